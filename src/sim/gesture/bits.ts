/**
 * Small whole numbers as base64url text, four bits at a time: three of the number, one that says whether more follow.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'; // RFC 4648, section 5
const FOREIGN = 255;
/**
 * By the letter's code; `FOREIGN` for any that is none of the alphabet's. A table, because a file may hold a million
 * letters.
 */
const VALUE_OF = new Uint8Array(128).fill(FOREIGN);
for (const [value, letter] of [...ALPHABET].entries()) VALUE_OF[letter.charCodeAt(0)] = value;
const MORE = 8;
const LARGEST = 2147483648;

export class BitWriter {
  private letters = '';
  private held = 0;
  private heldBits = 0;

  /** A whole number from 0 to 2^31. */
  number(value: number): void {
    let rest = value;
    while (rest >= MORE) {
      this.nibble((rest % MORE) + MORE);
      rest = Math.floor(rest / MORE);
    }
    this.nibble(rest);
  }

  /** A whole number of either sign: 0, -1, 1, -2, 2, ... */
  signed(value: number): void {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(): string {
    return this.heldBits === 0 ? this.letters : this.letters + (ALPHABET[this.held << (6 - this.heldBits)] ?? '');
  }

  private nibble(value: number): void {
    this.held = this.held * 16 + value;
    this.heldBits += 4;
    if (this.heldBits < 6) return;
    this.heldBits -= 6;
    this.letters += ALPHABET[this.held >> this.heldBits] ?? '';
    this.held &= (1 << this.heldBits) - 1;
  }
}

/** Reads what BitWriter wrote. Past the end or at a foreign letter it fails for good and reads zeros. */
export class BitReader {
  private next = 0;
  private held = 0;
  private heldBits = 0;
  private bad = false;

  constructor(private readonly letters: string) {}

  number(): number {
    let value = 0;
    for (let unit = 1; unit < LARGEST; unit *= MORE) {
      const nibble = this.nibble();
      value += (nibble % MORE) * unit;
      if (nibble < MORE) return value;
    }
    this.bad = true;
    return 0;
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  failed(): boolean {
    return this.bad;
  }

  /** Whether nothing but padding is left. */
  atEnd(): boolean {
    return this.next === this.letters.length && this.held === 0;
  }

  /** Characters read so far. */
  position(): number {
    return this.next;
  }

  private nibble(): number {
    if (this.heldBits < 4) {
      const value = VALUE_OF[this.letters.charCodeAt(this.next)] ?? FOREIGN; // past the end the code is no number
      if (value === FOREIGN) {
        this.bad = true;
        return 0;
      }
      this.next += 1;
      this.held = this.held * 64 + value;
      this.heldBits += 6;
    }
    this.heldBits -= 4;
    const nibble = this.held >> this.heldBits;
    this.held &= (1 << this.heldBits) - 1;
    return nibble;
  }
}
