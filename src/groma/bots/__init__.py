"""Players made of code. A bot is given what its seat may know and what it may do, and nothing else."""
