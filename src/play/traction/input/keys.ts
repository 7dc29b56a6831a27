import { CORNERS } from '#sim/gesture/gesture.ts';
import type { Chord } from '#play/input/keys/chord.ts';
import {
  eyeKeys,
  MEASURING,
  pageKeys,
  rulerKeys,
  turnKeys,
  viewKeys,
  WATCH_KEYS,
} from '#play/input/keys/commonKeys.ts';
import {
  actionsOf,
  guarded,
  held,
  joined,
  type KeyAction,
  type KeyGroup,
  type KeyMap,
} from '#play/input/keys/keyMap.ts';
import { gameTexts } from '../texts.ts';
import type { TractionWish } from './wishes.ts';

/**
 * The situation, as far as it decides what a key means. `choosing`: a piece; `aiming`: a corner is chosen; `holding`: a
 * free hand holds a piece tipped; `reaching`: a hand out of turn, or a bump, looks for a piece; `dragging`: it has one;
 * `measuring`: the ruler lies on the table and no hand holds anything; `placing`: a seat places its pieces before the
 * first turn.
 */
export type Situation = 'choosing' | 'aiming' | 'holding' | 'reaching' | 'dragging' | typeof MEASURING | 'placing';

const ALWAYS: readonly Situation[] = ['choosing', 'aiming', 'holding', 'reaching', 'dragging', MEASURING, 'placing'];
const ROW: readonly Situation[] = ['choosing', 'aiming', 'reaching'];
const LOOKING: readonly Situation[] = ['choosing', 'reaching'];
const TURNING: readonly Situation[] = ['aiming', 'holding'];
const OWN: readonly Situation[] = ['choosing', 'aiming'];
const DRAGGING: readonly Situation[] = ['dragging'];
const PLACING: readonly Situation[] = ['placing'];

const COARSE_DEG = 5;
const FINE_DEG = 1;
const FAR_DEG = 45;
const DRAG_MM = 4;
const PLACE_MM = 1;
const PLACE_FAR_MM = 5;
const PLACE_DEG = 15;

type Id = keyof typeof gameTexts.keys.actions;
type Key = KeyAction<TractionWish>;

const key = (id: Id, when: readonly Situation[], keys: readonly Chord[], wish: TractionWish): Key => ({
  id,
  name: gameTexts.keys.actions[id],
  when,
  keys,
  wish,
});

/** Not to be changed. */
const fixed = (action: Key): Key => ({ ...action, fixed: true });

const piece = (id: Id, when: readonly Situation[], keys: readonly Chord[], by: 1 | -1, leaves: boolean): Key =>
  held(key(id, when, keys, { do: 'piece', by, leaves }));
const turn = (id: Id, when: readonly Situation[], keys: readonly Chord[], byDeg: number): Key =>
  held(key(id, when, keys, { do: 'turn', byDeg }));
const placed = (id: Id, chord: Chord, rightMm: number, nearerMm: number): Key =>
  held(key(id, PLACING, [chord], { do: 'place', rightMm, nearerMm }));
const dragged = (id: Id, chord: Chord, rightMm: number, nearerMm: number): Key =>
  held(key(id, DRAGGING, [chord], { do: 'drag', rightMm, nearerMm }));

const group = (id: keyof typeof gameTexts.keys.groups, actions: readonly Key[]): KeyGroup<TractionWish> => ({
  id,
  title: gameTexts.keys.groups[id],
  actions,
});
const [A, B, C, D] = CORNERS;

