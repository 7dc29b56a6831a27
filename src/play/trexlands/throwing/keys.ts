import type { Chord } from '#play/input/keys/chord.ts';
import { pageKeys, turnKeys, viewKeys } from '#play/input/keys/commonKeys.ts';
import { actionsOf, guarded, type KeyAction, type KeyMap } from '#play/input/keys/keyMap.ts';
import type { CommonWish } from '#play/input/wishes.ts';
import { gameTexts } from '../texts.ts';

/**
 * A wish by a key while trucks are thrown: to turn the aim clockwise or make it harder for 1, a little where fine, or
 * for the trucks themselves.
 */
export type ThrowWish =
  | { readonly to: 'turn' | 'power'; readonly by: 1 | -1; readonly fine: boolean }
  | { readonly to: 'let-go' | 'chance' | 'back' };

export type TrexlandsWish = CommonWish | { readonly do: 'throw'; readonly wish: ThrowWish };

/** `throwing`: trucks are thrown; `deciding`: anything else is asked. */
export type Situation = 'throwing' | 'deciding';

const THROWING: readonly Situation[] = ['throwing'];
const ALWAYS: readonly Situation[] = ['throwing', 'deciding'];

type Id = keyof typeof gameTexts.keys.actions;
type Key = KeyAction<TrexlandsWish>;

const thrown = (id: Id, keys: readonly Chord[], wish: ThrowWish): Key => ({
  id,
  name: gameTexts.keys.actions[id],
  when: THROWING,
  keys,
  wish: { do: 'throw', wish },
});

const aimed = (id: Id, keys: readonly Chord[], to: 'turn' | 'power', by: 1 | -1, fine = false): Key => ({
  ...thrown(id, keys, { to, by, fine }),
  repeats: true,
});

/** Everything that keys do at the table of Trexlands. */
export const TREXLANDS_KEYS: KeyMap<TrexlandsWish> = [
  {
    id: 'throw',
    title: gameTexts.keys.group,
    actions: [
      aimed('throw-left', ['ArrowLeft'], 'turn', -1),
      aimed('throw-right', ['ArrowRight'], 'turn', 1),
      aimed('throw-left-fine', ['Shift+ArrowLeft'], 'turn', -1, true),
      aimed('throw-right-fine', ['Shift+ArrowRight'], 'turn', 1, true),
      // = is where + is printed over it.
      aimed('throw-harder', ['ArrowUp', '+', '='], 'power', 1),
      aimed('throw-softer', ['ArrowDown', '-'], 'power', -1),
      aimed('throw-harder-fine', ['Shift+ArrowUp'], 'power', 1, true),
      aimed('throw-softer-fine', ['Shift+ArrowDown'], 'power', -1, true),
      guarded(thrown('throw-let-go', ['Shift+Enter'], { to: 'let-go' })),
      guarded(thrown('throw-chance', ['Shift+R'], { to: 'chance' })),
      { ...thrown('throw-back', ['Escape'], { to: 'back' }), fixed: true },
    ],
  },
  turnKeys<TrexlandsWish>(ALWAYS),
  viewKeys<TrexlandsWish>(ALWAYS),
  pageKeys(ALWAYS),
];

export const TREXLANDS_ACTIONS: readonly Key[] = actionsOf(TREXLANDS_KEYS);
