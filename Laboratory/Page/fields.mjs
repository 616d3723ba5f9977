// SPDX-License-Identifier: Apache-2.0
// The controls of the layout's tree. Each has a label, reports a wrong value as a sentence beside it, and keeps the last
// valid value.

import { pathText } from "./case.mjs";
import { el } from "./dom.mjs";
import { t } from "./strings.mjs";

let count = 0;

/// Returns a number as people write it: thirds, sixths, sevenths and ninths as fractions, others with four digits.
export function numberText(value) {
  if (typeof value !== "number") return "";
  for (const parts of value > 0 && value < 1 ? [3, 6, 7, 9] : []) {
    const share = Math.round(value * parts);
    if (share / parts === value && (share === 1 || parts % share > 0)) return `${share}/${parts}`;
  }
  return String(Math.round(value * 1e4) / 1e4);
}

/// Returns the number that a text writes, such as `12`, `0.5` or `1/3`; `null` if it writes none.
export function numberOf(text) {
  const words = text.trim().replace(",", ".").split("/");
  const numbers = words.map((word) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word.trim()) ? Number(word) : NaN);
  const value = words.length === 1 ? numbers[0] : words.length === 2 ? numbers[0] / numbers[1] : NaN;
  return Number.isFinite(value) ? value : null;
}

/// A field that contains a number. Arrow keys change it by a step; with the shift key by ten.
export function numberField({ label, path, value, isWhole = false, minimum = -1e6, maximum = 1e6, step = 1, narrow = false, onchange }) {
  const id = `field${count += 1}`;
  const error = el("span", { class: "field-error", id: `${id}-error` });
  const input = el("input", {
    id, type: "text", inputmode: "decimal", autocomplete: "off", spellcheck: "false", value: numberText(value),
    "data-path": pathText(path), "aria-describedby": `${id}-error`, size: narrow ? 4 : 7,
  });
  let last = value;
  const take = (number) => {
    const problem = number === null ? t("expectedNumber", { field: label, found: input.value.slice(0, 20) })
      : isWhole && !Number.isInteger(number) ? t("expectedWhole", { field: label })
      : number < minimum || number > maximum ? t("expectedRange", { field: label, minimum, maximum }) : "";
    error.textContent = problem;
    input.toggleAttribute("aria-invalid", problem !== "");
    if (problem !== "") input.setAttribute("aria-invalid", "true");
    if (problem !== "" || number === last) return;
    last = number;
    onchange(number);
  };
  input.addEventListener("input", () => take(numberOf(input.value)));
  input.addEventListener("keydown", (event) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = (numberOf(input.value) ?? last ?? 0) + direction * step * (event.shiftKey ? 10 : 1);
    const number = Math.min(maximum, Math.max(minimum, Math.round(next * 1e4) / 1e4));
    input.value = numberText(number);
    take(number);
  });
  return el("div", { class: narrow ? "field narrow" : "field" }, el("label", { for: id }, label), input, error);
}

/// A field with a list of choices, pairs of a value and a text.
export function choiceField({ label, path, value, choices, onchange }) {
  const id = `field${count += 1}`;
  const select = el("select", { id, "data-path": pathText(path), onchange: () => onchange(choices[select.selectedIndex][0]) },
    choices.map(([choice, text]) => el("option", { selected: choice === value }, text)));
  return el("div", { class: "field" }, el("label", { for: id }, label), select);
}

/// A field that is on or off.
export function flagField({ label, path, value, onchange }) {
  const input = el("input", { type: "checkbox", "data-path": pathText(path), onchange: () => onchange(input.checked) });
  input.checked = value;
  return el("label", { class: "flag" }, input, label);
}

/// A field that contains a text; `read` returns a value, or throws an error with a sentence.
export function textField({ label, path, value, read, onchange, size = 14 }) {
  const id = `field${count += 1}`;
  const error = el("span", { class: "field-error", id: `${id}-error` });
  const input = el("input", {
    id, type: "text", value, size, autocomplete: "off", spellcheck: "false", maxlength: 4000,
    "data-path": pathText(path), "aria-describedby": `${id}-error`,
  });
  input.addEventListener("input", () => {
    let next;
    try {
      next = read(input.value);
    } catch (problem) {
      error.textContent = problem.message;
      input.setAttribute("aria-invalid", "true");
      return;
    }
    error.textContent = "";
    input.removeAttribute("aria-invalid");
    onchange(next);
  });
  return el("div", { class: "field" }, el("label", { for: id }, label), input, error);
}

const KINDS = ["fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings"];

/// Returns whether a kind of dimension is a share of the container.
export const isFraction = (kind) => kind.startsWith("fractional");

/// The kind and the value of a dimension.
export function dimensionField({ label, path, value, onchange, current }) {
  const [kind, first] = Object.entries(value ?? { fractionalWidth: 1 })[0];
  let number = first;
  const choose = (chosen) => {
    if (chosen === kind) return;
    // A new kind begins with the length that the element has, so that the picture does not jump.
    const length = current?.(label) ?? 44;
    onchange({ [chosen]: isFraction(chosen) ? (isFraction(kind) ? number : 1) : isFraction(kind) ? Math.max(1, Math.round(length)) : number }, true);
  };
  return el("fieldset", { class: "pair" }, el("legend", {}, label),
    choiceField({ label: t("kind"), path: [...path, "kind"], value: kind, choices: KINDS.map((name) => [name, `.${name}`]), onchange: choose }),
    numberField({
      label: isFraction(kind) ? t("share") : t("points"), path, value: number, step: isFraction(kind) ? 0.05 : 1,
      onchange: (next) => { number = next; onchange({ [kind]: next }, false); },
    }));
}

/// A spacing: none, fixed or flexible.
export function spacingField({ label, path, value, onchange }) {
  const [kind, first] = value ? Object.entries(value)[0] : ["none", 0];
  let number = first;
  return el("fieldset", { class: "pair" }, el("legend", {}, label),
    choiceField({
      label: t("kind"), path: [...path, "kind"], value: kind,
      choices: [["none", t("none")], ["fixed", ".fixed"], ["flexible", ".flexible"]],
      onchange: (next) => onchange(next === "none" ? undefined : { [next]: number }, true),
    }),
    kind === "none" ? null : numberField({ label: t("points"), path, value: number, onchange: (next) => { number = next; onchange({ [kind]: next }, false); } }));
}

/// Four insets.
export function insetsField({ label, path, value = {}, onchange }) {
  const now = { ...value };
  const edge = (name) => numberField({
    label: t(name), path: [...path, name], value: now[name] ?? 0, narrow: true,
    onchange: (next) => {
      if (next === 0) delete now[name]; else now[name] = next;
      onchange(Object.keys(now).length > 0 ? { ...now } : undefined, false);
    },
  });
  return el("fieldset", { class: "four" }, el("legend", {}, label), ["top", "leading", "bottom", "trailing"].map(edge));
}

/// A point of two numbers.
export function pointField({ label, path, value = [0, 0], step = 1, onchange }) {
  const now = [...value];
  const axis = (index) => numberField({
    label: "xy"[index], path: [...path, index], value: now[index] ?? 0, narrow: true, step,
    onchange: (next) => { now[index] = next; onchange([...now], false); },
  });
  return el("fieldset", { class: "four" }, el("legend", {}, label), axis(0), axis(1));
}
