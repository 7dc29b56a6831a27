import { pageKeys, turnKeys, viewKeys } from '../input/keys/commonKeys.ts';
import { actionsOf, type KeyAction, type KeyMap } from '../input/keys/keyMap.ts';
import { keys } from './texts/table.ts';

/** Keys do the same at any time: what cannot be done now is refused with its reason. */
export const PLAYING = 'playing';
const ALWAYS = [PLAYING];

export const SPIN_ID = 'spin-wrench';
export const STRONGER_ID = 'spin-stronger';
export const WEAKER_ID = 'spin-weaker';
export const GO_ON_ID = 'go-on';

/** Everything that keys do at the table of Tractor Pull; what is chosen has buttons. */
export const TRACTOR_PULL_KEYS: KeyMap = [
  {
    id: 'tractor-pull',
    title: keys.group,
    actions: [
      { id: SPIN_ID, name: keys.spin, when: ALWAYS, keys: ['Shift+T'], wish: null, guarded: true },
      { id: STRONGER_ID, name: keys.stronger, when: ALWAYS, keys: ['S'], wish: null, repeats: true },
      { id: WEAKER_ID, name: keys.weaker, when: ALWAYS, keys: ['W'], wish: null, repeats: true },
      { id: GO_ON_ID, name: keys.goOn, when: ALWAYS, keys: ['N'], wish: null },
    ],
  },
  turnKeys(ALWAYS),
  viewKeys(ALWAYS),
  pageKeys(ALWAYS),
];

export const TRACTOR_PULL_ACTIONS: readonly KeyAction[] = actionsOf(TRACTOR_PULL_KEYS);
