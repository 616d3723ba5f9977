// SPDX-License-Identifier: Apache-2.0
//
// The engine of the laboratory: requests and replies are plain values, which cross into WebAssembly as bytes.

const DEEPEST = 100;
const LARGEST = 16 << 20;

const textEncoder = new TextEncoder();
const textDecoder = new TextDecoder();

/** A request that cannot be sent, with a sentence. */
class RequestError extends Error {}

/** The bytes of a value: a type, then the contents. */
class Writer {
  constructor() {
    this.bytes = new Uint8Array(1 << 14);
    this.view = new DataView(this.bytes.buffer);
    this.length = 0;
  }

  reserve(count) {
    const needed = this.length + count;
    if (needed > LARGEST) throw new RequestError(`The request is larger than ${LARGEST >> 20} MB.`);
    if (needed <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    grown.set(this.bytes);
    this.bytes = grown;
    this.view = new DataView(grown.buffer);
  }

  byte(value) {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  count(value) {
    this.reserve(4);
    this.view.setUint32(this.length, value, true);
    this.length += 4;
  }

  text(value) {
    const bytes = textEncoder.encode(value);
    this.count(bytes.length);
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  value(value, depth = 0) {
    if (depth > DEEPEST) throw new RequestError(`The request is nested more than ${DEEPEST} deep.`);
    switch (typeof value) {
      case "boolean": return this.byte(value ? 2 : 1);
      case "number":
        this.byte(3);
        this.reserve(8);
        this.view.setFloat64(this.length, value, true);
        this.length += 8;
        return;
      case "string":
        this.byte(4);
        return this.text(value);
      case "object": break;
      default: return this.byte(0);
    }
    if (value === null) return this.byte(0);
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
      this.byte(5);
      this.count(value.length ?? 0);
      for (let index = 0; index < (value.length ?? 0); index++) this.value(value[index], depth + 1);
      return;
    }
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    this.byte(6);
    this.count(names.length);
    for (const name of names) {
      this.text(name);
      this.value(value[name], depth + 1);
    }
  }
}

/** The value in the bytes of a reply. */
class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.next = 0;
  }

  count() {
    const count = this.view.getUint32(this.next, true);
    this.next += 4;
    return count;
  }

  number() {
    const number = this.view.getFloat64(this.next, true);
    this.next += 8;
    return number;
  }

  text() {
    const count = this.count();
    const start = this.next;
    this.next += count;
    return textDecoder.decode(this.bytes.subarray(start, this.next));
  }

  value() {
    switch (this.bytes[this.next++]) {
      case 0: return null;
      case 1: return false;
      case 2: return true;
      case 3: return this.number();
      case 4: return this.text();
      case 5: {
        const count = this.count();
        const values = [];
        for (let index = 0; index < count; index++) values.push(this.value());
        return values;
      }
      case 6: {
        const count = this.count();
        const fields = {};
        for (let index = 0; index < count; index++) {
          const name = this.text();
          fields[name] = this.value();
        }
        return fields;
      }
      default: {
        const count = this.count();
        const numbers = new Array(count);
        for (let index = 0; index < count; index++) numbers[index] = this.number();
        return numbers;
      }
    }
  }
}

const CATEGORIES = ["cell", "supplementary", "decoration"];
const BEHAVIORS = [
  "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
];

/** Gives frames their names: the engine sends them as rows of nine numbers. */
function unpacked(reply) {
  if (!reply.ok || !reply.kinds) return reply;
  const { kinds, frames: rows, ...others } = reply;
  const frames = [];
  for (let row = 0; row < rows.length; row += 9) {
    const [category, kind] = kinds[rows[row]];
    const frame = {
      kind, category: CATEGORIES[category], section: rows[row + 1], item: rows[row + 2],
      x: rows[row + 3], y: rows[row + 4], w: rows[row + 5], h: rows[row + 6], z: rows[row + 7],
    };
    const flags = rows[row + 8];
    if (flags & 3) frame.selfSizes = (flags & 1 ? "w" : "") + (flags & 2 ? "h" : "");
    if (flags & 4) frame.orthogonal = true;
    if (flags & 8) frame.pinned = true;
    frames.push(frame);
  }
  for (const section of others.sections ?? []) {
    if (section?.orthogonal) section.orthogonal.behavior = BEHAVIORS[section.orthogonal.behavior];
  }
  return { ...others, frames };
}

/** The compiled layout engine. */
export class Engine {
  /**
   * Compiles the engine.
   * @param source - A `Response` or the promise of one, or the bytes of `laboratory.wasm`.
   */
  static async load(source) {
    source = await source;
    const bytes = typeof source?.arrayBuffer === "function" ? await source.arrayBuffer() : source;
    return new Engine(await WebAssembly.compile(bytes));
  }

  constructor(module) {
    this.module = module;
    this.start();
  }

  start() {
    this.exports = new WebAssembly.Instance(this.module, {}).exports;
  }

  /** Returns the reply to a request; never throws. */
  call(request) {
    try {
      const writer = new Writer();
      writer.value(request);
      return unpacked(this.perform(writer.bytes.subarray(0, writer.length)));
    } catch (error) {
      if (error instanceof RequestError) return { ok: false, error: { text: error.message } };
      // The instance may be in any state after a trap.
      this.start();
      return {
        ok: false, trap: String(error),
        error: { text: "The engine stopped at this request: it is a defect, or the memory is full." },
      };
    }
  }

  perform(bytes) {
    const { lab_alloc, lab_call, lab_free, memory } = this.exports;
    const request = lab_alloc(bytes.length);
    new Uint8Array(memory.buffer, request, bytes.length).set(bytes);
    const reply = lab_call(request, bytes.length);
    const count = new DataView(memory.buffer).getUint32(reply, true);
    const value = new Reader(new Uint8Array(memory.buffer, reply + 4, count)).value();
    lab_free(request);
    lab_free(reply);
    return value;
  }
}
