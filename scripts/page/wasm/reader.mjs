/** Reads a WebAssembly file from one place on (core specification, chapter 5: Binary Format). */
export class Reader {
  /** @param {Uint8Array} bytes @param {number} at */
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  /** @returns {number} */
  byte() {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new Error('the WebAssembly file ends too early');
    return value;
  }

  /** @returns {number} an unsigned integer of up to 32 bits, as LEB128 */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  /** Passes an integer by, whatever its size and sign. */
  passNumber() {
    while (this.byte() >= 0x80);
  }

  /** @param {number} count of bytes */
  pass(count) {
    this.at += count;
  }

  /** @returns {string} */
  name() {
    const length = this.number();
    this.pass(length);
    return Buffer.from(this.bytes.subarray(this.at - length, this.at)).toString('utf8');
  }

  /**
   * @template T
   * @param {(index: number) => T} one
   * @returns {T[]} a vector: how many, then one after another
   */
  list(one) {
    return Array.from({ length: this.number() }, (_, index) => one(index));
  }

  /**
   * Refuses what this does not know instead of misreading it.
   * @param {boolean} known @param {string} what
   */
  expect(known, what) {
    if (!known) throw new Error(`the WebAssembly file has ${what} at byte ${this.at - 1}, which is not known here`);
  }
}

/**
 * @param {number} value
 * @returns {Uint8Array} as LEB128, in as few bytes as can be
 */
export function written(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}
