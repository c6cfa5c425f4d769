"""`python -m groma` is `groma`."""

from groma.cli import main

if __name__ == "__main__":
    main()
