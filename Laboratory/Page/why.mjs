// SPDX-License-Identifier: Apache-2.0
// The explanation of a frame: four sums, each term of which lights up its part of the picture. Sentences of the engine are
// English in every language of the page, and marked so for screen readers.

import { describedPath } from "./case.mjs";
import { el } from "./dom.mjs";
import { t } from "./strings.mjs";

const number = (value) => String(Math.round(value * 100) / 100);
const SIDES = [["x", 0], ["y", 1], ["width", 2], ["height", 3]];

/// The panel that explains the frame of an element.
export class Why {
  constructor(root, engine, device, { reveal }) {
    Object.assign(this, { root, engine, device, reveal });
    this.root.append(el("p", { class: "hint" }, t("whyHint")));
  }

  /// Explains a frame in a case; returns the engine's reply.
  show(theCase, frame) {
    const { kind, section, item } = frame;
    const { contentOffset } = this.device.request().case.container;
    const reply = this.engine.call({ op: "explain", case: { ...theCase, container: { ...theCase.container, contentOffset } }, kind, section, item });
    this.device.showTerm(null);
    if (!reply.ok) {
      this.root.replaceChildren(el("p", { class: "hint" }, reply.error.text));
      return reply;
    }
    const name = frame.category === "cell" ? `${t("cell")} ${section}.${item}` : `“${kind}” ${section}.${item}`;
    this.root.replaceChildren(el("p", { class: "subject" }, name),
      ...SIDES.map(([side, index]) => this.#side(theCase, frame, side, reply.frame[index], reply.sides[side] ?? [])));
    return reply;
  }

  #side(theCase, frame, side, total, terms) {
    let sum = 0;
    const rows = terms.map((term) => {
      const start = sum;
      sum += term.amount;
      const light = () => this.device.showTerm(this.#part(frame, side, start, sum), `${term.amount < 0 ? "−" : ""}${number(Math.abs(term.amount))}`);
      const path = describedPath(theCase, term.path);
      return el("li", {}, el("button", {
        type: "button", class: "term", onpointerenter: light, onfocus: light, onpointerleave: () => this.device.showTerm(null),
        onblur: () => this.device.showTerm(null), onclick: () => path && this.reveal(path),
      }, el("span", { class: "amount" }, `${term.amount < 0 ? "−" : "+"}${number(Math.abs(term.amount))}`), el("span", { class: "words", lang: "en" }, term.words),
      el("span", { class: "where", lang: "en" }, term.path)));
    });
    return el("section", { class: "sum", "aria-label": side }, el("h3", {}, side, el("b", {}, number(total))), el("ol", {}, rows));
  }

  /// The part of the picture that a term covers, in content coordinates.
  #part(frame, side, from, to) {
    const [dx, dy] = this.device.shiftOf(frame);
    const [low, length] = [Math.min(from, to), Math.abs(to - from)];
    const { x, y, w, h } = frame;
    if (side === "x") return [low - dx, y - dy, length, h];
    if (side === "y") return [x - dx, low - dy, w, length];
    if (side === "width") return [x + low - dx, y - dy, length, h];
    return [x - dx, y + low - dy, w, length];
  }
}
