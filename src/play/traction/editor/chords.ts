import type { KeyEvent } from '#play/input/keys/chord.ts';

type Chord = Pick<KeyEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

const isCommand = ({ ctrlKey, metaKey }: Chord): boolean => ctrlKey || metaKey;

/** Ctrl or Command and Z. */
export const undoKey = (chord: Chord): boolean =>
  isCommand(chord) && !chord.shiftKey && chord.key.toLowerCase() === 'z';

/** The same with Shift, or Ctrl and Y. */
export const redoKey = (chord: Chord): boolean =>
  isCommand(chord) && ((chord.shiftKey && chord.key.toLowerCase() === 'z') || chord.key.toLowerCase() === 'y');
