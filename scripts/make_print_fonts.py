"""Cuts the fonts of the printed pages out of whole ones: the letters of our languages, nothing else.

    npm pack @expo-google-fonts/baloo-2 @expo-google-fonts/nunito-sans   # whole, static; unpack both
    pip install fonttools
    python scripts/make_print_fonts.py FOLDER                            # where both were unpacked

Both are under the SIL Open Font License 1.1, which lies beside the result.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FONTS = Path(__file__).parent.parent / "src" / "akili" / "press" / "fonts"
CUT = ("Baloo2_600SemiBold", "Baloo2_800ExtraBold", "NunitoSans_400Regular", "NunitoSans_700Bold")
LETTERS = "U+0020-007E,U+00A0-017F,U+2010-2026,U+2032,U+20AC,U+2190-2193,U+2212,U+2264-2265"


def main(folder: Path) -> None:
    """Cut each of them."""
    for name in CUT:
        (whole,) = folder.rglob(f"{name}.ttf")
        target = FONTS / f"{name.replace('_', '-')}.ttf"
        command = ("pyftsubset", str(whole), f"--unicodes={LETTERS}", "--layout-features=*", f"--output-file={target}")
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
