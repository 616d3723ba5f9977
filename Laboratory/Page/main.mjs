// SPDX-License-Identifier: Apache-2.0
// The page: loads the engine, and connects the parts.

import { Engine } from "./engine.mjs";
import { caseIn, describedPath, firstCase } from "./case.mjs";
import { Code } from "./code.mjs";
import { Device } from "./device.mjs";
import { Diff } from "./diff.mjs";
import { button, byID, el } from "./dom.mjs";
import { Handles } from "./handles.mjs";
import { Lesson } from "./lesson.mjs";
import { levels } from "./levels.mjs";
import { Lint } from "./lint.mjs";
import * as progress from "./progress.mjs";
import { Store } from "./store.mjs";
import { language, languages, setLanguage, t } from "./strings.mjs";
import { showSurroundings } from "./surroundings.mjs";
import { Tree } from "./tree.mjs";
import { Why } from "./why.mjs";

const PARTS = ["sections", "groups", "items", "insets", "spacing"];
const SWATCHES = { sections: "section", groups: "group", items: "item", insets: "insets", spacing: "spacing" };

class Page {
  mode = "free";

  constructor(engine) {
    this.engine = engine;
    this.store = new Store(firstCase());
    this.store.changed = (origin) => this.show(origin);
    this.build();
  }

  /// Creates the parts of the page in the current language.
  build() {
    const { engine, store } = this;
    for (const node of document.querySelectorAll("[data-t]")) node.textContent = t(node.dataset.t);
    for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", t(node.dataset.label));
    document.title = t("title");
    const other = languages.find((code) => code !== language());
    byID("language").textContent = other === "ko" ? "한국어" : "English";
    byID("language").lang = other;
    const edit = (path, value, isStructural, origin) => store.edit(path, value, isStructural ? "" : origin);
    this.tree = new Tree(byID("tree-body"), {
      edit: (path, value, isStructural) => edit(path, value, isStructural, "tree"),
      select: () => {},
      length: (path, axis) => this.lengthOf(path, axis),
    });
    this.device = new Device(byID("device"), engine, {
      select: (frame, isChosen) => this.select(frame, isChosen),
      failed: (error) => this.fail(error),
    });
    this.why = new Why(byID("why"), engine, this.device, { reveal: (path) => this.tree.reveal(path, true) });
    byID("why").replaceChildren(el("p", { class: "hint" }, t("whyHint")));
    this.handles = new Handles(this.device, { edit: (path, value) => { this.handled = path; store.edit(path, value, "handle"); }, current: () => store.value });
    this.lint = new Lint(byID("lint"), engine, {
      apply: (theCase) => store.replace(theCase), reveal: (path) => this.tree.reveal(path, true), found: (findings) => this.tree.mark(findings),
      light: (finding) => this.device.showPart(finding?.words, finding?.code),
    });
    this.code = new Code(byID("code"), engine, { replace: (value) => this.replace(value) });
    this.code.copied = (sentence) => this.notice(sentence, true);
    this.lesson = new Lesson(byID("lesson"), engine, this.device, {
      begin: (theCase) => { this.isBeginning = true; store.reset(theCase); this.isBeginning = false; },
      show: (layout) => store.edit(["layout"], layout),
      solved: (sentence) => this.notice(sentence, true),
    });
    this.diff = new Diff(byID("diff"), engine);
    this.switches();
  }

  switches() {
    const { device } = this;
    const toggle = (name, isOn, change) => {
      const made = button("", () => {
        const next = made.getAttribute("aria-pressed") !== "true";
        made.setAttribute("aria-pressed", String(next));
        change(next);
        device.render();
      }, { class: "switch", "aria-pressed": String(isOn) });
      made.append(SWATCHES[name] ? globalThis.LayoutOverlay.swatch(SWATCHES[name]) : "", t(`part-${name}`));
      return made;
    };
    byID("switches").replaceChildren(toggle("overlay", device.hasOverlay, (isOn) => { device.hasOverlay = isOn; byID("legend").hidden = !isOn; }));
    byID("legend").replaceChildren(...PARTS.map((name) => toggle(name, device.shown[name], (isOn) => { device.shown[name] = isOn; })));
  }

