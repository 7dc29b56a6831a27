import { STRENGTHS, type Strength } from '#games/tug-of-war/ids.ts';
import { tableKeyMap } from '../input/keys/tableKeyMap.ts';
import { keys } from './texts/table.ts';

export const SEND_ID = 'send-plan';
export const CLEAR_ID = 'clear-plan';
export const layId = (card: Strength): string => `lay-${card}`;

/** Everything that keys do at the table of Tug of War; machines and aims have buttons. */
export const TUG_OF_WAR_KEYS = tableKeyMap('tug-of-war', keys.group, [
  ...STRENGTHS.map((card) => ({ id: layId(card), name: keys.lay(card), keys: [`${card}`] as const })),
  { id: SEND_ID, name: keys.send, keys: ['Shift+S'], guarded: true },
  { id: CLEAR_ID, name: keys.clear, keys: ['X'] },
]);
