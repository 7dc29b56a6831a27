import { texts } from '#play/texts.ts';
import type { CommonWish, PageWish, ReplayWish } from '../wishes.ts';
import type { Chord } from './chord.ts';
import { actionsOf, guarded, held, type KeyAction, type KeyGroup, type KeyMap } from './keyMap.ts';

/** The situations of watching a replay, and of having the ruler on the table. */
export const WATCHING = 'watching';
export const MEASURING = 'measuring';

const ORBIT_DEG = 6;
const PAN_MM = 12;
const NEARER = 0.85;
const RULER_MM = 1;
const RULER_FAR_MM = 10;
const FAR_FRAMES = 10;

type CommonKey = keyof typeof texts.keys.actions;
type Key = KeyAction<CommonWish>;

const key = (id: CommonKey, when: readonly string[], keys: readonly Chord[], wish: CommonWish): Key => ({
  id,
  name: texts.keys.actions[id],
  when,
  keys,
  wish,
});

const group = (id: keyof typeof texts.keys.groups, actions: readonly Key[]): KeyGroup<CommonWish> => ({
  id,
  title: texts.keys.groups[id],
  actions,
});

/** The keys of the turn; `more` are the game's own; `when`: situations in which one may ask to take back. */
export const turnKeys = <W>(
  when: readonly string[],
  more: Partial<Record<'before' | 'after', readonly KeyAction<W>[]>> = {},
): KeyGroup<CommonWish | W> => ({
  ...group('match', []),
  actions: [
    ...(more.before ?? []),
    guarded(key('take-back', when, ['Shift+U'], { do: 'take-back' })),
    ...(more.after ?? []),
  ],
});

/** From the seat or from above; `more` are the game's own. */
export const viewKeys = <W>(when: readonly string[], more: readonly KeyAction<W>[] = []): KeyGroup<CommonWish | W> => ({
  ...group('view', []),
  actions: [key('view', when, ['V'], { do: 'view' }), ...more],
});

/** Keys that move the eye. */
export function eyeKeys(when: readonly string[]): readonly Key[] {
  const orbit = (id: CommonKey, chord: Chord, rightDeg: number, upDeg: number): Key =>
    held(key(id, when, [chord], { do: 'orbit', rightDeg, upDeg }));
  const pan = (id: CommonKey, chord: Chord, rightMm: number, nearerMm: number): Key =>
    held(key(id, when, [chord], { do: 'pan', rightMm, nearerMm }));
  return [
    orbit('orbit-left', 'J', -ORBIT_DEG, 0),
    orbit('orbit-right', 'L', ORBIT_DEG, 0),
    orbit('orbit-up', 'I', 0, ORBIT_DEG),
    orbit('orbit-down', 'K', 0, -ORBIT_DEG),
    // = is where + is printed over it.
    held(key('zoom-in', when, ['+', '='], { do: 'zoom', nearer: NEARER })),
    held(key('zoom-out', when, ['-'], { do: 'zoom', nearer: 1 / NEARER })),
    pan('pan-left', 'Shift+J', -PAN_MM, 0),
    pan('pan-right', 'Shift+L', PAN_MM, 0),
    pan('pan-away', 'Shift+I', 0, -PAN_MM),
    pan('pan-nearer', 'Shift+K', 0, PAN_MM),
  ];
}

/** `when`: the ruler can be laid on the table. */
export function rulerKeys(when: readonly string[]): KeyGroup<CommonWish> {
  const move = (id: CommonKey, chord: Chord, rightMm: number, nearerMm: number): Key =>
    held(key(id, [MEASURING], [chord], { do: 'ruler-move', rightMm, nearerMm }));
  return group('ruler', [
    key('ruler', when, ['R'], { do: 'ruler' }),
    key('ruler-swap', [MEASURING], ['Enter', 'Space'], { do: 'ruler-swap' }),
    held(key('ruler-next', [MEASURING], ['N'], { do: 'ruler-thing', by: 1 })),
    held(key('ruler-previous', [MEASURING], ['Shift+N'], { do: 'ruler-thing', by: -1 })),
    move('ruler-left', 'ArrowLeft', -RULER_MM, 0),
    move('ruler-right', 'ArrowRight', RULER_MM, 0),
    move('ruler-away', 'ArrowUp', 0, -RULER_MM),
    move('ruler-nearer', 'ArrowDown', 0, RULER_MM),
    move('ruler-left-far', 'Shift+ArrowLeft', -RULER_FAR_MM, 0),
    move('ruler-right-far', 'Shift+ArrowRight', RULER_FAR_MM, 0),
    move('ruler-away-far', 'Shift+ArrowUp', 0, -RULER_FAR_MM),
    move('ruler-nearer-far', 'Shift+ArrowDown', 0, RULER_FAR_MM),
  ]);
}

/** The keys of the page around any table. */
export function pageKeys(when: readonly string[]): KeyGroup<CommonWish> {
  const page = (id: CommonKey & PageWish, chord: Chord): Key => key(id, when, [chord], { do: 'page', what: id });
  return group('page', [
    page('keys', '?'),
    page('menu', 'O'),
    page('settings', ','),
    page('help', 'F'),
    page('log', 'G'),
    page('text', '/'),
    page('mute', 'M'),
  ]);
}

const replay = (id: CommonKey, keys: readonly Chord[], wish: ReplayWish): Key =>
  key(id, [WATCHING], keys, { do: 'replay', wish });

/** The keys of any game's replays. */
const REPLAY = group('replay', [
  replay('replay-play', ['Space'], { to: 'play' }),
  held(replay('replay-frame-back', ['ArrowLeft'], { to: 'frame', by: -1 })),
  held(replay('replay-frame-on', ['ArrowRight'], { to: 'frame', by: 1 })),
  held(replay('replay-frames-back', ['Shift+ArrowLeft'], { to: 'frame', by: -FAR_FRAMES })),
  held(replay('replay-frames-on', ['Shift+ArrowRight'], { to: 'frame', by: FAR_FRAMES })),
  held(replay('replay-action-back', ['ArrowUp'], { to: 'action', way: -1 })),
  held(replay('replay-action-on', ['ArrowDown'], { to: 'action', way: 1 })),
  // On many keyboards brackets need AltGr, which is the browser's.
  held(replay('replay-ruling-back', ['[', 'P'], { to: 'ruling', way: -1 })),
  held(replay('replay-ruling-on', [']', 'N'], { to: 'ruling', way: 1 })),
  held(replay('replay-slower', ['-'], { to: 'speed', way: -1 })),
  held(replay('replay-faster', ['+', '='], { to: 'speed', way: 1 })),
  replay('replay-begin', ['Home'], { to: 'begin' }),
  replay('replay-end', ['End'], { to: 'end' }),
  replay('replay-clean', ['H'], { to: 'clean' }),
]);

/** Keys while a replay is watched: the ruler can be laid on its table, too. */
export const WATCH_KEYS: KeyMap<CommonWish> = [rulerKeys([WATCHING]), REPLAY];

/** Keys of everything around a table, for buttons that name them where no table is. */
export const COMMON_KEYS: readonly KeyAction<CommonWish>[] = actionsOf([...WATCH_KEYS, pageKeys([])]);
