// Compiled rules as WebAssembly, for pages and for Node: the same C as on every other machine, and
// the same results to the last bit.
//
// A unit has one entry. Numbers go in as they are: whole ones as bigint, fractions as number. Records
// and rows are bytes, packed as NumPy packs them, little end first: `place` puts them into the unit's
// memory and says where; a row whose length the rule must know goes in as its place and its length.
// What the rules changed is read from there. Nothing is imported: a unit can do nothing but reckon.

const PAGE = 65536;
const ALIGNED = 16;

export class Unit {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.exports = new WebAssembly.Instance(module, {}).exports;
    this.forget();
  }

  /** @param {BufferSource} bytes a file that `make wheels` made */
  static async from(bytes) {
    return new Unit(await WebAssembly.compile(bytes));
  }

  /** Which rules these are, as in the name of the file. */
  get digest() {
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.digest.value);
    return String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
  }

  /** Forgets all that was placed. */
  forget() {
    this.end = this.exports.__heap_base.value;
  }

  /** Puts bytes into the memory; returns where they are.
   * @param {Uint8Array} bytes */
  place(bytes) {
    const at = this.reserve(bytes.length);
    this.write(at, bytes);
    return at;
  }

  /** Room for so many bytes; in a new unit they are all zero. Returns where it is.
   * @param {number} length */
  reserve(length) {
    const { memory } = this.exports;
    const at = Math.ceil(this.end / ALIGNED) * ALIGNED;
    this.end = at + length;
    const missing = this.end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** Puts bytes where there is room for them.
   * @param {number} at @param {Uint8Array} bytes */
  write(at, bytes) {
    new Uint8Array(this.exports.memory.buffer).set(bytes, at);
  }

  /** Bytes as they are now; a copy.
   * @param {number} at @param {number} length */
  read(at, length) {
    return new Uint8Array(this.exports.memory.buffer).slice(at, at + length);
  }

  /** Runs the rule. Whole numbers come back as bigint, truths as boolean.
   * @param {...(number | bigint)} words */
  call(...words) {
    const { entry, memory, returns } = this.exports;
    const result = entry(...words);
    const kind = String.fromCharCode(new Uint8Array(memory.buffer)[returns.value]);
    return kind === "b" ? result !== 0n : result;
  }
}
