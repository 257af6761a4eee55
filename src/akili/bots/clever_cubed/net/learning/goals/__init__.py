"""Goals of training games besides points."""
