// SPDX-License-Identifier: Apache-2.0
// Handles on the picture: dragging one changes the number of the layout that makes the edge.

import { describedPath, read, sectionPath } from "./case.mjs";
import { el } from "./dom.mjs";
import { isFraction, numberText } from "./fields.mjs";
import { t } from "./strings.mjs";

/// The handles of the selected element.
export class Handles {
  #nodes = new Map();

  constructor(device, { edit, current }) {
    Object.assign(this, { device, edit, current });
    this.path = null;
    device.moved = () => this.place();
  }

  /// Shows the handles of the description at a path in words, such as "section 0 / group / item 0".
  show(words) {
    this.words = words;
    this.place();
  }

  place() {
    const { device } = this, frame = device.selected, theCase = this.current();
    const path = this.words && frame ? describedPath(theCase, this.words) : null;
    const wanted = path ? this.#wanted(theCase, frame, path) : [];
    for (const [key, node] of this.#nodes) {
      if (wanted.some((handle) => handle.key === key) || node.isDragged) continue;
      node.remove();
      this.#nodes.delete(key);
    }
    for (const handle of wanted) this.#put(handle);
  }

  /// Returns the handles: each with its place, its axis, and the path of its number.
  #wanted(theCase, frame, path) {
    const { picture } = this.device;
    const isRightToLeft = picture.isRightToLeft, [dx, dy] = this.device.shiftOf(frame);
    const handles = [];
    // The handles of a group and of an item that fills it are beside each other.
    const sides = (key, part, [x, y, w, h], label, at) => {
      const owner = read(theCase, part);
      if (owner?.width) handles.push({ key: `${key}-width`, path: [...part, "width"], axis: 0, sign: isRightToLeft ? -1 : 1, length: w, x: isRightToLeft ? x : x + w, y: y + h * at, label: t("handleWidth", { what: label }) });
      if (owner?.height) handles.push({ key: `${key}-height`, path: [...part, "height"], axis: 1, sign: 1, length: h, x: x + w * at, y: y + h, label: t("handleHeight", { what: label }) });
    };
    const at = path.indexOf("group");
    if (frame.category === "cell" && at > 0) {
      const group = path.slice(0, at + 1);
      const box = picture.boxes?.find((box) => box.section === frame.section && box.depth === 0 && covers(box.slot, frame));
      if (box && box.content !== "item") sides("group", group, [box.slot[0] - dx, box.slot[1] - dy, box.slot[2], box.slot[3]], t("groupWord"), 0.25);
      this.#insets(theCase, frame, handles, isRightToLeft);
    }
    if (path.length > at + 1 || at < 0) sides("part", path, [frame.x - dx, frame.y - dy, frame.w, frame.h], frame.category === "cell" ? t("item") : frame.kind, 0.6);
    return handles;
  }

  #insets(theCase, frame, handles, isRightToLeft) {
    const section = this.device.picture.sections[frame.section], path = [...sectionPath(theCase, frame.section), "contentInsets"];
    if (!section?.body || !section.inner) return;
    const [x, y, w, h] = section.inner;
    const add = (edge, axis, sign, px, py) => handles.push({
      key: `inset-${edge}`, path: [...path, edge], axis, sign, x: px, y: py, isInset: true, label: t("handleInset", { edge: t(edge) }),
    });
    add("leading", 0, isRightToLeft ? -1 : 1, isRightToLeft ? x + w : x, y + h * 0.8);
    add("trailing", 0, isRightToLeft ? 1 : -1, isRightToLeft ? x : x + w, y + h * 0.8);
    add("top", 1, 1, x + w * 0.8, y);
    add("bottom", 1, -1, x + w * 0.8, y + h);
  }

  #put(handle) {
    let node = this.#nodes.get(handle.key);
    if (!node) {
      node = el("div", {
        class: `handle ${handle.axis === 0 ? "across" : "along"}${handle.isInset ? " inset" : ""}`, role: "slider", tabindex: "0",
        "aria-orientation": handle.axis === 0 ? "horizontal" : "vertical",
      });
      node.addEventListener("pointerdown", (event) => this.#press(node, event));
      node.addEventListener("keydown", (event) => this.#key(node, event));
      this.device.handles.append(node);
      this.#nodes.set(handle.key, node);
    }
    node.handle = handle;
    const value = this.#value(handle);
    node.setAttribute("aria-label", handle.label);
    node.setAttribute("aria-valuenow", String(value.number));
    node.setAttribute("aria-valuetext", value.text);
    node.setAttribute("aria-valuemin", "0");
    node.setAttribute("aria-valuemax", isFraction(value.kind ?? "") ? "1" : "2000");
    node.dataset.value = value.text;
    node.style.transform = `translate(${handle.x}px, ${handle.y}px) scale(${1 / this.device.scale})`;
  }

  #value({ path, isInset }) {
    const found = read(this.current(), path);
    if (isInset) return { number: found ?? 0, text: numberText(found ?? 0) };
    const [kind, number] = Object.entries(found ?? { absolute: 0 })[0];
    return { kind, number, text: `.${kind}(${numberText(number)})` };
  }

  /// Changes the number of a handle, which was `start` when its edge was `length` long, for a movement in points.
  #move({ path, isInset }, start, length, distance) {
    if (isInset) return this.#set(path, Math.max(0, Math.round(start.number + distance)));
    if (!isFraction(start.kind)) return this.#set(path, { [start.kind]: Math.max(1, Math.round(start.number + distance)) });
    const share = length > 0 ? start.number * (length + distance) / length : start.number;
    this.#set(path, { [start.kind]: Math.min(4, Math.max(0.01, Math.round(share * 100) / 100)) });
  }

  #set(path, value) {
    if (JSON.stringify(read(this.current(), path)) !== JSON.stringify(value)) this.edit(path, value);
  }

  #press(node, event) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    node.focus();
    node.setPointerCapture(event.pointerId);
    node.isDragged = true;
    const { handle } = node, start = this.#value(handle), scale = this.device.scale;
    const first = [event.clientX, event.clientY];
    let frame = 0;
    const move = (moved) => {
      cancelAnimationFrame(frame);
      const now = [moved.clientX, moved.clientY];
      frame = requestAnimationFrame(() => this.#move(handle, start, handle.length, handle.sign * (now[handle.axis] - first[handle.axis]) / scale));
    };
    const end = () => {
      node.isDragged = false;
      node.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel"]) node.removeEventListener(name, end);
    };
    node.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, end);
  }

  #key(node, event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const { handle } = node, value = this.#value(handle), amount = step * (event.shiftKey ? 10 : 1) * (event.key.match(/Left|Right/) ? handle.sign : 1);
    if (handle.isInset) this.#set(handle.path, Math.max(0, value.number + amount));
    else if (isFraction(value.kind)) this.#set(handle.path, { [value.kind]: Math.max(0.01, Math.round((value.number + amount / 100) * 100) / 100) });
    else this.#set(handle.path, { [value.kind]: Math.max(1, value.number + amount) });
  }
}

const covers = ([x, y, w, h], frame) => {
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  return cx >= x && cx <= x + w && cy >= y && cy <= y + h;
};
