// SPDX-License-Identifier: Apache-2.0
// Drives Chromium over the DevTools protocol by a pipe, and serves the page on the loopback interface.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".mjs": "text/javascript", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const NAMES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Serves a folder; `close` ends the server.
export async function served(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(request.url.split(/[?#]/)[0])).replace(/\/$/, "/index.html");
    const file = join(folder, path);
    if (!file.startsWith(normalize(folder)) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => { server.closeAllConnections(); server.close(); } };
}

/// A running Chromium without a window.
export class Browser {
  #next = 1;
  #waiting = new Map();
  #listeners = [];

  /// Starts the browser; it ends with `close`, or with this process.
  static async start() {
    const program = process.env.CHROMIUM ?? NAMES.find(existsSync);
    if (!program) throw new Error("Chromium is missing: install the package chromium, or name the program in CHROMIUM.");
    const browser = new Browser();
    browser.profile = mkdtempSync(join(tmpdir(), "laboratory-"));
    browser.process = spawn(program, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
      "--mute-audio", "--force-color-profile=srgb", `--user-data-dir=${browser.profile}`, "--remote-debugging-pipe", "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    process.on("exit", () => browser.process.kill());
    let text = "";
    browser.process.stdio[4].setEncoding("utf8").on("data", (part) => {
      const messages = (text + part).split("\0");
      text = messages.pop();
      for (const message of messages) browser.#receive(JSON.parse(message));
    });
    return browser;
  }

  #receive(message) {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (waiting && message.error) waiting.fail(new Error(`${waiting.method}: ${message.error.message}`));
    else if (waiting) waiting.done(message.result);
    else for (const listener of this.#listeners) listener(message);
  }

  /// Calls a method of the protocol.
  call(method, params = {}, sessionId) {
    const id = this.#next++;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail, method });
      this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  listen(listener) { this.#listeners.push(listener); }

  /// Opens a tab of a size, in points; `dark` and `still` are the user's preferences.
  async open({ width = 1366, height = 900, dark = false, still = true } = {}) {
    const { browserContextId } = await this.call("Target.createBrowserContext");
    const { targetId } = await this.call("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await this.call("Target.attachToTarget", { targetId, flatten: true });
    const tab = new Tab(this, sessionId, browserContextId);
    for (const domain of ["Page", "Runtime", "Log", "Accessibility", "Performance"]) await tab.call(`${domain}.enable`);
    await tab.resize(width, height);
    await tab.call("Emulation.setEmulatedMedia", { features: [
      { name: "prefers-color-scheme", value: dark ? "dark" : "light" }, { name: "prefers-reduced-motion", value: still ? "reduce" : "no-preference" },
    ] });
    return tab;
  }

  async close() {
    const ended = new Promise((done) => this.process.on("exit", done));
    await Promise.race([this.call("Browser.close").catch(() => {}), new Promise((done) => setTimeout(done, 2000))]);
    this.process.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

const KEYS = { Tab: 9, Enter: 13, " ": 32, End: 35, Home: 36, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Backspace: 8 };

/// A tab of the browser.
export class Tab {
  /// Texts of uncaught errors, of errors on the console, and of violations of the content security policy.
  errors = [];

  constructor(browser, session, context) {
    Object.assign(this, { browser, session, context });
    browser.listen(({ sessionId, method, params }) => {
      if (sessionId !== session) return;
      if (method === "Runtime.exceptionThrown") this.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === "Log.entryAdded" && params.entry.level === "error") this.errors.push(`${params.entry.text} ${params.entry.url ?? ""}`);
      if (method === "Runtime.consoleAPICalled" && params.type === "error") this.errors.push(params.args.map((value) => value.value).join(" "));
    });
  }

  call(method, params) { return this.browser.call(method, params, this.session); }

  resize(width, height, scale = 1) {
    return this.call("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: false });
  }

  /// Opens an address in a new document, and waits until the page is ready.
  async go(url) {
    await this.call("Page.navigate", { url: "about:blank" });
    await this.call("Page.navigate", { url });
    await this.until("document.documentElement.dataset.ready === 'true'");
  }

  /// Returns the value of an expression, awaited.
  async value(expression) {
    const { result, exceptionDetails } = await this.call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /// Waits until an expression is true.
  async until(expression, seconds = 20) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      if (await this.value(expression).catch(() => false)) return;
      if (Date.now() > end) throw new Error(`After ${seconds} s this is still not true: ${expression}\n${this.errors.join("\n")}`);
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  /// Presses a key.
  async press(key, modifiers = 0) {
    const text = key.length === 1 ? key : key === "Enter" ? "\r" : undefined;
    const event = { key, code: key.length === 1 && key !== " " ? `Key${key.toUpperCase()}` : key === " " ? "Space" : key, windowsVirtualKeyCode: KEYS[key] ?? key.toUpperCase().charCodeAt(0), modifiers };
    await this.call("Input.dispatchKeyEvent", { type: text && !(modifiers & 2) ? "keyDown" : "rawKeyDown", text: modifiers & 2 ? undefined : text, ...event });
    await this.call("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  /// Types a text into the field that has the focus, in place of its content.
  async type(text) {
    await this.value("document.activeElement.select?.()");
    await this.call("Input.insertText", { text });
  }

  mouse(type, x, y, buttons = 1) {
    return this.call("Input.dispatchMouseEvent", { type, x, y, button: type === "mouseMoved" ? "none" : "left", buttons: type === "mouseReleased" ? 0 : buttons, clickCount: 1 });
  }

  /// Clicks the element that a selector names.
  async click(selector) {
    const [x, y] = await this.place(selector);
    await this.mouse("mouseMoved", x, y, 0);
    await this.mouse("mousePressed", x, y);
    await this.mouse("mouseReleased", x, y);
  }

  /// Returns the middle of an element in the window, after scrolling to it.
  async place(selector) {
    const found = await this.value(`(() => { const node = document.querySelector(${JSON.stringify(selector)}); if (!node) return null;
      node.scrollIntoView({ block: "center", inline: "nearest" }); const { x, y, width, height } = node.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`);
    if (!found) throw new Error(`No element is named by ${selector}.`);
    return found;
  }

  /// Returns a picture of the page as PNG.
  async picture(isWhole = false) {
    const { data } = await this.call("Page.captureScreenshot", { format: "png", captureBeyondViewport: isWhole });
    return Buffer.from(data, "base64");
  }

  close() { return this.browser.call("Target.disposeBrowserContext", { browserContextId: this.context }); }
}
