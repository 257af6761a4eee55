"""The games on paper: what lies in each box, laid out on pages, drawn by typst. ``boxes.py`` names the boxes."""