/** Everything that keys do at a table of Traction. Counter-clockwise, as seen from above, is to the left. */
export const TRACTION_KEYS: KeyMap<TractionWish> = [
  group('piece', [
    fixed(piece('tab-next', ROW, ['Tab'], 1, true)),
    fixed(piece('tab-previous', ROW, ['Shift+Tab'], -1, true)),
    piece('piece-previous', LOOKING, ['ArrowLeft', 'ArrowUp'], -1, false),
    piece('piece-next', LOOKING, ['ArrowRight', 'ArrowDown'], 1, false),
    key('walk', OWN, ['W'], { do: 'verb', verb: 'walk' }),
    key('tackle', OWN, ['T'], { do: 'verb', verb: 'tackle' }),
    fixed(key('cancel', ALWAYS, ['Escape'], { do: 'cancel' })),
  ]),
  group('step', [
    key('corner-a', OWN, ['1', 'A'], { do: 'corner', corner: A }),
    key('corner-b', OWN, ['2', 'B'], { do: 'corner', corner: B }),
    key('corner-c', OWN, ['3', 'C'], { do: 'corner', corner: C }),
    key('corner-d', OWN, ['4', 'D'], { do: 'corner', corner: D }),
    turn('turn-left', TURNING, ['ArrowLeft'], COARSE_DEG),
    turn('turn-right', TURNING, ['ArrowRight'], -COARSE_DEG),
    turn('turn-left-fine', TURNING, ['ArrowUp', 'Shift+ArrowLeft'], FINE_DEG),
    turn('turn-right-fine', TURNING, ['ArrowDown', 'Shift+ArrowRight'], -FINE_DEG),
    turn('turn-left-far', TURNING, ['PageUp'], FAR_DEG),
    turn('turn-right-far', TURNING, ['PageDown'], -FAR_DEG),
    key('perform', ['aiming', 'holding', 'reaching', 'dragging'], ['Enter'], { do: 'perform' }),
    { ...key('tip', TURNING, ['Space'], { do: 'tip', down: true }), release: { do: 'tip', down: false } },
  ]),
  group('place', [
    placed('place-left', 'ArrowLeft', -PLACE_MM, 0),
    placed('place-right', 'ArrowRight', PLACE_MM, 0),
    placed('place-away', 'ArrowUp', 0, -PLACE_MM),
    placed('place-nearer', 'ArrowDown', 0, PLACE_MM),
    placed('place-left-far', 'Shift+ArrowLeft', -PLACE_FAR_MM, 0),
    placed('place-right-far', 'Shift+ArrowRight', PLACE_FAR_MM, 0),
    placed('place-away-far', 'Shift+ArrowUp', 0, -PLACE_FAR_MM),
    placed('place-nearer-far', 'Shift+ArrowDown', 0, PLACE_FAR_MM),
    turn('place-turn-left', PLACING, ['Q'], PLACE_DEG),
    turn('place-turn-right', PLACING, ['E'], -PLACE_DEG),
    turn('place-turn-left-fine', PLACING, ['Shift+Q'], FINE_DEG),
    turn('place-turn-right-fine', PLACING, ['Shift+E'], -FINE_DEG),
    piece('place-next', PLACING, ['N'], 1, false),
    piece('place-previous', PLACING, ['Shift+N'], -1, false),
    key('place-keep', PLACING, ['Enter'], { do: 'perform' }),
  ]),
  turnKeys<TractionWish>(OWN, {
    before: [guarded(key('end', OWN, ['Shift+E'], { do: 'end' })), key('hand', OWN, ['H'], { do: 'hand' })],
    after: [
      dragged('drag-left', 'ArrowLeft', -DRAG_MM, 0),
      dragged('drag-right', 'ArrowRight', DRAG_MM, 0),
      dragged('drag-away', 'ArrowUp', 0, -DRAG_MM),
      dragged('drag-nearer', 'ArrowDown', 0, DRAG_MM),
    ],
  }),
  viewKeys<TractionWish>(ALWAYS, [
    ...eyeKeys(ALWAYS),
    key('rings', ALWAYS, ['S'], { do: 'page', what: 'rings' }),
    key('footprints', ALWAYS, ['P'], { do: 'page', what: 'footprints' }),
  ]),
  rulerKeys(ALWAYS),
  pageKeys(ALWAYS),
];

export const TRACTION_ACTIONS: readonly Key[] = actionsOf(TRACTION_KEYS);

/** The keys in the help: those of the table, and those of its replays. */
export const LISTED_KEYS: KeyMap = joined([TRACTION_KEYS, WATCH_KEYS]);
