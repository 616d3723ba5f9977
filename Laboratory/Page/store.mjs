// SPDX-License-Identifier: Apache-2.0

import { written } from "./case.mjs";

/// The edited case and its history.
export class Store {
  #undone = [];
  #done = [];
  #last = { path: "", time: 0 };

  constructor(value) {
    this.value = value;
    this.changed = () => {};
  }

  /// Replaces the value at a path. Edits of one field within a second are one step of the history.
  ///
  /// `origin` names the part of the page that made the edit and shows it already.
  edit(path, value, origin = "") {
    const key = JSON.stringify(path);
    const isSame = key === this.#last.path && performance.now() - this.#last.time < 1000;
    this.#set(written(this.value, path, value), origin, !isSame);
    this.#last = { path: key, time: performance.now() };
  }

  /// Replaces the whole case, as one step of the history.
  replace(value, origin = "") {
    this.#set(value, origin, true);
    this.#last = { path: "", time: 0 };
  }

  /// Replaces the case and forgets the history.
  reset(value) {
    this.#done = [];
    this.#undone = [];
    this.value = value;
    this.changed("");
  }

  get canUndo() { return this.#done.length > 0; }
  get canRedo() { return this.#undone.length > 0; }

  undo() { this.#move(this.#done, this.#undone); }
  redo() { this.#move(this.#undone, this.#done); }

  #move(from, to) {
    if (from.length === 0) return;
    to.push(this.value);
    this.value = from.pop();
    this.#last = { path: "", time: 0 };
    this.changed("");
  }

  #set(value, origin, isStep) {
    if (isStep) {
      this.#done.push(this.value);
      if (this.#done.length > 200) this.#done.shift();
      this.#undone = [];
    }
    this.value = value;
    this.changed(origin);
  }
}
