# SPDX-License-Identifier: Apache-2.0
"""The programs that are measured: whether each is there, its version, how it is built and called."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import chromium_driver

HERE = Path(__file__).resolve().parent
BENCHMARKS = HERE.parent
BUILD = BENCHMARKS / ".build/peers"
PACKAGES = ("chromium", "fonts-inter", "libgtk-4-dev", "python3-venv", "qml6-module-qtqml-workerscript",
            "qml6-module-qtquick", "qml6-module-qtquick-window", "qt6-declarative-dev", "xvfb")
WINDOWS = {"GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "QT_QPA_PLATFORM": "xcb",
           "QML_DISABLE_DISK_CACHE": "1"}


class Absent(Exception):
    """A peer is not on this machine; the sentence says what is missing."""


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode:
        raise Absent(((done.stderr or done.stdout).strip() or f"{command[0]} fails").splitlines()[-1])
    return done.stdout.strip()


def revision(folder):
    """The commit of a checkout and its day."""
    return run("git", "-C", folder, "log", "-1", "--format=%h of %cs")


def numbers(output):
    """The `key=value` of a program's only line, or of each line by the third of its words."""
    answer = {}
    for line in output.splitlines():
        words = line.split()
        pairs = dict(word.split("=", 1) for word in words if "=" in word)
        values = {key: float(value) for key, value in pairs.items() if key not in ("n", "rows")}
        answer.update(values)
        if len(words) > 2 and "cpu" in values:
            answer[words[2]] = values["cpu"]
    return answer


class Program:
    """A program that is called with words and prints numbers."""

    def __init__(self, version, *command):
        self.version = version
        self.command = command

    def measure(self, words):
        done = subprocess.run([str(word) for word in self.command + tuple(words)], capture_output=True, text=True,
                              timeout=300, env={**os.environ, **WINDOWS})
        if done.returncode:
            raise RuntimeError(done.stderr.strip() or f"{self.command[-1]} {' '.join(words)} failed")
        return numbers(done.stdout)


class Chromium:
    def __init__(self):
        self.version = chromium_driver.version()

    def measure(self, words):
        action, arguments = words[0], words[1:]
        if action == "drift":
            return chromium_driver.drift(int(arguments[0]))
        scene, count, sections = arguments[0], int(arguments[1]), arguments[2] == "1"
        if action in ("start", "layout"):
            return getattr(chromium_driver, action)(scene, count, sections)
        return chromium_driver.frames(action, scene, count, sections, 60 if action == "insert" else 300)


def _product(options, name):
    """The path of a program of Benchmarks, built unless --built has it."""
    if options.built:
        return options.built / name
    build = ("swift", "build", "-c", "release", "--package-path", BENCHMARKS)
    subprocess.run([*build, "--product", name], stdout=sys.stderr, check=True)
    return Path(run(*build, "--show-bin-path")) / name


def _mullion(options):
    return Program(run("git", "-C", BENCHMARKS, "describe", "--tags", "--always"), _product(options, "frames"))


def _mullion_work(options):
    return Program(run("git", "-C", BENCHMARKS, "describe", "--tags", "--always"), _product(options, "peerwork"))


def _gtk(options):
    return Program(run("pkg-config", "--modversion", "gtk4"), _product(options, "gtkframes"))


def _qt(_):
    for number in ("6", "5"):
        modules = [f"Qt{number}{part}" for part in ("Quick", "Qml", "Gui", "Core")]
        if subprocess.run(["pkg-config", "--exists", *modules], check=False).returncode:
            continue
        flags = run("pkg-config", "--cflags", "--libs", *modules).split()
        run("g++", "-O2", "-fPIC", "-std=c++17", BENCHMARKS / "Qt/frames.cpp", "-o", BUILD / "qtframes", *flags)
        return Program(run("pkg-config", "--modversion", modules[0]), BUILD / "qtframes")
    raise Absent("Qt Quick is not installed")


def _chromium(_):
    if not chromium_driver.program():
        raise Absent("Chromium is not installed")
    return Chromium()


def _yoga(options):
    if not options.yoga:
        raise Absent("no checkout is given with --yoga")
    library = next(options.yoga.rglob("libyogacore.a"), None)
    if library is None:
        raise Absent(f"{options.yoga} has no libyogacore.a: build it there, in release")
    run("g++", "-O2", "-DNDEBUG", "-std=c++20", "-I", options.yoga, HERE / "yoga/layout.cpp", library, "-o",
        BUILD / "yoga")
    return Program(revision(options.yoga), BUILD / "yoga")


def _taffy(_):
    for python in (BUILD / "python/bin/python", "python3"):
        try:
            version = run(python, "-c", "import stretchable, importlib.metadata as m; print(m.version('stretchable'))")
        except (Absent, OSError):
            continue
        return Program(f"in stretchable {version}", python, HERE / "taffy/layout.py")
    raise Absent("the Python package stretchable is not installed")


def _differencekit(options):
    if not options.differencekit:
        raise Absent("no checkout is given with --differencekit")
    built = options.differencekit / ".build/release"
    objects = sorted(built.glob("DifferenceKit.build/*.o"))
    if not objects:
        raise Absent(f"{options.differencekit} is not built: swift build -c release there")
    run("swiftc", "-O", "-swift-version", "5", "-I", built / "Modules", HERE / "differencekit/main.swift", *objects,
        "-o", BUILD / "differencekit")
    return Program(revision(options.differencekit), BUILD / "differencekit")


MAKERS = {"Mullion": _mullion, "Mullion work": _mullion_work, "GTK": _gtk, "Qt Quick": _qt, "Chromium": _chromium,
          "Yoga": _yoga, "Taffy": _taffy, "DifferenceKit": _differencekit}


def install():
    """Installs Debian's packages, and Taffy's from the Python package index into the build folder."""
    subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES], stdout=sys.stderr, check=True)
    subprocess.run([sys.executable, "-m", "venv", BUILD / "python"], check=True)
    subprocess.run([BUILD / "python/bin/pip", "install", "-q", "stretchable"], stdout=sys.stderr, check=True)


def find(options):
    """The programs by name; those that are absent are named on the way."""
    BUILD.mkdir(parents=True, exist_ok=True)
    found = {}
    for name, make in MAKERS.items():
        try:
            found[name] = make(options)
        except (Absent, OSError) as missing:
            print(f"{name} is left out: {missing}", file=sys.stderr)
    return found


class Display:
    """An X display of its own, for a `with` statement."""

    def __enter__(self):
        if not shutil.which("Xvfb"):
            sys.exit("peers: Xvfb is missing; --install installs it")
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            os.environ["DISPLAY"] = ":" + number.readline().strip()
        os.environ.pop("WAYLAND_DISPLAY", None)
        os.environ.pop("MULLION_PICTURES", None)
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
