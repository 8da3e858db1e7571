"""Says in one sentence what a machine lacks, before anything is set up. Runs on any Python 3."""

import shutil
import sys

if sys.version_info < (3, 11):
    sys.exit("Heckmeck needs Python 3.11 or newer. Name another one with: make PYTHON=python3.12 ...")
try:
    import ensurepip  # noqa: F401  # only whether it is there
except ImportError:
    sys.exit("This Python cannot make virtual environments. On Debian: apt-get install python3-venv")
if not (shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")):
    print("There is no C++ compiler. Heckmeck will be slower, without training, roll-outs, bulk play and reviews of Karteneck.")
    print("On Debian: apt-get install g++ python3-dev")
