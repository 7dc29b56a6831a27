import type { InputDesk } from './inputDesk.ts';
import { actionOfKey, type KeyChanges } from './keys/bindings.ts';
import { chordOf, type KeyPress } from './keys/chord.ts';
import { AT_ONCE, type KeyPatience } from './keys/singleKeys.ts';

/** A key goes down, or stays down (`again`); says whether it was the table's. */
export function pressKey(
  desk: InputDesk,
  changes: KeyChanges,
  press: KeyPress,
  again = false,
  patience: KeyPatience = AT_ONCE,
): boolean {
  const chord = chordOf(press);
  if (chord === null) return false;
  const meant = () => actionOfKey(desk.keys, changes, chord, desk.situation);
  const action = meant();
  if (action === null) return false;
  if (again && !action.repeats) return true; // still ours, and done already
  // What the table asks for may have changed until a key is carried out.
  return patience.carryOut(chord, action, () => meant() === action && desk.carryOut(action.wish));
}

/** A key comes up again: its hold is let go, even if Shift has changed meanwhile. */
export function releaseKey(desk: InputDesk, changes: KeyChanges, press: KeyPress): void {
  const chord = chordOf({ ...press, shift: false });
  const action = chord === null ? null : actionOfKey(desk.keys, changes, chord, desk.situation);
  if (action?.release) desk.carryOut(action.release);
}
