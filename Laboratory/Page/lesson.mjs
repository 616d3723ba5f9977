// SPDX-License-Identifier: Apache-2.0
// A level: its text, the target, hints, and whether the layout reaches the target.

import { announce, button, el, svg } from "./dom.mjs";
import { compare, difference, levels } from "./levels.mjs";
import * as progress from "./progress.mjs";
import { levelTexts, t } from "./strings.mjs";

/// The levels' part of the page.
export class Lesson {
  #hints = 0;
  #timer = 0;
  #reason = "";

  constructor(root, engine, device, { begin, show, solved }) {
    Object.assign(this, { root, engine, device, begin, showLayout: show, solved });
    this.index = -1;
  }

  get level() { return levels[this.index] ?? null; }

  /// Begins a level by its number, from 0; `takesFocus` moves the focus to its title.
  open(index, takesFocus = false) {
    this.index = Math.min(levels.length - 1, Math.max(0, index));
    this.#hints = 0;
    this.isShown = false;
    this.#reason = "";
    this.build();
    this.device.targets = (offsets) => this.#missing(offsets);
    this.begin(this.level.start);
    if (takesFocus) document.getElementById("lesson-title").focus();
  }

  /// Ends the levels: the device shows no target.
  close() {
    this.device.targets = null;
  }

  /// Builds the text of the level again, as for another language.
  build() {
    const { level, index } = this, texts = levelTexts(level.id), solved = progress.solved();
    this.status = el("p", { class: "goal-status" });
    this.meter = el("progress", { max: 1, value: 0, "aria-label": t("inPlace") });
    this.hintList = el("ol", { class: "hints", "aria-live": "polite" });
    this.more = el("div", { class: "actions" });
    this.next = button(t("nextLevel"), () => this.open(index + 1, true), { class: "primary" });
    this.target = svg("svg", { class: "target", role: "img", "aria-label": t("targetOf", { title: texts.title }) });
    const picker = el("ol", { class: "picker" }, levels.map(({ id }, number) => el("li", {}, button(String(number + 1), () => this.open(number, true), {
      class: solved.has(id) ? "level solved" : "level", "aria-current": number === index ? "step" : false,
      "aria-label": t(solved.has(id) ? "levelSolved" : "levelOpen", { number: number + 1, title: levelTexts(id).title }),
    }))));
    this.root.replaceChildren(
      el("nav", { "aria-label": t("levels") }, picker),
      el("div", { class: "lesson-body" },
        el("div", { class: "lesson-text" },
          el("p", { class: "eyebrow" }, t("levelOf", { number: index + 1, count: levels.length })),
          el("h2", { id: "lesson-title", tabindex: "-1" }, texts.title),
          texts.text.map((paragraph) => el("p", {}, ...marked(paragraph))),
          el("p", { class: "goal" }, el("b", {}, t("goal")), " ", ...marked(texts.goal)),
          el("div", { class: "state" }, this.meter, this.status),
          this.hintList,
          this.more),
        el("figure", { class: "target-figure" }, this.target, el("figcaption", {}, t("target")))));
    this.#actions();
    this.#drawTarget();
    for (let hint = 0; hint < this.#hints; hint += 1) this.#addHint(hint);
  }

  #actions() {
    const texts = levelTexts(this.level.id), rest = texts.hints.length - this.#hints;
    const isSolved = progress.solved().has(this.level.id) || this.#reason === "goalSolved";
    this.more.replaceChildren(
      ...(isSolved && this.index + 1 < levels.length ? [this.next] : []),
      ...(rest > 0 ? [button(t("hint", { number: this.#hints + 1, count: texts.hints.length }), () => this.#hint(), { class: "quiet" })]
        : [button(t("showSolution"), () => this.#solution(), { class: "quiet" })]),
      button(t("again"), () => this.open(this.index, true), { class: "quiet" }));
  }

  #hint() {
    this.#addHint(this.#hints);
    this.#hints += 1;
    this.#actions();
    this.more.querySelector("button:not(.primary)")?.focus();
  }

  #addHint(number) {
    this.hintList.append(el("li", {}, ...marked(levelTexts(this.level.id).hints[number])));
  }

  #solution() {
    this.isShown = true;
    this.showLayout(this.level.solution.layout);
  }

  #drawTarget() {
    const reply = this.engine.call({ op: "solve", case: this.level.solution });
    if (!reply.ok) return;
    const { width, height } = this.level.solution.container;
    this.target.replaceChildren();
    this.target.setAttribute("viewBox", `0 0 ${width} ${height}`);
    globalThis.LayoutOverlay.elements(this.target, reply, { scale: 0.5 });
  }

  /// The elements of the target that are not in place, in the surroundings that the device shows.
  #missing(offsets) {
    const request = this.device.request();
    const { layout } = this.level.solution;
    const wanted = this.engine.call({ ...request, boxes: false, case: { ...request.case, layout, itemCounts: this.level.solution.itemCounts }, offsets });
    if (!wanted.ok) return { frames: [], sections: [] };
    return { ...wanted, frames: difference(wanted, this.device.picture).missing };
  }

  /// Compares a case with the target a moment later.
  soon(theCase) {
    if (!this.level) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.check(theCase), 60);
  }

  /// Compares a case with the target, and says what is missing.
  check(theCase) {
    clearTimeout(this.#timer);
    const result = compare(this.engine, this.level, theCase.layout);
    this.meter.max = Math.max(1, result.total);
    this.meter.value = result.isSolved ? result.total : Math.min(result.placed, result.total);
    const sentence = t(result.reason, result);
    this.root.classList.toggle("is-solved", result.isSolved);
    if (this.status.textContent !== sentence) {
      this.status.textContent = sentence;
      if (this.#reason !== "") announce(sentence);
    }
    const isNew = result.isSolved && this.#reason !== "goalSolved";
    this.#reason = result.reason;
    if (isNew) {
      if (!this.isShown) progress.recordSolved(this.level.id);
      this.root.querySelectorAll(".level")[this.index].classList.toggle("solved", progress.solved().has(this.level.id));
      this.#actions();
      this.solved(sentence);
    }
    return result;
  }
}

/// Returns the nodes of a text in which words between backticks are code.
export function marked(text) {
  return text.split("`").map((words, index) => index % 2 === 1 ? el("code", {}, words) : words);
}
