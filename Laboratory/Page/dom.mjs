// SPDX-License-Identifier: Apache-2.0
// Elements of the page. Text becomes text nodes only; no function of the page parses HTML.

/// Creates an element: `on…` properties are listeners, the other ones attributes; `false` and `null` are left out.
export function el(tag, properties = {}, ...children) {
  return filled(document.createElement(tag), properties, children);
}

/// Creates an SVG element.
export function svg(tag, properties = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), properties, children);
}

function filled(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

/// Creates a button with a text.
export function button(text, onclick, properties = {}) {
  return el("button", { type: "button", ...properties, onclick }, text);
}

/// Returns the element of the page with an identifier.
export const byID = (id) => document.getElementById(id);

/// Announces a sentence to screen readers; an equal sentence is announced again.
export function announce(sentence) {
  const live = byID("live");
  live.textContent = "";
  setTimeout(() => { live.textContent = sentence; }, 30);
}

/// Whether the user prefers less motion.
export const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