  // MARK: Showing

  /// Shows the case; `origin` is the part of the page that shows it already.
  show(origin) {
    if (this.mode === "diff") return;
    this.device.show(this.store.value, this.isBeginning);
    if (!this.isBeginning) return this.showControls(origin);
    performance.mark("first-layout");
    // The picture is painted before the controls are built.
    this.controls = new Promise((done) => {
      setTimeout(() => {
        if (this.mode !== "diff") this.showControls(origin);
        done();
      });
    });
  }

  showControls(origin) {
    const theCase = this.store.value;
    if (origin === "tree") this.tree.note(theCase);
    else if (origin === "handle") this.tree.refresh(theCase, this.handled);
    else if (origin === "surroundings") this.tree.case = theCase;
    else this.tree.show(theCase);
    if (origin === "") showSurroundings(byID("surroundings"), theCase, (path, value, isStructural) => this.store.edit(path, value, isStructural ? "" : "surroundings"));
    this.lint.soon(theCase);
    this.code.soon(theCase);
    if (this.mode === "levels") this.lesson.soon(theCase);
    byID("undo").disabled = !this.store.canUndo;
    byID("redo").disabled = !this.store.canRedo;
    clearTimeout(this.explaining);
    if (this.device.selected) this.explaining = setTimeout(() => this.device.selected && this.why.show(this.store.value, this.device.selected), 80);
  }

  /// Explains an element; a chosen one gets handles, and its description is shown in the tree.
  select(frame, isChosen) {
    const reply = this.why.show(this.store.value, frame);
    if (!isChosen || !reply.ok) return;
    const words = [...reply.sides.width, ...reply.sides.height].map(({ path }) => path).filter((path) => / \/ /.test(path))
      .sort((a, b) => b.length - a.length)[0];
    this.handles.show(words);
    if (words) this.tree.reveal(this.pathOf(words));
  }

  pathOf(words) {
    return describedPath(this.store.value, words);
  }

  /// The length along an axis of the first element that the description at a path made, in points; 0 if there is none.
  lengthOf(path, axis) {
    const text = JSON.stringify(path);
    for (const frame of this.device.picture?.frames ?? []) {
      const reply = this.engine.call({ op: "explain", case: this.store.value, kind: frame.kind, section: frame.section, item: frame.item });
      if (!reply.ok) continue;
      const paths = [...reply.sides.width, ...reply.sides.height].map((term) => JSON.stringify(this.pathOf(term.path)));
      if (paths.includes(text)) return axis === 0 ? frame.w : frame.h;
      if (frame.item > 3) break;
    }
    return 0;
  }

  /// Shows the engine's sentence with its field, or removes it.
  fail(error) {
    this.tree.refuse(error?.field);
    if (error) this.notice([error.field, error.text].filter(Boolean).join(": "));
    else if (!this.isBrief) byID("notice").hidden = true;
  }

  /// Shows a sentence above the page; a brief one disappears.
  notice(sentence, isBrief = false) {
    const notice = byID("notice");
    clearTimeout(this.noticeEnd);
    this.isBrief = isBrief;
    notice.classList.toggle("brief", isBrief);
    notice.textContent = sentence;
    notice.hidden = false;
    if (isBrief) this.noticeEnd = setTimeout(() => { notice.hidden = true; this.isBrief = false; }, 3000);
  }

  /// Replaces the case by a value from outside; returns the engine's sentence if it refuses it.
  replace(value) {
    const reply = this.engine.call({ op: "validate", case: value });
    if (!reply.ok) return [reply.error.field, reply.error.text].filter(Boolean).join(": ");
    this.store.replace({ textSize: "large", direction: "leftToRight", preferred: { mode: "unchanged" }, ...value });
    return null;
  }

  // MARK: Modes

