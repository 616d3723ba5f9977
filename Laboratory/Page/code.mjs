// SPDX-License-Identifier: Apache-2.0
// The layout as Swift, as JSON and as a link.

import { fragmentOf } from "./case.mjs";
import { announce, button, el } from "./dom.mjs";
import { t } from "./strings.mjs";
import { source } from "./swift.mjs";

/// The panel of the code.
export class Code {
  #tab = "swift";
  #timer = 0;

  constructor(root, engine, { replace }) {
    Object.assign(this, { root, engine, replace });
    this.swift = "";
  }

  /// Shows the code of a case a moment later, once for several edits.
  soon(theCase) {
    this.case = theCase;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(theCase), 150);
  }

  /// Shows the code of a case.
  show(theCase) {
    this.case = theCase;
    // What the engine refuses may lack what the Swift of a layout needs.
    const reply = this.engine.call({ op: "validate", case: theCase });
    this.swift = reply.ok ? source(theCase.layout) : "";
    this.problem = reply.ok ? "" : [reply.error.field, reply.error.text].filter(Boolean).join(": ");
    // Text that is being edited stays.
    if (this.root.contains(document.activeElement) && document.activeElement.tagName === "TEXTAREA") return;
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const tab = (name) => button(t(name), () => { this.#tab = name; this.show(this.case); }, { class: "tab", "aria-pressed": String(this.#tab === name), "data-key": name });
    this.root.replaceChildren(el("div", { class: "tabs" }, tab("swift"), tab("json")), ...(this.#tab === "swift" ? this.#swiftPart() : this.#jsonPart()),
      el("div", { class: "actions" }, button(t("copyLink"), () => this.copyLink(), { class: "quiet", "data-key": "link" })));
    this.root.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  #swiftPart() {
    return [
      el("pre", { tabindex: "0", "aria-label": t("swift") }, el("code", {}, this.problem || this.swift)),
      el("div", { class: "actions" }, button(t("copySwift"), () => this.copySwift(), { class: "primary", "aria-keyshortcuts": "c", "data-key": "copy" }), el("kbd", {}, "C")),
    ];
  }

  #jsonPart() {
    const error = el("p", { class: "field-error", role: "alert" });
    const area = el("textarea", { rows: 16, spellcheck: "false", "aria-label": t("jsonOfCase"), "data-key": "area" });
    area.value = JSON.stringify(this.case, null, 2);
    const apply = () => {
      let value;
      try {
        value = JSON.parse(area.value);
      } catch (problem) {
        error.textContent = t("jsonBroken", { problem: problem.message });
        return;
      }
      const problem = this.replace(value);
      error.textContent = problem ?? "";
      if (!problem) announce(t("applied"));
    };
    return [area, error, el("div", { class: "actions" }, button(t("apply"), apply, { class: "primary", "data-key": "apply" }))];
  }

  /// Copies the Swift of the layout.
  copySwift() { return this.#copy(this.swift, t("copiedSwift")); }

  /// Puts the case into the address, and copies it.
  async copyLink() {
    const fragment = await fragmentOf(this.case);
    history.replaceState(null, "", `#${fragment}`);
    await this.#copy(location.href, t("copiedLink"));
  }

  async #copy(text, sentence) {
    try {
      await navigator.clipboard.writeText(text);
      announce(sentence);
      this.copied?.(sentence);
    } catch {
      this.copied?.(t("copyFailed"));
      announce(t("copyFailed"));
    }
  }
}
