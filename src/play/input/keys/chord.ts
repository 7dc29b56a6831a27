import { MODIFIER, NAMED, type Chord } from './chordText.ts';

export type { Chord };

/** A key press, as far as it matters; as the browser says it. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  /** With Ctrl, Alt or the system's key it is the browser's. */
  readonly modified: boolean;
}

/** A key's event of a browser, as far as it is read. */
export interface KeyEvent {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export const pressOf = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyEvent): KeyPress => ({
  key,
  code,
  shift: shiftKey,
  modified: ctrlKey || metaKey || altKey,
});

/**
 * The key that was pressed, on any keyboard layout: Latin letters and signs are what is printed on them; a letter of
 * another script is the key in its place; digits are digits where they need Shift, too. Null: none to bind.
 */
export function chordOf({ key, code, shift, modified }: KeyPress): Chord | null {
  if (modified) return null;
  const base = baseOf(key === ' ' ? 'Space' : key, code, shift);
  if (base === null) return null;
  return shift && (NAMED.has(base) || /^[A-Z]$/.test(base)) ? `Shift+${base}` : base;
}

function baseOf(key: string, code: string, shift: boolean): string | null {
  if (NAMED.has(key)) return key;
  if ([...key].length !== 1) return null; // dead keys, modifiers on their own
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit !== undefined && !shift) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return /\p{L}/u.test(key) && letter !== undefined ? letter : key;
}

/** The key without Shift, and whether it is there. */
export const partsOf = (chord: Chord): { readonly base: string; readonly shift: boolean } =>
  chord.startsWith(MODIFIER) ? { base: chord.slice(MODIFIER.length), shift: true } : { base: chord, shift: false };

/** Whether it is what text is made of: a letter, a digit or a sign, with Shift or without. */
export const isCharacter = (chord: Chord): boolean => !NAMED.has(partsOf(chord).base);

/** The same key with Shift; null where it is another sign then. */
export function withShift(chord: Chord): Chord | null {
  const { base, shift } = partsOf(chord);
  if (shift) return chord;
  return NAMED.has(base) || /^[A-Z]$/.test(base) ? `${MODIFIER}${base}` : null;
}

/** Keys that buttons, sliders and links use, and that are theirs while they have the focus. */
const OF_CONTROLS = new Set([
  'Enter',
  'Space',
  'Tab',
  'Escape',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Backspace',
  'Delete',
  'Insert',
]);

export const isOfControls = (chord: Chord): boolean => OF_CONTROLS.has(partsOf(chord).base);
