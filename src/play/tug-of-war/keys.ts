import { STRENGTHS, type Strength } from '#games/tug-of-war/ids.ts';
import { pageKeys, turnKeys, viewKeys } from '../input/keys/commonKeys.ts';
import { actionsOf, type KeyAction, type KeyMap } from '../input/keys/keyMap.ts';
import { keys } from './texts/table.ts';

/** Keys do the same at any time: what cannot be done now is refused with its reason. */
export const PLAYING = 'playing';
const ALWAYS = [PLAYING];

export const SEND_ID = 'send-plan';
export const CLEAR_ID = 'clear-plan';
export const layId = (card: Strength): string => `lay-${card}`;

/** Everything that keys do at the table of Tug of War; machines and aims have buttons. */
export const TUG_OF_WAR_KEYS: KeyMap = [
  {
    id: 'tug-of-war',
    title: keys.group,
    actions: [
      ...STRENGTHS.map((card) => ({
        id: layId(card),
        name: keys.lay(card),
        when: ALWAYS,
        keys: [`${card}`] as const,
        wish: null,
      })),
      { id: SEND_ID, name: keys.send, when: ALWAYS, keys: ['Shift+S'], wish: null, guarded: true },
      { id: CLEAR_ID, name: keys.clear, when: ALWAYS, keys: ['X'], wish: null },
    ],
  },
  turnKeys(ALWAYS),
  viewKeys(ALWAYS),
  pageKeys(ALWAYS),
];

export const TUG_OF_WAR_ACTIONS: readonly KeyAction[] = actionsOf(TUG_OF_WAR_KEYS);
