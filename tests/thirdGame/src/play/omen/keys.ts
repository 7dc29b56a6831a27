import data from '#games/omen/data/cards.json' with { type: 'json' };
import { pageKeys, turnKeys, viewKeys } from '#play/input/keys/commonKeys.ts';
import type { Chord } from '#play/input/keys/chord.ts';
import { actionsOf, type KeyAction, type KeyMap } from '#play/input/keys/keyMap.ts';
import { gameTexts } from './texts.ts';

/** Keys do the same at any time: what cannot be done now is refused with its reason. */
export const PLAYING = 'playing';
const ALWAYS = [PLAYING];

/** The key that foretells a number. */
export const foretellId = (card: number): string => `foretell-${'abcdef'.charAt(card - 1)}`;
export const THROW_ID = 'throw-die';

const foretelling = data.numbers.map((card): KeyAction => ({
  id: foretellId(card),
  name: gameTexts.keys.foretell(card),
  when: ALWAYS,
  keys: [String(card) as Chord],
  wish: null,
}));

/** Everything that keys do at the table of Omen. */
export const OMEN_KEYS: KeyMap = [
  {
    id: 'omen',
    title: gameTexts.keys.group,
    actions: [
      ...foretelling,
      { id: THROW_ID, name: gameTexts.keys.throw, when: ALWAYS, keys: ['Shift+T'], wish: null, guarded: true },
    ],
  },
  turnKeys(ALWAYS),
  viewKeys(ALWAYS),
  pageKeys(ALWAYS),
];

export const OMEN_ACTIONS: readonly KeyAction[] = actionsOf(OMEN_KEYS);
