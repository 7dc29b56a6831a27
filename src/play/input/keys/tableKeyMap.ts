import { pageKeys, turnKeys, viewKeys } from './commonKeys.ts';
import type { KeyAction, KeyMap } from './keyMap.ts';

/** The one situation of a table whose keys do the same at any time: what cannot be done is refused with its reason. */
export const PLAYING = 'playing';
const ALWAYS = [PLAYING];

/** A key of such a table's own. */
type OwnKey = Omit<KeyAction, 'when' | 'wish'>;

/** The keys of such a table: its own under their title, and those of every table. */
export const tableKeyMap = (id: string, title: string, own: readonly OwnKey[]): KeyMap => [
  { id, title, actions: own.map((key) => ({ ...key, when: ALWAYS, wish: null })) },
  turnKeys(ALWAYS),
  viewKeys(ALWAYS),
  pageKeys(ALWAYS),
];
