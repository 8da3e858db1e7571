"""Sees to it that there is a Chromium for the browser tests: the one that is there, or Debian's if it may be installed."""

import os
import shutil
import subprocess
import sys

WANTED = "The browser tests need Chromium. On Debian: apt-get install chromium"

if not (shutil.which("chromium") or shutil.which("chromium-browser")):
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(WANTED)
    print("Installing Chromium for the browser tests ...", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    try:
        subprocess.run(["apt-get", "-qq", "update"], check=True, **quiet)
        subprocess.run(["apt-get", "-qq", "install", "--yes", "--no-install-recommends", "chromium"], check=True, **quiet)
    except subprocess.CalledProcessError:
        sys.exit(WANTED)
