import { tableKeyMap } from '../input/keys/tableKeyMap.ts';
import { keys } from './texts/table.ts';

export const THROW_ID = 'throw-dice';
export const GO_ON_ID = 'go-on';

/** Everything that keys do at the table of Truck Off; what is chosen has buttons. */
export const TRUCK_OFF_KEYS = tableKeyMap('truck-off', keys.group, [
  { id: THROW_ID, name: keys.throw, keys: ['Shift+T'], guarded: true },
  { id: GO_ON_ID, name: keys.goOn, keys: ['N'] },
]);
