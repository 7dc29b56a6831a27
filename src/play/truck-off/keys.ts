import { pageKeys, turnKeys, viewKeys } from '../input/keys/commonKeys.ts';
import { actionsOf, type KeyAction, type KeyMap } from '../input/keys/keyMap.ts';
import { keys } from './texts/table.ts';

/** Keys do the same at any time: what cannot be done now is refused with its reason. */
export const PLAYING = 'playing';
const ALWAYS = [PLAYING];

export const THROW_ID = 'throw-dice';
export const GO_ON_ID = 'go-on';

/** Everything that keys do at the table of Truck Off; what is chosen has buttons. */
export const TRUCK_OFF_KEYS: KeyMap = [
  {
    id: 'truck-off',
    title: keys.group,
    actions: [
      { id: THROW_ID, name: keys.throw, when: ALWAYS, keys: ['Shift+T'], wish: null, guarded: true },
      { id: GO_ON_ID, name: keys.goOn, when: ALWAYS, keys: ['N'], wish: null },
    ],
  },
  turnKeys(ALWAYS),
  viewKeys(ALWAYS),
  pageKeys(ALWAYS),
];

export const TRUCK_OFF_ACTIONS: readonly KeyAction[] = actionsOf(TRUCK_OFF_KEYS);
