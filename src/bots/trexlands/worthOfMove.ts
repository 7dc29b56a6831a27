import type { PieceId, Seat } from '#sim/ids.ts';
import { CITY, type TerraId } from '#games/trexlands/ids.ts';
import type { Move } from '#games/trexlands/moves/move.ts';
import { enemiesIn, terraOf, truckOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { distancesToCity } from './distances.ts';

/** House values of a careless player, in hundredths of an X. */
const AN_X = 100;
const A_STEP = 20;
const A_COIN = 6;
/** A defended Terra is taken by one against one less than once in four, by a stack a little oftener. */
const AN_ATTACK = -30;
const A_STACK_MORE = 15;
/** The cost to an enemy near the City of being sent back, at best. */
const A_VICTIM = 25;
const OFF_BOARD = 9; // steps: further than any Terra is

/** The expected gain of a MOVE; nothing for a MOVE without any. */
export function worthOfMove(view: TrexlandsState, seat: Seat, { trucks, to }: Move): number {
  if (to === CITY) return trucks.length * AN_X;
  const enemies = enemiesIn(view, to, seat).length;
  const nearer = stepsFrom(view, trucks[0]) - (distancesToCity(view.board).get(to) ?? OFF_BOARD);
  const gain = nearer * A_STEP * trucks.length + claimable(view, seat, to) * A_COIN;
  return enemies === 0 ? gain : gain / 4 + AN_ATTACK + (trucks.length - 1) * A_STACK_MORE + A_VICTIM / enemies;
}

/** V that a truck may claim on entering: none where a rival's Post keeps them. */
function claimable(view: TrexlandsState, seat: Seat, terra: TerraId): number {
  const { coins, post } = terraOf(view, terra);
  return post === null || post.owner === seat ? coins : 0;
}

function stepsFrom(view: TrexlandsState, truck: PieceId | undefined): number {
  const at = truck === undefined ? 'camp' : truckOf(view, truck).at;
  const distances = distancesToCity(view.board);
  return at === 'camp' ? Math.max(...distances.values()) + 1 : (distances.get(at) ?? OFF_BOARD);
}
