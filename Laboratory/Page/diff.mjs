// SPDX-License-Identifier: Apache-2.0
// Snapshots: two lists that are edited as text, and what `apply` does to come from one to the other.

import { announce, button, el, reducesMotion } from "./dom.mjs";
import { t } from "./strings.mjs";

const OLD = "# Fruit\napple\nbanana\ncherry\ndate\n\n# Nuts\nalmond\nwalnut";
const NEW = "# Fruit\ndate\napple\nfig\ncherry\n\n# Nuts\nwalnut\nbanana\nhazelnut";
const SYMBOLS = { delete: "−", insert: "+", move: "↕" };
const LONGEST = 200_000;

/// Returns the sections of a text: a line that begins with `#` is a section, the others are items.
export function sectionsOf(text) {
  const sections = [];
  for (const line of text.slice(0, LONGEST).split("\n")) {
    const words = line.trim();
    if (words.startsWith("#")) sections.push({ section: words.replace(/^#+\s*/, ""), items: [] });
    else if (words !== "") {
      if (sections.length === 0) sections.push({ section: "main", items: [] });
      sections.at(-1).items.push(words);
    }
  }
  return sections;
}

/// The snapshots' part of the page.
export class Diff {
  #tiles = new Map();
  #shown = null;

  constructor(root, engine) {
    Object.assign(this, { root, engine, old: OLD, new: NEW });
  }

  /// Builds the part again, as for another language.
  build() {
    const area = (label, name) => {
      const field = el("textarea", { rows: 12, spellcheck: "false", maxlength: LONGEST, id: `diff-${name}`, oninput: () => { this[name] = field.value; this.update(); } });
      field.value = this[name];
      return el("div", { class: "list-field" }, el("label", { for: `diff-${name}` }, label), field);
    };
    this.problem = el("p", { class: "field-error", role: "alert" });
    this.operations = el("ol", { class: "operations" });
    this.count = el("p", { class: "hint" });
    this.stage = el("div", { class: "snapshot", role: "list", "aria-label": t("shownSnapshot") });
    this.applyButton = button(t("applySnapshot"), () => this.apply(), { class: "primary" });
    this.#tiles = new Map();
    this.root.replaceChildren(
      el("h2", { id: "diff-title" }, t("diffTitle")), el("p", { class: "intro" }, t("diffText")),
      el("div", { class: "lists" }, area(t("oldList"), "old"), area(t("newList"), "new")),
      this.problem,
      el("div", { class: "actions" }, this.applyButton, button(t("backToOld"), () => this.show(sectionsOf(this.old), true), { class: "quiet" })),
      el("div", { class: "lists" },
        el("section", { "aria-labelledby": "shown-title" }, el("h3", { id: "shown-title" }, t("shownSnapshot")), this.stage),
        el("section", { "aria-labelledby": "operations-title" }, el("h3", { id: "operations-title" }, t("operations")), this.count, this.operations)));
    this.update();
  }

  /// Computes the operations from the old list to the new one; a refused list is a sentence of the engine.
  update() {
    const [old, next] = [sectionsOf(this.old), sectionsOf(this.new)];
    const reply = this.engine.call({ op: "diff", old, new: next });
    this.problem.textContent = reply.ok ? "" : [reply.error.field, reply.error.text].filter(Boolean).join(": ");
    this.applyButton.disabled = !reply.ok;
    if (!reply.ok) return;
    this.changes = reply.operations;
    const rows = this.changes.slice(0, 500).map((change) => el("li", { class: change.op },
      el("span", { class: "symbol", "aria-hidden": "true" }, SYMBOLS[change.op]), this.#sentence(change)));
    this.operations.replaceChildren(...rows);
    const numbers = Object.fromEntries(["delete", "insert", "move"].map((op) => [op, this.changes.filter((change) => change.op === op).length]));
    this.count.textContent = t("operationCount", numbers);
    this.show(old, false);
  }

  #sentence({ op, what, id, from, to }) {
    const place = (at) => what === "section" ? String(at?.[0] ?? at ?? "") : (at ?? []).join(".");
    return t(`${op}-${what}`, { id, from: place(from), to: place(to) });
  }

  /// Shows the new list, with the tiles on their way.
  apply() {
    this.update();
    if (this.applyButton.disabled) return;
    this.show(sectionsOf(this.new), true);
    announce(this.count.textContent);
  }

  /// Shows sections as tiles; those that stay move to their new places.
  show(sections, isAnimated) {
    const isStill = !isAnimated || reducesMotion();
    const before = new Map([...this.#tiles].map(([key, tile]) => [key, tile.getBoundingClientRect()]));
    const next = new Map();
    const tile = (key, text, name) => {
      const made = this.#tiles.get(key) ?? el("div", { class: name, role: "listitem" }, text);
      next.set(key, made);
      return made;
    };
    const nodes = sections.slice(0, 200).flatMap(({ section, items }) => [
      tile(`# ${section}`, section, "tile-section"), ...items.slice(0, 500).map((item) => tile(`- ${item}`, item, "tile")),
    ]);
    this.#tiles = next;
    this.stage.replaceChildren(...nodes);
    if (isStill) return;
    for (const [key, node] of next) {
      const old = before.get(key), now = node.getBoundingClientRect();
      if (!old) node.animate([{ opacity: 0, transform: "scale(0.6)" }, { opacity: 1, transform: "none" }], { duration: 320, easing: "ease-out" });
      else if (Math.abs(old.x - now.x) + Math.abs(old.y - now.y) > 0.5) {
        node.animate([{ transform: `translate(${old.x - now.x}px, ${old.y - now.y}px)` }, { transform: "none" }], { duration: 420, easing: "ease-in-out" });
      }
    }
  }
}
