import { steadinessOf } from '#engine/seats.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { tugOfWar, type TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import type { BeforeMove, Bots, Done, Imagined } from '../bots.ts';
import { carelessBefore } from './careless.ts';
import { LEVELS } from './levels.ts';
import type { TugOfWarMove } from './moves.ts';
import { policyOf } from './policies.ts';

/** The bots of Tug of War. They think in whole numbers, and no hand is on the table. */
export const tugOfWarBots: Bots<TugOfWarTypes, TugOfWarMove> = {
  game: tugOfWar,
  levels: LEVELS,
  think,
  carryingOut,
  steadinessIn: ({ seats }, seat) => steadinessOf(seats[seat]),
};

/** The same as they were before sets of rules had names. */
export const botsBefore: typeof tugOfWarBots = {
  ...tugOfWarBots,
  think: (level, _, seen) => (level === LEVELS[0] ? carelessBefore : policyOf(level))(seen),
};

function think(level: string, _: Imagined, seen: Seen<TugOfWarState>): Thinking<Thought<TugOfWarMove>> {
  return policyOf(level)(seen);
}

// oxlint-disable-next-line require-yield -- nothing moves
function* carryingOut(
  _: Physics,
  __: BeforeMove<TugOfWarTypes>,
  move: TugOfWarMove,
): Ticking<Result<Done<TugOfWarTypes>>> {
  return ok({ action: move, performed: null });
}
