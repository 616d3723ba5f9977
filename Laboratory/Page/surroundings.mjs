// SPDX-License-Identifier: Apache-2.0
// What surrounds the layout: the view's size, direction, text size, and the heights that cells have when they are measured.

import { el } from "./dom.mjs";
import { choiceField, flagField, numberField, numberOf, textField } from "./fields.mjs";
import { t } from "./strings.mjs";

export const TEXT_SIZES = ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
  "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge"];
const MODES = ["unchanged", "constant", "list"];

/// Fills `root` with the fields of what surrounds the layout of a case.
export function showSurroundings(root, theCase, edit) {
  const focused = root.contains(document.activeElement) ? document.activeElement.dataset.path : null;
  const { container = {}, preferred = {} } = theCase;
  const output = el("output", { class: "number" }, t("pointsOf", { number: container.width }));
  const slider = el("input", {
    type: "range", min: 320, max: 1366, step: 1, value: container.width, "aria-label": t("viewWidth"), "data-path": "container.width",
    oninput: () => {
      output.textContent = t("pointsOf", { number: slider.value });
      edit(["container", "width"], Number(slider.value), false);
    },
  });
  root.replaceChildren(
    el("label", { class: "slider" }, el("span", {}, t("viewWidth")), slider, output),
    el("div", { class: "fields" },
      numberField({ label: t("viewHeight"), path: ["container", "height"], value: container.height, minimum: 100, maximum: 3000, step: 10, onchange: (value) => edit(["container", "height"], value, false) }),
      choiceField({ label: t("textSize"), path: ["textSize"], value: theCase.textSize ?? "large", choices: TEXT_SIZES.map((name) => [name, `.${name}`]), onchange: (value) => edit(["textSize"], value, false) }),
      choiceField({ label: t("measured"), path: ["preferred", "mode"], value: preferred.mode ?? "unchanged", choices: MODES.map((mode) => [mode, t(`measured-${mode}`)]), onchange: (mode) => edit(["preferred"], newPreferred(mode), true) }),
      preferred.mode === "constant" ? numberField({ label: t("measuredHeight"), path: ["preferred", "height"], value: preferred.height, minimum: 0, maximum: 5000, onchange: (value) => edit(["preferred", "height"], value, false) }) : "",
      preferred.mode === "list" ? textField({ label: t("measuredHeights"), path: ["preferred", "heights"], value: (preferred.heights ?? []).join(" "), read: heights, onchange: (value) => edit(["preferred", "heights"], value, false) }) : "",
      flagField({ label: t("rightToLeft"), path: ["direction"], value: theCase.direction === "rightToLeft", onchange: (isOn) => edit(["direction"], isOn ? "rightToLeft" : "leftToRight", false) })));
  if (focused) root.querySelector(`[data-path="${CSS.escape(focused)}"]`)?.focus();
}

function newPreferred(mode) {
  if (mode === "constant") return { mode, height: 64 };
  if (mode === "list") return { mode, heights: [60, 96, 44, 120, 72] };
  return { mode };
}

function heights(text) {
  const numbers = text.split(/[\s,;]+/).filter(Boolean).map(numberOf);
  if (numbers.length === 0 || numbers.length > 1000 || numbers.some((value) => value === null || value < 0)) throw new Error(t("expectedNumbers", { field: t("measuredHeights") }));
  return numbers;
}
