import type { PieceId, Seat } from '../../sim/ids.ts';
import { sendTo, withCamp } from './changes.ts';
import { decide } from './ending.ts';
import { campOf } from './queries.ts';
import type { TrexlandsState } from './state.ts';
import { andThen, told, type Told } from './told.ts';

/**
 * TX-24: 1 X a truck, a stack two, as far as there are any; the trucks return to Camp. TX-26: the last X ends the game.
 */
export function score(state: TrexlandsState, seat: Seat, trucks: readonly PieceId[]): Told {
  const x = Math.min(state.cityX, trucks.length + campOf(state, seat).extraX);
  const home = sendTo(state, trucks, 'camp');
  const scored = withCamp({ ...home, cityX: state.cityX - x }, seat, (camp) => ({ x: camp.x + x, extraX: 0 }));
  return andThen(told(scored, { type: 'scored', seat, x }), (s) => (s.cityX === 0 ? decide(s, 'x-scored') : told(s)));
}
