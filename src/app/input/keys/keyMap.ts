import { CORNERS } from '../../../sim/gesture/gesture.ts';
import type { ReplayWish, ThrowWish, Wish } from '../wishes.ts';
import type { Chord } from './chord.ts';

/**
 * What is going on, as far as it decides what a key means. `choosing`: a piece; `aiming`: a corner is chosen; `holding`: a
 * free hand holds a piece tipped; `reaching`: a hand out of turn, or a bump, looks for a piece; `dragging`: it has one;
 * `watching`: nothing is played, a replay is looked at; `measuring`: the ruler lies on the table and no hand holds anything.
 * `placing`: a seat
 * places its pieces before the first turn. `throwing`: trucks are thrown; `deciding`: whatever else is asked at the table of Trexlands.
 */
export type Situation =
  | 'choosing'
  | 'aiming'
  | 'holding'
  | 'reaching'
  | 'dragging'
  | 'watching'
  | 'measuring'
  | 'placing'
  | 'throwing'
  | 'deciding';

export const KEY_GROUPS = ['piece', 'step', 'place', 'throw', 'match', 'view', 'ruler', 'page', 'replay'] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** Something that a key does. Its words are in the page's texts, under its id. */
export interface KeyAction {
  readonly id: KeyActionId;
  readonly group: KeyGroup;
  readonly when: readonly Situation[];
  /** Its keys unless others are chosen. */
  readonly keys: readonly Chord[];
  readonly wish: Wish;
  /** When the key comes up again. */
  readonly release?: Wish;
  /** Goes on while the key is down. */
  readonly repeats?: true;
  /** Not to be changed: what every page keeps for the keyboard. */
  readonly fixed?: true;
}

export type KeyActionId = keyof typeof ACTIONS;

const ALWAYS: readonly Situation[] = ['choosing', 'aiming', 'holding', 'reaching', 'dragging', 'measuring', 'placing'];
/** At the table of Trexlands. */
const ROUND: readonly Situation[] = ['throwing', 'deciding'];
const EVERY_TABLE: readonly Situation[] = [...ALWAYS, ...ROUND];
const THROWING: readonly Situation[] = ['throwing'];
const LOOKING: readonly Situation[] = ['choosing', 'reaching'];
const TURNING: readonly Situation[] = ['aiming', 'holding'];
const OWN: readonly Situation[] = ['choosing', 'aiming'];
const WATCHING: readonly Situation[] = ['watching'];
const MEASURING: readonly Situation[] = ['measuring'];
const PLACING: readonly Situation[] = ['placing'];

const COARSE_DEG = 5;
const FINE_DEG = 1;
const FAR_DEG = 45;
const DRAG_MM = 4;
const RULER_MM = 1;
const RULER_FAR_MM = 10;
const PLACE_MM = 1;
const PLACE_FAR_MM = 5;
const PLACE_DEG = 15;
const ORBIT_DEG = 6;
const PAN_MM = 12;
const NEARER = 0.85;

const piece = (by: 1 | -1, leaves: boolean): Wish => ({ do: 'piece', by, leaves });
const turn = (byDeg: number): Wish => ({ do: 'turn', byDeg });
const ruler = (rightMm: number, nearerMm: number): Wish => ({ do: 'ruler-move', rightMm, nearerMm });
const placed = (rightMm: number, nearerMm: number): Wish => ({ do: 'place', rightMm, nearerMm });
const [A, B, C, D] = CORNERS;

const FAR_FRAMES = 10;
const replay = (wish: ReplayWish): Wish => ({ do: 'replay', wish });
const thrown = (wish: ThrowWish): Wish => ({ do: 'throw', wish });

