import type { PieceId, Seat } from '#sim/ids.ts';
import { sendTo, withCamp } from './changes.ts';
import { decide } from './ending.ts';
import { scoredWith } from './fleet.ts';
import { campOf } from './queries.ts';
import type { TrexlandsState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** X that so many of a seat's trucks score in the City as it is; a Gatecrash that waits for it counts in. */
export const scoredBy = (state: TrexlandsState, seat: Seat, trucks: number): number =>
  scoredWith(state, tokensFor(state, seat, trucks), state.cityX);

const tokensFor = (state: TrexlandsState, seat: Seat, trucks: number): number =>
  Math.min(state.cityX, trucks + campOf(state, seat).extraX);

/**
 * TX-24: 1 X a truck, a stack two, as far as there are any; the trucks return to Camp. TX-26: the last X ends the game;
 * it may count for more (data/fleet.json).
 */
export function score(state: TrexlandsState, seat: Seat, trucks: readonly PieceId[]): Applied {
  const tokens = tokensFor(state, seat, trucks.length);
  const x = scoredBy(state, seat, trucks.length);
  const home = sendTo(state, trucks, 'camp');
  const scored = withCamp({ ...home, cityX: state.cityX - tokens }, seat, (camp) => ({ x: camp.x + x, extraX: 0 }));
  return andThen(applied(scored, { type: 'scored', seat, x }), (s) =>
    s.cityX === 0 ? decide(s, 'x-scored') : applied(s),
  );
}
