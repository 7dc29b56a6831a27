import { actionOfKey, type KeyChanges } from '#play/input/keys/bindings.ts';
import { COMMON_KEYS, WATCHING } from '#play/input/keys/commonKeys.ts';
import { chordOf, partsOf, type Chord, type KeyPress } from '#play/input/keys/chord.ts';
import type { KeyAction } from '#play/input/keys/keyMap.ts';
import type { ReplayWish } from '#play/input/wishes.ts';
import { SPEEDS, type Viewer } from './viewer.ts';

/** A key of a replay, and what it wishes for. */
export interface ReplayKey {
  readonly chord: Chord;
  readonly action: KeyAction;
  readonly wish: ReplayWish | 'nothing-more';
}

/** Null where it is none of its keys. `again`: it stays down. */
export function replayKeyOf(changes: KeyChanges, press: KeyPress, again = false): ReplayKey | null {
  const chord = chordOf(press);
  const action = chord === null ? null : actionOfKey(COMMON_KEYS, changes, chord, WATCHING);
  if (chord === null || action?.wish.do !== 'replay') return null;
  return { chord, action, wish: again && !action.repeats ? 'nothing-more' : action.wish.wish };
}

/** Does it; `onClean` is the page's. */
export function grant(viewer: Viewer, wish: ReplayWish, onClean: () => void): void {
  switch (wish.to) {
    case 'play':
      return viewer.play(!viewer.store.getState().playing);
    case 'frame':
      return viewer.step(wish.by);
    case 'action':
      return viewer.seekAct(wish.way);
    case 'ruling':
      return void viewer.seekRuling(wish.way);
    case 'speed':
      return changeSpeed(viewer, wish.way);
    case 'begin':
      return viewer.seek({ act: 0, tick: 0 });
    case 'end':
      return viewer.seek({ act: Infinity, tick: Infinity });
    case 'clean':
      return onClean();
  }
}

function changeSpeed(viewer: Viewer, way: 1 | -1): void {
  const at = SPEEDS.indexOf(viewer.store.getState().speed);
  const speed = SPEEDS[at + way];
  if (speed !== undefined) viewer.setSpeed(speed);
}

/** Where letters are typed, or choose something. */
const TYPING = 'input:not([type=range]), textarea, select';
const OF_SLIDERS = /^(Arrow|Home|End|Page)/;
const OF_BUTTONS = /^(Enter|Space)$/;

/**
 * Whether the focused element needs the key for itself: a field everything, a slider its arrows, a button its space
 * bar.
 */
export function isForControls(target: EventTarget | null, press: KeyPress): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPING) !== null) return true;
  const base = partsOf(chordOf(press) ?? '').base;
  if (target.closest('input') !== null) return OF_SLIDERS.test(base);
  return target.closest('button, a, summary') !== null && OF_BUTTONS.test(base);
}