  /// Shows levels, the free layout or snapshots.
  enter(mode, level = 0) {
    const old = this.mode;
    this.mode = mode;
    for (const node of document.querySelectorAll("[data-mode]")) node.setAttribute("aria-current", node.dataset.mode === mode ? "page" : "false");
    document.body.dataset.mode = mode;
    byID("bench").hidden = mode === "diff";
    byID("diff").hidden = mode !== "diff";
    byID("lesson").hidden = mode !== "levels";
    byID("notice").hidden = true;
    if (old === "free" && mode !== "free") this.free = this.store.value;
    if (mode === "levels") this.lesson.open(level);
    else this.lesson.close();
    if (mode === "diff") this.diff.build();
    if (mode === "free") {
      this.isBeginning = true;
      this.store.reset(this.free ?? this.store.value);
      this.isBeginning = false;
    }
  }

  /// Opens what the address names: a case, a level or a mode. A wrong address is a sentence, and the page begins as usual.
  async follow(fragment) {
    const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
    const level = Number(parameters.get("level"));
    try {
      const theCase = await caseIn(parameters);
      if (theCase) {
        this.free = firstCase();
        this.mode = "";
        this.enter("free");
        const problem = this.replace(theCase);
        if (problem) this.notice(t("linkRefused", { problem }));
        return;
      }
    } catch (error) {
      this.enter("free");
      this.notice(t(error.message));
      return;
    }
    if (parameters.has("diff")) this.enter("diff");
    else if (parameters.has("free")) this.enter("free");
    else if (parameters.has("level") && !(Number.isInteger(level) && level >= 1 && level <= levels.length)) {
      this.enter("levels", 0);
      this.notice(t("linkLevel", { count: levels.length }));
    } else {
      const solved = progress.solved(), open = levels.findIndex(({ id }) => !solved.has(id));
      this.enter("levels", parameters.has("level") ? level - 1 : Math.max(0, open));
    }
  }

  changeLanguage() {
    const { mode } = this, theCase = this.store.value, { index } = this.lesson;
    setLanguage(languages.find((code) => code !== language()));
    progress.recordLanguage(language());
    this.build();
    this.mode = "";
    if (mode === "free") this.free = theCase;
    this.enter(mode, index);
    if (mode === "levels") this.store.replace(theCase);
  }
}

function listen(page) {
  for (const node of document.querySelectorAll("[data-mode]")) {
    node.addEventListener("click", () => {
      history.replaceState(null, "", `#${node.dataset.mode === "levels" ? "" : node.dataset.mode}`);
      if (node.dataset.mode === "levels") page.follow("");
      else page.enter(node.dataset.mode);
    });
  }
  byID("undo").addEventListener("click", () => page.store.undo());
  byID("redo").addEventListener("click", () => page.store.redo());
  byID("language").addEventListener("click", () => page.changeLanguage());
  addEventListener("hashchange", () => page.follow(location.hash));
  addEventListener("keydown", (event) => {
    const isText = event.target.matches?.("input:not([type=checkbox]):not([type=range]), textarea, select");
    if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !isText) {
      event.preventDefault();
      if (event.shiftKey) page.store.redo();
      else page.store.undo();
    }
    if (event.key === "c" && !isText && !event.ctrlKey && !event.metaKey && !event.altKey && page.mode !== "diff") page.code.copySwift();
  });
}

async function begin() {
  const parameters = new URLSearchParams(location.search);
  setLanguage(parameters.get("lang") ?? progress.chosenLanguage() ?? (navigator.language.startsWith("ko") ? "ko" : "en"));
  let engine;
  try {
    engine = await Engine.load(fetch(new URL("laboratory.wasm", import.meta.url)));
  } catch (error) {
    byID("notice").textContent = t("noEngine", { problem: error.message });
    byID("notice").hidden = false;
    return;
  }
  const page = new Page(engine);
  listen(page);
  await page.follow(location.hash);
  await page.controls;
  document.documentElement.dataset.ready = "true";
}

begin();
