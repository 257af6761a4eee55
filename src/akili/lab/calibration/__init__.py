"""From what people really took to a calibration of the rating; read ``fit.py`` first."""
