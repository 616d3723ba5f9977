// SPDX-License-Identifier: Apache-2.0
// The device: a view that scrolls, filled with the elements that the engine places.

import "./overlay.js";
import { el, reducesMotion, svg } from "./dom.mjs";
import { t } from "./strings.mjs";

/// The points that a pointer moves before it scrolls an orthogonal section.
const SLOP = 6;

/// A device with the picture of a case.
export class Device {
  #elements = new Map();
  #rows = new Map();
  #offsets = {};
  #seen = 0;
  #pending = 0;
  #selected = "";
  #focused = "";

  /// - `select(frame)` is called when an element is hovered, focused or clicked.
  /// - `failed(error)` is called with the engine's sentence, or `null` if it laid out.
  constructor(root, engine, { select, failed, laidOut }) {
    Object.assign(this, { engine, select, failed, laidOut });
    this.offset = [0, 0];
    this.shown = { sections: true, groups: true, items: true, insets: true, spacing: true };
    this.hasOverlay = true;
    this.overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });
    this.ghosts = svg("svg", { class: "overlay", "aria-hidden": "true" });
    this.terms = svg("svg", { class: "overlay", "aria-hidden": "true" });
    this.handles = el("div", { class: "handles" });
    this.content = el("div", { class: "content", role: "presentation" });
    this.viewport = el("div", {
      class: "viewport", dir: "ltr", role: "listbox", tabindex: "0", "aria-label": t("elements"),
      onscroll: () => this.#scrolled(), onkeydown: (event) => this.#key(event), onpointerleave: () => this.#leave(),
    }, this.content);
    this.screen = el("div", { class: "screen" }, this.viewport);
    this.frame = el("div", { class: "device" }, this.screen);
    root.replaceChildren(this.frame);
    this.content.addEventListener("pointerdown", (event) => this.#press(event));
    this.content.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // The width of the root is read only when it changes: reading it between edits makes the browser lay out the page.
    this.room = root.clientWidth;
    new ResizeObserver(([entry]) => { this.room = entry.contentRect.width; this.#fit(); }).observe(root);
  }

  /// Shows a case; `isNew` scrolls to its start.
  show(theCase, isNew = false) {
    const old = this.case;
    this.case = theCase;
    if (isNew) {
      this.#offsets = {};
      this.#selected = "";
      this.viewport.scrollTo(0, 0);
      this.offset = [0, 0];
    }
    if (isNew || old?.layout !== theCase.layout) this.#seen = 0;
    this.#fit();
    this.render();
  }

  get scale() {
    const width = this.case?.container?.width ?? 393;
    return Math.min(1, Math.max(0.1, (this.room - 22) / width));
  }

  #fit() {
    const { width = 393, height = 640 } = this.case?.container ?? {};
    if (!(width > 0 && height > 0 && width < 1e5 && height < 1e5)) return;
    const scale = this.scale;
    this.viewport.style.width = `${width}px`;
    this.viewport.style.height = `${height}px`;
    this.viewport.style.transform = `scale(${scale})`;
    this.viewport.style.setProperty("--scale", Math.max(0.5, scale));
    this.screen.style.width = `${width * scale}px`;
    this.screen.style.height = `${height * scale}px`;
    if (this.picture) this.#decorate();
  }

  /// Reads the offset when it changes, as the width of the root.
  #scrolled() {
    this.offset = [this.viewport.scrollLeft, this.viewport.scrollTop];
    this.#soon();
  }

  #soon() {
    if (this.#pending) return;
    this.#pending = requestAnimationFrame(() => { this.#pending = 0; this.render(); });
  }

  /// Returns the request that lays out what is visible, and a screen more on each side.
  request() {
    const { width, height } = this.case.container ?? {};
    const [x, y] = this.offset;
    this.#seen = Math.max(this.#seen, y + height);
    // Boxes of orthogonal sections are placed before the section's own scrolling.
    const rows = (this.picture?.sections ?? []).map((section, index) => section.orthogonal ? this.#turned(index, this.#offsets[index] ?? section.orthogonal.initial) : 0);
    const [low, high] = [Math.min(0, ...rows), Math.max(0, ...rows)];
    return {
      op: "solve", case: { ...this.case, container: { ...this.case.container, contentOffset: [x, y] } }, boxes: this.hasOverlay,
      rect: [x - width / 2 + low, y - height / 2, width * 2 + high - low, height * 2], offsets: this.#offsets, seen: [0, 0, width, Math.min(this.#seen, 20_000)],
    };
  }

  /// Lays out and shows the elements in view.
  render() {
    if (!this.case) return;
    let reply = this.engine.call(this.request());
    // The first reply has the offsets at which orthogonal sections begin; what is visible follows from them.
    const begins = ({ sections = [] } = {}) => JSON.stringify(sections.map(({ orthogonal }) => orthogonal?.initial ?? 0));
    if (reply.ok && begins(reply) !== begins(this.picture)) {
      this.picture = reply;
      reply = this.engine.call(this.request());
    }
    this.failed(reply.ok ? null : reply.error);
    if (!reply.ok) return;
    reply.isHorizontal = this.case.layout?.scrollDirection === "horizontal";
    reply.isRightToLeft = this.case.direction === "rightToLeft";
    this.picture = reply;
    const { width, height } = this.case.container;
    this.size = [Math.max(width, reply.contentSize[0]), Math.max(height, reply.contentSize[1])];
    // Browsers place nothing beyond some millions of points.
    this.content.style.width = `${Math.min(this.size[0], 8e6)}px`;
    this.content.style.height = `${Math.min(this.size[1], 8e6)}px`;
    this.#placeRows(reply.sections);
    this.#placeElements(reply.frames);
    this.#decorate();
    this.laidOut?.(reply);
  }

  #placeRows(sections) {
    const kept = new Set();
    sections.forEach((section, index) => {
      const { orthogonal } = section;
      if (!orthogonal) return;
      kept.add(index);
      let made = this.#rows.get(index);
      if (!made) {
        const track = el("div", { class: "track", role: "presentation" });
        const row = el("div", { class: "row", role: "group", "data-row": index }, track);
        made = { row, track };
        this.#rows.set(index, made);
        this.content.append(row);
      }
      const [x, y, w, h] = orthogonal.frame;
      made.row.setAttribute("aria-label", t("scrollingSection", { number: index, behavior: orthogonal.behavior }));
      made.row.classList.toggle("upright", orthogonal.axis === "vertical");
      place(made.row, x, y, w, h);
      const offset = this.#bounded(orthogonal, this.#offsets[index] ?? orthogonal.initial);
      if (this.#offsets[index] !== undefined) this.#offsets[index] = offset;
      this.#shift(index, offset);
    });
    for (const [index, made] of this.#rows) {
      if (kept.has(index)) continue;
      made.row.remove();
      this.#rows.delete(index);
      delete this.#offsets[index];
      for (const [key, element] of this.#elements) if (made.row.contains(element.node)) this.#elements.delete(key);
    }
  }

  /// Returns the offset of a section that loops within its first turn.
  #turned(index, offset) {
    const period = this.picture.sections[index]?.orthogonal?.period;
    return period ? offset - Math.floor(offset / period) * period : offset;
  }

  #bounded(orthogonal, offset) {
    return orthogonal.period ? offset : Math.min(orthogonal.range[1], Math.max(orthogonal.range[0], offset));
  }

  /// Moves the content of an orthogonal section to an offset.
  #shift(index, offset) {
    const { orthogonal } = this.picture.sections[index];
    const [x, y] = orthogonal.frame;
    const isVertical = orthogonal.axis === "vertical";
    const track = this.#rows.get(index)?.track;
    if (track) track.style.transform = `translate(${-x - (isVertical ? 0 : offset)}px, ${-y - (isVertical ? offset : 0)}px)`;
  }

  #placeElements(frames) {
    const kept = new Set();
    for (const frame of frames) {
      const key = `${frame.category} ${frame.kind} ${frame.section} ${frame.item}${frame.copy ?? ""}`;
      kept.add(key);
      const row = frame.orthogonal ? this.#rows.get(frame.section)?.track : null;
      const parent = row ?? this.content;
      let element = this.#elements.get(key);
      if (!element) {
        element = { node: this.#newElement(key), parent: null };
        this.#elements.set(key, element);
      }
      if (element.parent !== parent) parent.append(element.node);
      element.parent = parent;
      this.#update(element, this.#nearest(frame));
    }
    for (const [key, element] of this.#elements) {
      if (kept.has(key)) continue;
      element.node.remove();
      this.#elements.delete(key);
    }
  }

  /// Returns a frame of a section that loops in the turn that is nearest to the section's offset.
  #nearest(frame) {
    const orthogonal = frame.orthogonal ? this.picture.sections[frame.section].orthogonal : null;
    if (!orthogonal?.period) return frame;
    const isVertical = orthogonal.axis === "vertical";
    const [start, length, view] = isVertical ? [frame.y, frame.h, orthogonal.frame[3]] : [frame.x, frame.w, orthogonal.frame[2]];
    const middle = (this.#offsets[frame.section] ?? orthogonal.initial) + view / 2;
    const turns = Math.round((middle - start - length / 2) / orthogonal.period) * orthogonal.period;
    return isVertical ? { ...frame, y: frame.y + turns } : { ...frame, x: frame.x + turns };
  }

  #newElement(key) {
    return el("div", {
      role: "option", tabindex: "-1", "aria-selected": "false",
      onpointerenter: () => this.#hover(key), onclick: () => this.pick(key), onfocus: () => this.#focus(key),
    }, el("span", { class: "name" }), el("span", { class: "size" }));
  }

  #update(element, frame) {
    const { node, frame: old } = element;
    element.frame = frame;
    if (old && old.x === frame.x && old.y === frame.y && old.w === frame.w && old.h === frame.h && old.z === frame.z && old.section === frame.section) return;
    place(node, frame.x, frame.y, frame.w, frame.h);
    node.style.zIndex = frame.z;
    if (!old) node.className = `element ${classOf(frame)} hue${frame.section % 6}`;
    const size = `${number(frame.w)} × ${number(frame.h)}`;
    const name = frame.category === "cell" ? `${frame.section}.${frame.item}` : frame.kind;
    node.firstChild.textContent = frame.h >= 14 && frame.w >= 7 * name.length ? name : "";
    node.lastChild.textContent = frame.category === "cell" && frame.h >= 40 && frame.w >= 70 ? size : "";
    node.setAttribute("aria-label", t("elementLabel", {
      kind: frame.category === "cell" ? t("cell") : frame.kind, name: `${frame.section}.${frame.item}`,
      x: number(frame.x), y: number(frame.y), width: number(frame.w), height: number(frame.h),
    }));
  }

  // MARK: Overlay

  /// Draws what lies over the elements.
  #decorate() {
    const [width, height] = [Math.min(this.size[0], 8e6), Math.min(this.size[1], 8e6)];
    for (const layer of [this.overlay, this.ghosts, this.terms]) {
      layer.setAttribute("width", width);
      layer.setAttribute("height", height);
    }
    const offsets = Object.fromEntries(Object.entries(this.#offsets).map(([index, offset]) => [index, this.#turned(index, offset)]));
    const options = { shown: this.shown, offsets, isRightToLeft: this.picture.isRightToLeft, scale: this.scale };
    if (this.hasOverlay) globalThis.LayoutOverlay.draw(this.overlay, this.picture, options);
    else this.overlay.replaceChildren();
    this.ghosts.replaceChildren();
    if (this.targets) globalThis.LayoutOverlay.elements(this.ghosts, this.targets(this.#offsets), { ...options, color: "target" });
    this.content.append(this.overlay, this.ghosts, this.terms, this.handles);
    this.moved?.();
  }

  /// Draws the part of a term, in content coordinates; `null` removes it.
  showTerm(rect, text) {
    if (!rect) this.terms.replaceChildren();
    else globalThis.LayoutOverlay.term(this.terms, rect, text, { scale: this.scale });
  }

  /// Lights up the first part of the picture that a path in words names, such as "section 0 / group / item 1"; a path of
  /// the layout alone, or none, lights up nothing.
  showPart(words, text) {
    const [, section] = String(words ?? "").match(/section (\d+)/) ?? [];
    const found = this.picture?.sections[section];
    if (!found) return this.showTerm(null);
    const boxes = this.picture.boxes?.filter((box) => box.section === Number(section)) ?? [];
    const kind = words.match(/(?:supplementary|boundary item|decoration) (.*)$/)?.[1];
    const element = kind && this.picture.frames.find((frame) => frame.section === Number(section) && frame.kind === kind);
    const box = / item \d+/.test(words) ? boxes.find(({ content }) => content === "item") : /group/.test(words) ? boxes[0] : null;
    const rect = element ? [element.x, element.y, element.w, element.h] : box?.slot ?? found.frame;
    const [dx, dy] = this.shiftOf({ section: Number(section), orthogonal: Boolean(box || element?.orthogonal) });
    this.showTerm([rect[0] - dx, rect[1] - dy, rect[2], rect[3]], text);
  }

  /// The offset of the orthogonal section that contains a frame, as a vector.
  shiftOf(frame) {
    const orthogonal = frame?.orthogonal ? this.picture?.sections[frame.section]?.orthogonal : null;
    if (!orthogonal) return [0, 0];
    const offset = this.#offsets[frame.section] ?? orthogonal.initial;
    return orthogonal.axis === "vertical" ? [0, offset] : [offset, 0];
  }

  // MARK: Selection

  get selected() { return this.#elements.get(this.#selected)?.frame ?? null; }

  #hover(key) {
    if (this.drag) return;
    const frame = this.#elements.get(key)?.frame;
    if (frame) this.select(frame, false);
  }

  #leave() {
    if (this.selected && !this.drag) this.select(this.selected, false);
  }

  #focus(key) {
    this.#focused = key;
    this.pick(key);
  }

  /// Selects an element by its key.
  pick(key) {
    const element = this.#elements.get(key);
    if (!element || (this.drag && this.drag.hasMoved)) return;
    for (const { node } of this.#elements.values()) node.setAttribute("aria-selected", "false");
    element.node.setAttribute("aria-selected", "true");
    this.#selected = key;
    this.select(element.frame, true);
  }

  /// Selects the first element whose frame a predicate accepts.
  pickWhere(accepts) {
    for (const [key, { frame }] of this.#elements) if (accepts(frame)) return this.pick(key);
  }

  #key(event) {
    if (event.target.closest(".handle")) return;
    const direction = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const isEdge = event.key === "Home" || event.key === "End";
    if (!direction && !isEdge) return;
    event.preventDefault();
    const ordered = [...this.#elements].filter(([, { frame }]) => frame.category !== "decoration")
      .sort(([, { frame: a }], [, { frame: b }]) => a.section - b.section || order(a) - order(b) || a.item - b.item);
    if (ordered.length === 0) return;
    const at = ordered.findIndex(([key]) => key === this.#focused);
    const next = isEdge ? (event.key === "Home" ? 0 : ordered.length - 1) : at < 0 ? 0 : Math.min(ordered.length - 1, Math.max(0, at + direction));
    const [key, { node, frame }] = ordered[next];
    this.#reveal(frame);
    node.focus({ preventScroll: true });
    this.#focused = key;
  }

  /// Scrolls so that an element is visible, its orthogonal section too.
  #reveal(frame) {
    const { viewport } = this;
    if (frame.y < viewport.scrollTop) viewport.scrollTop = frame.y;
    else if (frame.y + frame.h > viewport.scrollTop + viewport.clientHeight) viewport.scrollTop = frame.y + frame.h - viewport.clientHeight;
    const orthogonal = frame.orthogonal ? this.picture.sections[frame.section].orthogonal : null;
    if (!orthogonal) {
      if (frame.x < viewport.scrollLeft) viewport.scrollLeft = frame.x;
      else if (frame.x + frame.w > viewport.scrollLeft + viewport.clientWidth) viewport.scrollLeft = frame.x + frame.w - viewport.clientWidth;
      return;
    }
    const isVertical = orthogonal.axis === "vertical";
    const [start, length, view] = isVertical ? [frame.y, frame.h, orthogonal.frame[3]] : [frame.x - orthogonal.frame[0], frame.w, orthogonal.frame[2]];
    const now = this.#offsets[frame.section] ?? orthogonal.initial;
    if (start < now || start + length > now + view) this.scrollRow(frame.section, start - (view - length) / 2, 0);
  }

  // MARK: Orthogonal sections

  #rowAt(event) {
    const index = Number(event.target.closest?.("[data-row]")?.dataset.row ?? NaN);
    return this.picture?.sections[index]?.orthogonal ? index : null;
  }

  #wheel(event) {
    const index = this.#rowAt(event);
    if (index === null) return;
    const { orthogonal } = this.picture.sections[index];
    const delta = orthogonal.axis === "vertical" ? event.deltaY : event.deltaX || (event.shiftKey ? event.deltaY : 0);
    if (Math.abs(delta) < 1 || (orthogonal.axis !== "vertical" && Math.abs(event.deltaY) > Math.abs(delta))) return;
    event.preventDefault();
    this.#setOffset(index, (this.#offsets[index] ?? orthogonal.initial) + delta);
    clearTimeout(this.wheelEnd);
    this.wheelEnd = setTimeout(() => this.scrollRow(index, this.#offsets[index], 0), 160);
  }

  #press(event) {
    const index = this.#rowAt(event);
    if (index === null || event.button !== 0 || event.target.closest(".handle")) return;
    const { orthogonal } = this.picture.sections[index];
    const isVertical = orthogonal.axis === "vertical", scale = this.scale;
    const along = (moved) => (isVertical ? moved.clientY : moved.clientX) / scale;
    const start = along(event), first = this.#offsets[index] ?? orthogonal.initial;
    const samples = [[event.timeStamp, start]];
    cancelAnimationFrame(this.glide);
    const drag = this.drag = { hasMoved: false };
    const move = (moved) => {
      if (moved.pointerId !== event.pointerId) return;
      const now = along(moved);
      if (!drag.hasMoved && Math.abs(now - start) < SLOP) return;
      if (!drag.hasMoved) this.content.setPointerCapture(event.pointerId);
      drag.hasMoved = true;
      samples.push([moved.timeStamp, now]);
      if (samples.length > 6) samples.shift();
      this.#setOffset(index, first - (now - start));
    };
    const end = (moved) => {
      if (moved.pointerId !== event.pointerId) return;
      this.content.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel"]) this.content.removeEventListener(name, end);
      if (drag.hasMoved) {
        const [[t0, p0], [t1, p1]] = [samples[0], samples.at(-1)];
        const velocity = moved.timeStamp - t1 < 80 && t1 > t0 ? -(p1 - p0) / (t1 - t0) : 0;
        this.scrollRow(index, this.#offsets[index], velocity);
      }
      // The click that follows a drag selects nothing.
      setTimeout(() => { if (this.drag === drag) this.drag = null; });
    };
    this.content.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) this.content.addEventListener(name, end);
  }

  #setOffset(index, offset) {
    const { orthogonal } = this.picture.sections[index];
    this.#offsets[index] = this.#bounded(orthogonal, offset);
    this.#shift(index, this.#offsets[index]);
    this.#soon();
  }

  /// Returns where the engine lets an orthogonal section rest; `null` if it refuses the request.
  #rest(index, offset, velocity) {
    const { period } = this.picture.sections[index].orthogonal;
    const land = (offset) => this.engine.call({ op: "land", case: this.case, section: index, offset, velocity });
    const turns = period ? Math.floor(offset / period) * period : 0;
    const reply = land(offset - turns);
    if (!reply.ok) return null;
    if (!period) return reply.rest;
    // Behind the last stop of a turn the first one of the next turn may be nearer.
    const next = land(offset - turns - period), proposed = reply.proposed ?? offset - turns;
    const stops = [reply.rest, ...(next.ok ? [next.rest + period] : [])];
    return turns + stops.reduce((best, stop) => Math.abs(stop - proposed) < Math.abs(best - proposed) ? stop : best);
  }

  /// Ends a scroll of an orthogonal section where the engine lets it rest.
  scrollRow(index, offset, velocity) {
    const to = this.#rest(index, offset, velocity);
    if (to === null) return;
    cancelAnimationFrame(this.glide);
    const from = this.#offsets[index] ?? this.picture.sections[index].orthogonal.initial;
    if (reducesMotion() || Math.abs(to - from) < 0.5) {
      this.#setOffset(index, to);
      return;
    }
    const start = performance.now();
    const step = (now) => {
      if (!this.picture.sections[index]?.orthogonal) return;
      const part = Math.min(1, (now - start) / 380);
      this.#setOffset(index, from + (to - from) * (1 - (1 - part) ** 3));
      if (part < 1) this.glide = requestAnimationFrame(step);
    };
    this.glide = requestAnimationFrame(step);
  }
}

const order = (frame) => frame.category === "supplementary" ? 0 : 1;
const number = (value) => String(Math.round(value * 100) / 100);

function classOf(frame) {
  if (frame.category === "decoration") return "decoration";
  if (frame.category !== "supplementary") return "cell";
  return frame.h <= 32 && frame.w <= 64 ? "badge" : "boundary";
}

function place(node, x, y, w, h) {
  node.style.transform = `translate(${x}px, ${y}px)`;
  node.style.width = `${Math.max(0, w)}px`;
  node.style.height = `${Math.max(0, h)}px`;
}
