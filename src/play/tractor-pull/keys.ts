import { tableKeyMap } from '../input/keys/tableKeyMap.ts';
import { keys } from './texts/table.ts';

export const SPIN_ID = 'spin-wrench';
export const STRONGER_ID = 'spin-stronger';
export const WEAKER_ID = 'spin-weaker';
export const GO_ON_ID = 'go-on';

/** Everything that keys do at the table of Tractor Pull; what is chosen has buttons. */
export const TRACTOR_PULL_KEYS = tableKeyMap('tractor-pull', keys.group, [
  { id: SPIN_ID, name: keys.spin, keys: ['Shift+T'], guarded: true },
  { id: STRONGER_ID, name: keys.stronger, keys: ['S'], repeats: true },
  { id: WEAKER_ID, name: keys.weaker, keys: ['W'], repeats: true },
  { id: GO_ON_ID, name: keys.goOn, keys: ['N'] },
]);
