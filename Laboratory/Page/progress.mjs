// SPDX-License-Identifier: Apache-2.0
// What the browser remembers: solved levels and the language. Browsers may refuse to; then it lasts as long as the page.

const KEY = "mullion-laboratory";
let values = {};

try {
  const read = JSON.parse(localStorage.getItem(KEY));
  if (read && typeof read === "object" && !Array.isArray(read)) values = read;
} catch {
  values = {};
}

function store() {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // The page works without.
  }
}

/// The names of the solved levels.
export const solved = () => new Set(Array.isArray(values.solved) ? values.solved.filter((name) => typeof name === "string") : []);

/// Records that a level is solved.
export function recordSolved(name) {
  values.solved = [...solved().add(name)];
  store();
}

/// Forgets the solved levels.
export function forgetSolved() {
  values.solved = [];
  store();
}

/// The language that the user chose, or `null`.
export const chosenLanguage = () => typeof values.language === "string" ? values.language : null;

/// Records the language that the user chose.
export function recordLanguage(code) {
  values.language = code;
  store();
}
