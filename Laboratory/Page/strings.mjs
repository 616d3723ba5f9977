// SPDX-License-Identifier: Apache-2.0

import en from "./strings/en.mjs";
import ko from "./strings/ko.mjs";

const all = { en, ko };
let current = "en";

export const languages = Object.keys(all);
export const language = () => current;

/// Selects the language with the given code; English if there is no such language.
export function setLanguage(code) {
  current = all[code] ? code : "en";
  document.documentElement.lang = current;
}

/// Returns the text of a key, with `{name}` replaced by values; the key itself if there is none.
export function t(key, values = {}) {
  const text = all[current][key] ?? en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/// Returns the texts of a level: title, text, goal and hints.
export const levelTexts = (id) => all[current].lessons[id] ?? en.lessons[id];
