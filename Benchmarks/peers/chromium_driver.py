# SPDX-License-Identifier: Apache-2.0
"""Chromium in a window, driven over the pipe of its developer tools, and the processor time and memory of
all of its processes."""

import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

PAGE = Path(__file__).resolve().parent / "chromium/page.html"
TICK = os.sysconf("SC_CLK_TCK")


def program():
    """The path of Chromium, or None where it is not installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def version():
    return subprocess.run([program(), "--version"], capture_output=True, text=True, check=True).stdout.split()[1]


def _status(process):
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return file.read().rpartition(")")[2].split()


def tree(root):
    """The processes that descend from `root`, with it."""
    parents = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            parents[int(name)] = int(_status(name)[1])
        except OSError:
            continue
    found, grew = {root}, True
    while grew:
        children = {child for child, parent in parents.items() if parent in found} - found
        found |= children
        grew = bool(children)
    return found


def processor_milliseconds(processes):
    """What all threads of `processes` used, to the nanosecond where the system counts so."""
    total = 0.0
    for process in processes:
        try:
            for thread in os.listdir(f"/proc/{process}/task"):
                with open(f"/proc/{process}/task/{thread}/schedstat", encoding="utf-8") as file:
                    total += int(file.read().split()[0]) / 1e6
        except OSError:
            continue
    return total


def megabytes(processes):
    """Resident memory of `processes`, of which pages that several map count in part."""
    total = 0
    for process in processes:
        try:
            with open(f"/proc/{process}/smaps_rollup", encoding="utf-8") as file:
                total += sum(int(line.split()[1]) for line in file if line.startswith("Pss:"))
        except OSError:
            continue
    return total / 1024


class Browser:
    """One Chromium with one window; use it in a `with` statement."""

    def __init__(self, scene, count, sections, show=True):
        self.began = time.monotonic()
        self.folder = tempfile.mkdtemp()
        read_by_browser, self.output = os.pipe()
        self.input, written_by_browser = os.pipe()
        address = f"file://{PAGE}?scene={scene}&n={count}&sections={int(sections)}&show={int(show)}"

        def take_pipes():
            # Both are moved out of the way first: one may stand where the other belongs.
            first, second = os.dup(read_by_browser), os.dup(written_by_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program(), "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
             "--disable-extensions", "--disable-background-networking", "--disable-component-update",
             "--disable-sync", "--no-default-browser-check", "--window-size=400,800", "--window-position=0,0",
             f"--user-data-dir={self.folder}", f"--app={address}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=take_pipes,
            start_new_session=True)
        os.close(read_by_browser)
        os.close(written_by_browser)
        self.pending = b""
        self.number = 0
        self.session = None
        self._attach()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except (OSError, RuntimeError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.output)
        os.close(self.input)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _attach(self):
        while self.session is None:
            for target in self.call("Target.getTargets")["targetInfos"]:
                if target["type"] == "page" and "page.html" in target["url"]:
                    self.session = self.call(
                        "Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
                    return
            time.sleep(0.005)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.pending:
                part = os.read(self.input, 1 << 16)
                if not part:
                    raise RuntimeError("Chromium has gone")
                self.pending += part
            line, _, self.pending = self.pending.partition(b"\0")
            answer = json.loads(line)
            if answer.get("id") != self.number:
                continue
            if "error" in answer:
                raise RuntimeError(answer["error"]["message"])
            return answer["result"]

    def run(self, expression):
        """The value of `expression` in the page, awaited."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", "?"))
        return answer["result"].get("value")

    def loaded(self):
        while self.run("typeof firstFrame === 'undefined' || document.readyState !== 'complete'"):
            time.sleep(0.005)

    def processor(self):
        return processor_milliseconds(tree(self.process.pid))

    def page_metrics(self):
        """Processor time of the page's main thread by kind, in milliseconds."""
        metrics = self.call("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] * 1e3 for metric in metrics if metric["name"].endswith("Duration")}


def start(scene, count, sections):
    """Processor time, time and memory from the start of the process to the first frame."""
    with Browser(scene, count, sections) as browser:
        browser.loaded()
        browser.run("firstFrame()")
        wall = (time.monotonic() - browser.began) * 1e3
        cpu = browser.processor()
        return {"cpu": cpu, "wall": wall, "pss": megabytes(tree(browser.process.pid))}


def frames(action, scene, count, sections, number):
    """Processor time a frame of all threads of all processes."""
    with Browser(scene, count, sections) as browser:
        browser.loaded()
        browser.run("firstFrame()")
        time.sleep(1)
        browser.run(f"{action}({10 if action == 'insert' else 30})")
        before = browser.processor()
        began = time.monotonic()
        done = browser.run(f"{action}({number})")
        return {"process": (browser.processor() - before) / done, "frames": done,
                "wall": (time.monotonic() - began) * 1e3 / done}


def drift(count):
    with Browser("varied", count, False) as browser:
        browser.loaded()
        browser.run("firstFrame()")
        return browser.run("drift(300)")


def layout(scene, count, sections):
    """Processor time of style and layout of a page that stands, in the main thread."""
    with Browser(scene, count, sections, show=False) as browser:
        browser.loaded()
        browser.run("firstFrame()")
        browser.call("Performance.enable", timeDomain="threadTicks")
        before = browser.page_metrics()
        wall = browser.run("layout()")
        after = browser.page_metrics()
        spent = sum(after[name] - before[name] for name in ("LayoutDuration", "RecalcStyleDuration"))
        return {"cpu": spent, "wall": wall}