/** Counter-clockwise, as seen from above, is to the left. Earlier actions come first where two share a key. */
const ACTIONS = {
  'tab-next': {
    group: 'piece',
    when: ['choosing', 'aiming', 'reaching'],
    keys: ['Tab'],
    wish: piece(1, true),
    repeats: true,
    fixed: true,
  },
  'tab-previous': {
    group: 'piece',
    when: ['choosing', 'aiming', 'reaching'],
    keys: ['Shift+Tab'],
    wish: piece(-1, true),
    repeats: true,
    fixed: true,
  },
  'piece-previous': {
    group: 'piece',
    when: LOOKING,
    keys: ['ArrowLeft', 'ArrowUp'],
    wish: piece(-1, false),
    repeats: true,
  },
  'piece-next': {
    group: 'piece',
    when: LOOKING,
    keys: ['ArrowRight', 'ArrowDown'],
    wish: piece(1, false),
    repeats: true,
  },
  walk: { group: 'piece', when: OWN, keys: ['W'], wish: { do: 'verb', verb: 'walk' } },
  tackle: { group: 'piece', when: OWN, keys: ['T'], wish: { do: 'verb', verb: 'tackle' } },
  cancel: { group: 'piece', when: ALWAYS, keys: ['Escape'], wish: { do: 'cancel' }, fixed: true },
  'corner-a': { group: 'step', when: OWN, keys: ['1', 'A'], wish: { do: 'corner', corner: A } },
  'corner-b': { group: 'step', when: OWN, keys: ['2', 'B'], wish: { do: 'corner', corner: B } },
  'corner-c': { group: 'step', when: OWN, keys: ['3', 'C'], wish: { do: 'corner', corner: C } },
  'corner-d': { group: 'step', when: OWN, keys: ['4', 'D'], wish: { do: 'corner', corner: D } },
  'turn-left': { group: 'step', when: TURNING, keys: ['ArrowLeft'], wish: turn(COARSE_DEG), repeats: true },
  'turn-right': { group: 'step', when: TURNING, keys: ['ArrowRight'], wish: turn(-COARSE_DEG), repeats: true },
  'turn-left-fine': {
    group: 'step',
    when: TURNING,
    keys: ['ArrowUp', 'Shift+ArrowLeft'],
    wish: turn(FINE_DEG),
    repeats: true,
  },
  'turn-right-fine': {
    group: 'step',
    when: TURNING,
    keys: ['ArrowDown', 'Shift+ArrowRight'],
    wish: turn(-FINE_DEG),
    repeats: true,
  },
  'turn-left-far': { group: 'step', when: TURNING, keys: ['PageUp'], wish: turn(FAR_DEG), repeats: true },
  'turn-right-far': { group: 'step', when: TURNING, keys: ['PageDown'], wish: turn(-FAR_DEG), repeats: true },
  perform: {
    group: 'step',
    when: ['aiming', 'holding', 'reaching', 'dragging'],
    keys: ['Enter'],
    wish: { do: 'perform' },
  },
  tip: {
    group: 'step',
    when: TURNING,
    keys: ['Space'],
    wish: { do: 'tip', down: true },
    release: { do: 'tip', down: false },
  },
  'place-left': { group: 'place', when: PLACING, keys: ['ArrowLeft'], wish: placed(-PLACE_MM, 0), repeats: true },
  'place-right': { group: 'place', when: PLACING, keys: ['ArrowRight'], wish: placed(PLACE_MM, 0), repeats: true },
  'place-away': { group: 'place', when: PLACING, keys: ['ArrowUp'], wish: placed(0, -PLACE_MM), repeats: true },
  'place-nearer': { group: 'place', when: PLACING, keys: ['ArrowDown'], wish: placed(0, PLACE_MM), repeats: true },
  'place-left-far': {
    group: 'place',
    when: PLACING,
    keys: ['Shift+ArrowLeft'],
    wish: placed(-PLACE_FAR_MM, 0),
    repeats: true,
  },
  'place-right-far': {
    group: 'place',
    when: PLACING,
    keys: ['Shift+ArrowRight'],
    wish: placed(PLACE_FAR_MM, 0),
    repeats: true,
  },
  'place-away-far': {
    group: 'place',
    when: PLACING,
    keys: ['Shift+ArrowUp'],
    wish: placed(0, -PLACE_FAR_MM),
    repeats: true,
  },
  'place-nearer-far': {
    group: 'place',
    when: PLACING,
    keys: ['Shift+ArrowDown'],
    wish: placed(0, PLACE_FAR_MM),
    repeats: true,
  },
  'place-turn-left': { group: 'place', when: PLACING, keys: ['Q'], wish: turn(PLACE_DEG), repeats: true },
  'place-turn-right': { group: 'place', when: PLACING, keys: ['E'], wish: turn(-PLACE_DEG), repeats: true },
  'place-turn-left-fine': { group: 'place', when: PLACING, keys: ['Shift+Q'], wish: turn(FINE_DEG), repeats: true },
  'place-turn-right-fine': { group: 'place', when: PLACING, keys: ['Shift+E'], wish: turn(-FINE_DEG), repeats: true },
  'place-next': { group: 'place', when: PLACING, keys: ['N'], wish: piece(1, false), repeats: true },
  'place-previous': { group: 'place', when: PLACING, keys: ['Shift+N'], wish: piece(-1, false), repeats: true },
  'place-keep': { group: 'place', when: PLACING, keys: ['Enter'], wish: { do: 'perform' } },
  'throw-left': {
    group: 'throw',
    when: THROWING,
    keys: ['ArrowLeft'],
    wish: thrown({ to: 'turn', by: -1, fine: false }),
    repeats: true,
  },
  'throw-right': {
    group: 'throw',
    when: THROWING,
    keys: ['ArrowRight'],
    wish: thrown({ to: 'turn', by: 1, fine: false }),
    repeats: true,
  },
  'throw-left-fine': {
    group: 'throw',
    when: THROWING,
    keys: ['Shift+ArrowLeft'],
    wish: thrown({ to: 'turn', by: -1, fine: true }),
    repeats: true,
  },
  'throw-right-fine': {
    group: 'throw',
    when: THROWING,
    keys: ['Shift+ArrowRight'],
    wish: thrown({ to: 'turn', by: 1, fine: true }),
    repeats: true,
  },
  // = is where + is printed over it.
  'throw-harder': {
    group: 'throw',
    when: THROWING,
    keys: ['ArrowUp', '+', '='],
    wish: thrown({ to: 'power', by: 1, fine: false }),
    repeats: true,
  },
  'throw-softer': {
    group: 'throw',
    when: THROWING,
    keys: ['ArrowDown', '-'],
    wish: thrown({ to: 'power', by: -1, fine: false }),
    repeats: true,
  },
  'throw-harder-fine': {
    group: 'throw',
    when: THROWING,
    keys: ['Shift+ArrowUp'],
    wish: thrown({ to: 'power', by: 1, fine: true }),
    repeats: true,
  },
  'throw-softer-fine': {
    group: 'throw',
    when: THROWING,
    keys: ['Shift+ArrowDown'],
    wish: thrown({ to: 'power', by: -1, fine: true }),
    repeats: true,
  },
  'throw-let-go': { group: 'throw', when: THROWING, keys: ['Enter'], wish: thrown({ to: 'let-go' }) },
  'throw-chance': { group: 'throw', when: THROWING, keys: ['R'], wish: thrown({ to: 'chance' }) },
  'throw-back': { group: 'throw', when: THROWING, keys: ['Escape'], wish: thrown({ to: 'back' }), fixed: true },
  end: { group: 'match', when: OWN, keys: ['E'], wish: { do: 'end' } },
  hand: { group: 'match', when: OWN, keys: ['H'], wish: { do: 'hand' } },
  'take-back': { group: 'match', when: [...OWN, ...ROUND], keys: ['U'], wish: { do: 'take-back' } },
  'drag-left': {
    group: 'match',
    when: ['dragging'],
    keys: ['ArrowLeft'],
    wish: { do: 'drag', rightMm: -DRAG_MM, nearerMm: 0 },
    repeats: true,
  },
  'drag-right': {
    group: 'match',
    when: ['dragging'],
    keys: ['ArrowRight'],
    wish: { do: 'drag', rightMm: DRAG_MM, nearerMm: 0 },
    repeats: true,
  },
  'drag-away': {
    group: 'match',
    when: ['dragging'],
    keys: ['ArrowUp'],
    wish: { do: 'drag', rightMm: 0, nearerMm: -DRAG_MM },
    repeats: true,
  },
  'drag-nearer': {
    group: 'match',
    when: ['dragging'],
    keys: ['ArrowDown'],
    wish: { do: 'drag', rightMm: 0, nearerMm: DRAG_MM },
    repeats: true,
  },
  view: { group: 'view', when: EVERY_TABLE, keys: ['V'], wish: { do: 'view' } },
  'orbit-left': {
    group: 'view',
    when: ALWAYS,
    keys: ['J'],
    wish: { do: 'orbit', rightDeg: -ORBIT_DEG, upDeg: 0 },
    repeats: true,
  },
  'orbit-right': {
    group: 'view',
    when: ALWAYS,
    keys: ['L'],
    wish: { do: 'orbit', rightDeg: ORBIT_DEG, upDeg: 0 },
    repeats: true,
  },
  'orbit-up': {
    group: 'view',
    when: ALWAYS,
    keys: ['I'],
    wish: { do: 'orbit', rightDeg: 0, upDeg: ORBIT_DEG },
    repeats: true,
  },
  'orbit-down': {
    group: 'view',
    when: ALWAYS,
    keys: ['K'],
    wish: { do: 'orbit', rightDeg: 0, upDeg: -ORBIT_DEG },
    repeats: true,
  },
  'zoom-in': { group: 'view', when: ALWAYS, keys: ['+', '='], wish: { do: 'zoom', nearer: NEARER }, repeats: true },
  'zoom-out': { group: 'view', when: ALWAYS, keys: ['-'], wish: { do: 'zoom', nearer: 1 / NEARER }, repeats: true },
  'pan-left': {
    group: 'view',
    when: ALWAYS,
    keys: ['Shift+J'],
    wish: { do: 'pan', rightMm: -PAN_MM, nearerMm: 0 },
    repeats: true,
  },
  'pan-right': {
    group: 'view',
    when: ALWAYS,
    keys: ['Shift+L'],
    wish: { do: 'pan', rightMm: PAN_MM, nearerMm: 0 },
    repeats: true,
  },
  'pan-away': {
    group: 'view',
    when: ALWAYS,
    keys: ['Shift+I'],
    wish: { do: 'pan', rightMm: 0, nearerMm: -PAN_MM },
    repeats: true,
  },
  'pan-nearer': {
    group: 'view',
    when: ALWAYS,
    keys: ['Shift+K'],
    wish: { do: 'pan', rightMm: 0, nearerMm: PAN_MM },
    repeats: true,
  },
  rings: { group: 'view', when: ALWAYS, keys: ['S'], wish: { do: 'page', what: 'rings' } },
  footprints: { group: 'view', when: ALWAYS, keys: ['P'], wish: { do: 'page', what: 'footprints' } },
  ruler: { group: 'ruler', when: [...ALWAYS, 'watching'], keys: ['R'], wish: { do: 'ruler' } },
  'ruler-swap': { group: 'ruler', when: MEASURING, keys: ['Enter', 'Space'], wish: { do: 'ruler-swap' } },
  'ruler-next': { group: 'ruler', when: MEASURING, keys: ['N'], wish: { do: 'ruler-thing', by: 1 }, repeats: true },
  'ruler-previous': {
    group: 'ruler',
    when: MEASURING,
    keys: ['Shift+N'],
    wish: { do: 'ruler-thing', by: -1 },
    repeats: true,
  },
  'ruler-left': { group: 'ruler', when: MEASURING, keys: ['ArrowLeft'], wish: ruler(-RULER_MM, 0), repeats: true },
  'ruler-right': { group: 'ruler', when: MEASURING, keys: ['ArrowRight'], wish: ruler(RULER_MM, 0), repeats: true },
  'ruler-away': { group: 'ruler', when: MEASURING, keys: ['ArrowUp'], wish: ruler(0, -RULER_MM), repeats: true },
  'ruler-nearer': { group: 'ruler', when: MEASURING, keys: ['ArrowDown'], wish: ruler(0, RULER_MM), repeats: true },
  'ruler-left-far': {
    group: 'ruler',
    when: MEASURING,
    keys: ['Shift+ArrowLeft'],
    wish: ruler(-RULER_FAR_MM, 0),
    repeats: true,
  },
  'ruler-right-far': {
    group: 'ruler',
    when: MEASURING,
    keys: ['Shift+ArrowRight'],
    wish: ruler(RULER_FAR_MM, 0),
    repeats: true,
  },
  'ruler-away-far': {
    group: 'ruler',
    when: MEASURING,
    keys: ['Shift+ArrowUp'],
    wish: ruler(0, -RULER_FAR_MM),
    repeats: true,
  },
  'ruler-nearer-far': {
    group: 'ruler',
    when: MEASURING,
    keys: ['Shift+ArrowDown'],
    wish: ruler(0, RULER_FAR_MM),
    repeats: true,
  },
  keys: { group: 'page', when: EVERY_TABLE, keys: ['?'], wish: { do: 'page', what: 'keys' } },
  menu: { group: 'page', when: EVERY_TABLE, keys: ['O'], wish: { do: 'page', what: 'menu' } },
  settings: { group: 'page', when: EVERY_TABLE, keys: [','], wish: { do: 'page', what: 'settings' } },
  help: { group: 'page', when: EVERY_TABLE, keys: ['F'], wish: { do: 'page', what: 'help' } },
  log: { group: 'page', when: EVERY_TABLE, keys: ['G'], wish: { do: 'page', what: 'log' } },
  text: { group: 'page', when: EVERY_TABLE, keys: ['/'], wish: { do: 'page', what: 'text' } },
  mute: { group: 'page', when: EVERY_TABLE, keys: ['M'], wish: { do: 'page', what: 'mute' } },
  'replay-play': { group: 'replay', when: WATCHING, keys: ['Space'], wish: replay({ to: 'play' }) },
  'replay-frame-back': {
    group: 'replay',
    when: WATCHING,
    keys: ['ArrowLeft'],
    wish: replay({ to: 'frame', by: -1 }),
    repeats: true,
  },
  'replay-frame-on': {
    group: 'replay',
    when: WATCHING,
    keys: ['ArrowRight'],
    wish: replay({ to: 'frame', by: 1 }),
    repeats: true,
  },
  'replay-frames-back': {
    group: 'replay',
    when: WATCHING,
    keys: ['Shift+ArrowLeft'],
    wish: replay({ to: 'frame', by: -FAR_FRAMES }),
    repeats: true,
  },
  'replay-frames-on': {
    group: 'replay',
    when: WATCHING,
    keys: ['Shift+ArrowRight'],
    wish: replay({ to: 'frame', by: FAR_FRAMES }),
    repeats: true,
  },
  'replay-action-back': {
    group: 'replay',
    when: WATCHING,
    keys: ['ArrowUp'],
    wish: replay({ to: 'action', way: -1 }),
    repeats: true,
  },
  'replay-action-on': {
    group: 'replay',
    when: WATCHING,
    keys: ['ArrowDown'],
    wish: replay({ to: 'action', way: 1 }),
    repeats: true,
  },
  // On many keyboards brackets need AltGr, which is the browser's.
  'replay-ruling-back': {
    group: 'replay',
    when: WATCHING,
    keys: ['[', 'P'],
    wish: replay({ to: 'ruling', way: -1 }),
    repeats: true,
  },
  'replay-ruling-on': {
    group: 'replay',
    when: WATCHING,
    keys: [']', 'N'],
    wish: replay({ to: 'ruling', way: 1 }),
    repeats: true,
  },
  'replay-slower': {
    group: 'replay',
    when: WATCHING,
    keys: ['-'],
    wish: replay({ to: 'speed', way: -1 }),
    repeats: true,
  },
  'replay-faster': {
    group: 'replay',
    when: WATCHING,
    keys: ['+', '='],
    wish: replay({ to: 'speed', way: 1 }),
    repeats: true,
  },
  'replay-begin': { group: 'replay', when: WATCHING, keys: ['Home'], wish: replay({ to: 'begin' }) },
  'replay-end': { group: 'replay', when: WATCHING, keys: ['End'], wish: replay({ to: 'end' }) },
  'replay-clean': { group: 'replay', when: WATCHING, keys: ['H'], wish: replay({ to: 'clean' }) },
} as const satisfies Record<string, Omit<KeyAction, 'id'>>;

/** Everything that keys do, in the order of the list that people read. */
export const KEY_ACTIONS: readonly KeyAction[] = Object.entries(ACTIONS).map(([id, action]) => ({
  id: id as KeyActionId,
  ...action,
}));

const BY_ID: ReadonlyMap<string, KeyAction> = new Map(KEY_ACTIONS.map((action) => [action.id, action]));

/** Whose keys are read: those of Traction's table and of replays, or those of the table of Trexlands. */
export type KeyTable = 'traction' | 'trexlands';

/** What keys do at that table, in the order of the list. */
export const keyActionsAt = (table: KeyTable): readonly KeyAction[] =>
  KEY_ACTIONS.filter(({ when }) => when.some((situation) => ROUND.includes(situation) === (table === 'trexlands')));

export const keyAction = (id: string): KeyAction | undefined => BY_ID.get(id);
