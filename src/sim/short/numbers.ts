/**
 * Whole numbers in few bytes, by an arithmetic coder that learns as it goes (the binary range coder of LZMA). Numbers
 * are in rows, each kind of number in a row of its own: how large a number of a row will be is guessed from those
 * before it. A number is its size class (how many binary digits it has), then its digits.
 */
const ROWS = 8;
export type Row = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

const PROBABILITY_BITS = 12;
const EVEN = 1 << (PROBABILITY_BITS - 1);
/** A bit moves its probability by a 32nd of the way: learnt within a hundred samples, and steady after that. */
const LEARNS = 5;
const TOP = 0x1000000;
const WORD = 0x100000000;
/** Numbers have up to 30 binary digits. */
const CLASSES = 32;
/** 1, 2, 4, ... */
const POWERS = Array.from({ length: CLASSES }, (_, digits) => Number(1n << BigInt(digits)));
const powerOf = (digits: number): number => POWERS[digits] ?? 1;
/** So many of the first digits are learnt, too; the rest of a number is noise. */
const LEARNT_DIGITS = 2;

/** The probabilities of one row: of size classes by the class before, of the first digits by the class. */
class RowModel {
  private readonly sizes = new Uint16Array(CLASSES * CLASSES).fill(EVEN);
  private readonly digits = new Uint16Array(CLASSES << (LEARNT_DIGITS + 1)).fill(EVEN);
  private before = 0;

  /** Passes a number through a coder: `bit` gives back the bit that it was given, or the one that it has read. */
  code(value: number, bit: BitCoder): number {
    const size = this.sizeOf(value + 1, bit);
    this.before = Math.min(size, CLASSES - 1);
    let known = 1;
    for (let digit = size - 1; digit >= 0; digit -= 1) {
      const wanted = Math.floor((value + 1) / powerOf(digit)) % 2;
      const learnt = size - 1 - digit < LEARNT_DIGITS;
      const place = learnt ? (size << (LEARNT_DIGITS + 1)) + known : null;
      known = known * 2 + bit(this.digits, place, wanted);
    }
    return known - 1;
  }

  /** The number of digits behind the leading one, told by that many ones and a zero. */
  private sizeOf(number: number, bit: BitCoder): number {
    let size = 0;
    for (; size < CLASSES - 2; size += 1) {
      const more = number >= powerOf(size + 1) ? 1 : 0;
      if (bit(this.sizes, this.before * CLASSES + size, more) === 0) break;
    }
    return size;
  }
}

/** `place`: of the bit's probability; null where both are equally likely. */
type BitCoder = (probabilities: Uint16Array, place: number | null, bit: number) => number;

const modelsOfRows = (): readonly RowModel[] => Array.from({ length: ROWS }, () => new RowModel());

/** The probability of a zero, which learns that this bit has come. */
function learn(probabilities: Uint16Array, place: number, bit: number): void {
  const now = probabilities[place] ?? EVEN;
  probabilities[place] = bit === 0 ? now + (((1 << PROBABILITY_BITS) - now) >> LEARNS) : now - (now >> LEARNS);
}

const boundOf = (range: number, probabilities: Uint16Array, place: number | null): number =>
  Math.floor(range / (1 << PROBABILITY_BITS)) * (place === null ? EVEN : (probabilities[place] ?? EVEN));

export class NumberWriter {
  private readonly models = modelsOfRows();
  private readonly out: number[] = [];
  private low = 0;
  private range = WORD - 1;
  private held = 0;
  private waiting = 0; // bytes that a carry may still change
  private first = true;

  /** A whole number of either sign, below 2^28. */
  write(row: Row, value: number): void {
    this.models[row]?.code(value < 0 ? -2 * value - 1 : 2 * value, this.bit);
  }

  /** All numbers so far; nothing can be written afterwards. */
  bytes(): Uint8Array {
    for (let i = 0; i < 5; i += 1) this.shift();
    while (this.out.at(-1) === 0) this.out.pop(); // a reader takes zeros past the end
    return Uint8Array.from(this.out);
  }

  private readonly bit: BitCoder = (probabilities, place, bit) => {
    const bound = boundOf(this.range, probabilities, place);
    if (bit === 0) this.range = bound;
    else {
      this.low += bound;
      this.range -= bound;
    }
    if (place !== null) learn(probabilities, place, bit);
    while (this.range < TOP) {
      this.range *= 256;
      this.shift();
    }
    return bit;
  };

  private shift(): void {
    if (this.low >= 0xff000000 && this.low < WORD) {
      this.waiting += 1;
    } else {
      const carry = this.low >= WORD ? 1 : 0;
      if (!this.first) this.out.push((this.held + carry) % 256);
      for (; this.waiting > 0; this.waiting -= 1) this.out.push((0xff + carry) % 256);
      this.held = Math.floor(this.low / TOP) % 256;
      this.first = false;
    }
    this.low = (this.low % TOP) * 256;
  }
}

/** Reads what NumberWriter wrote, in the same order. Far past the end it fails for good. */
export class NumberReader {
  private readonly models = modelsOfRows();
  private code = 0;
  private range = WORD - 1;
  private next = 0;

  constructor(private readonly all: Uint8Array) {
    for (let i = 0; i < 4; i += 1) this.code = this.code * 256 + this.byte();
  }

  read(row: Row): number {
    const value = this.failed() ? 0 : (this.models[row]?.code(0, this.bit) ?? 0);
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  failed(): boolean {
    return this.next > this.all.length + 64; // a writer's last zeros are left out, and a few numbers need no byte
  }

  private readonly bit: BitCoder = (probabilities, place) => {
    const bound = boundOf(this.range, probabilities, place);
    const bit = this.code < bound ? 0 : 1;
    if (bit === 0) this.range = bound;
    else {
      this.code -= bound;
      this.range -= bound;
    }
    if (place !== null) learn(probabilities, place, bit);
    while (this.range < TOP) {
      this.range *= 256;
      this.code = this.code * 256 + this.byte();
    }
    return bit;
  };

  private byte(): number {
    const byte = this.all[this.next] ?? 0;
    this.next += 1;
    return byte;
  }
}
