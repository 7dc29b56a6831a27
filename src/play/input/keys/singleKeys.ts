import type { PageTime } from '#play/time/pageTime.ts';
import { isCharacter, type Chord } from './chord.ts';
import type { KeyAction } from './keyMap.ts';

/**
 * Characters that come faster than this one after the other are text, ms: dictation, a cat, a child (house value).
 * Somebody who plays by keys is slower.
 */
export const TYPING_MS = 120;

/** A key that goes down, as far as it tells text from a command. */
export interface HeardKey {
  readonly key: string;
  /** With Ctrl, Alt or the system's key. */
  readonly modified: boolean;
  /** It is held. */
  readonly repeat: boolean;
  /** When it went down, ms: it may be heard much later on a busy page. */
  readonly timeStamp: number;
}

type Lasting = Pick<KeyAction, 'repeats' | 'release'>;

/** Carries out what a key asks for, at once or later; says whether the table took the key. */
export interface KeyPatience {
  carryOut(chord: Chord, action: Lasting, command: () => boolean): boolean;
}

/** For keys that are no characters, and where nobody types. */
export const AT_ONCE: KeyPatience = { carryOut: (_chord, _action, command) => command() };

interface Waiting {
  readonly command: () => boolean;
  readonly prevent: () => void;
}

/**
 * Tells a character that is a command from text: the command is carried out a moment after its key, unless it turns out
 * to stand in a row of characters. Keys that go on while they are held, and keys that are no characters, do not wait.
 */
export class SingleKeys implements KeyPatience {
  private lastAt = -Infinity;
  private markAt = -Infinity; // of the last character that is no space
  private run = 0; // characters that came close upon each other
  private waiting: Waiting | null = null;

  constructor(
    private readonly time: Pick<PageTime, 'after'>,
    private readonly areOn: () => boolean,
  ) {}

  /** Whether this key does nothing here, as characters are switched off. */
  isOff(chord: Chord): boolean {
    return isCharacter(chord) && !this.areOn();
  }

  /** To be called with every key before anybody acts on it. Returns whether it is text that would press a button. */
  hear({ key, modified, repeat, timeStamp }: HeardKey): boolean {
    if (repeat || MODIFIERS.has(key)) return false;
    const close = timeStamp - this.lastAt < TYPING_MS;
    if (modified || !isPrinted(key)) {
      const ends = key === 'Enter' && close && this.run > 1;
      this.finish(); // another kind of key shows that the character before it was meant
      return ends;
    }
    const partsWords = key === ' ' && timeStamp - this.markAt < TYPING_MS;
    if (close) this.forget();
    else this.finish();
    this.run = close ? this.run + 1 : 1;
    this.lastAt = timeStamp;
    if (key !== ' ') this.markAt = timeStamp;
    return partsWords;
  }

  carryOut(chord: Chord, { repeats, release }: Lasting, command: () => boolean): boolean {
    if (!isCharacter(chord) || repeats || release !== undefined) return command();
    if (this.run <= 1) this.wait(command);
    return true;
  }

  /** A command that waits is not carried out. */
  forget(): void {
    this.waiting?.prevent();
    this.waiting = null;
  }

  private wait(command: () => boolean): void {
    this.forget();
    this.waiting = { command, prevent: this.time.after(TYPING_MS, () => this.finish()) };
  }

  private finish(): void {
    const { waiting } = this;
    this.forget();
    waiting?.command();
  }
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);

/** Text that an input method or a dead key makes is text as well. */
const isPrinted = (key: string): boolean => [...key].length === 1 || ['Dead', 'Process', 'Unidentified'].includes(key);
