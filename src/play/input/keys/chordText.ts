/** A key as it is bound and written down: `W`, `Shift+ArrowLeft`, `?`, `Space`. */
export type Chord = string;

/** Keys with names of their own that can be bound. */
export const NAMED = new Set([
  'Enter',
  'Escape',
  'Tab',
  'Space',
  'Backspace',
  'Delete',
  'Insert',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  ...Array.from({ length: 12 }, (_, i) => `F${i + 1}`),
]);

export const MODIFIER = 'Shift+';

/** Whether the text is one that `chordOf` can give. */
export function isChord(text: string): boolean {
  const base = text.startsWith(MODIFIER) ? text.slice(MODIFIER.length) : text;
  if (NAMED.has(base) || /^[A-Z]$/.test(base)) return true;
  return base === text && [...base].length === 1 && !/[\sa-z]/.test(base);
}
