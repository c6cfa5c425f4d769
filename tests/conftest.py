"""What all tests share: how Hypothesis looks for examples."""

from hypothesis import HealthCheck, settings

# No deadline: on a busy machine a slow example is not a wrong one.
settings.register_profile("groma", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("groma")
