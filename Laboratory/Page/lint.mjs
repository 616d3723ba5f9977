// SPDX-License-Identifier: Apache-2.0
// The linter's findings, with a fix where the engine has one.

import { describedPath, pathOf } from "./case.mjs";
import { announce, button, el } from "./dom.mjs";
import { t } from "./strings.mjs";

const SYMBOLS = { error: "✕", warning: "!", advice: "i" };

/// The panel of the linter.
export class Lint {
  #timer = 0;
  #sentence = "";

  constructor(root, engine, { apply, reveal, found, light }) {
    Object.assign(this, { root, engine, apply, reveal, found, light });
    this.findings = [];
  }

  /// Lints a case a moment later, once for several edits.
  soon(theCase) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(theCase), 150);
  }

  /// Lints a case and lists its findings.
  show(theCase) {
    clearTimeout(this.#timer);
    const reply = this.engine.call({ op: "lint", case: theCase });
    if (!reply.ok) {
      this.root.replaceChildren(el("p", { class: "hint" }, t("lintNeedsLayout")));
      return;
    }
    this.findings = reply.findings.map((finding) => ({ ...finding, path: this.#path(theCase, finding), words: finding.path }));
    this.root.replaceChildren(this.findings.length === 0 ? el("p", { class: "hint good" }, t("noFindings"))
      : el("ul", { class: "findings" }, this.findings.map((finding) => this.#item(theCase, finding))));
    this.found(this.findings);
    const sentence = this.findings.length === 0 ? t("noFindings") : t("findingCount", { count: this.findings.length });
    if (sentence !== this.#sentence && this.#sentence !== "") announce(sentence);
    this.#sentence = sentence;
  }

  #path(theCase, { field, path }) {
    if (!field) return describedPath(theCase, path);
    const steps = pathOf(field);
    return steps[0] === "layout" || steps[0] === "itemCounts" ? steps : ["layout", ...steps];
  }

  #item(theCase, finding) {
    const { code, name, severity, message, consequence, remedy, fix, path, words } = finding;
    const [light, dark] = [() => this.light(finding), () => this.light(null)];
    return el("li", { class: `finding ${severity}`, onpointerenter: light, onpointerleave: dark, onfocusin: light, onfocusout: dark },
      el("p", { class: "finding-title" },
        el("span", { class: "symbol", "aria-hidden": "true" }, SYMBOLS[severity]), el("span", {}, `${t(severity)} ${code}`), el("code", { lang: "en" }, name)),
      el("p", { lang: "en" }, message), el("p", { class: "quiet-text", lang: "en" }, consequence), el("p", { class: "quiet-text", lang: "en" }, remedy),
      el("div", { class: "actions" },
        button(words, () => this.reveal(path), { class: "quiet", "aria-label": t("showWhere", { where: words }) }),
        fix ? button(t("fix"), () => this.#fix(theCase, fix), { class: "primary", "aria-label": t("fixWhat", { code }) }) : null));
  }

  #fix(theCase, fix) {
    const reply = this.engine.call({ op: "apply", case: theCase, fix });
    if (reply.ok) {
      this.apply(reply.case);
      announce(t("fixed"));
    } else {
      announce(reply.error.text);
    }
  }
}
