import type { GameTypes } from '#engine/game.ts';
import type { Orders } from '#engine/matchFile/orders.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { atOnce } from '#sim/ticking.ts';
import { thoughtOut } from './bot.ts';
import type { BeforeMove, Bots } from './bots.ts';
import { seenBy } from './playing.ts';

/**
 * The order of the bot at that seat, as a person would give it: thought out and carried out by its hand in this call.
 * `match`: of this game. Faults: those of the hand.
 */
export type OrderOf = (physics: Physics, match: BeforeMove<GameTypes>, seat: number) => Result<object>;

/** A level that only another version knows plays as the weakest. */
export const ordersOf =
  <T extends GameTypes, M>(bots: Bots<T, M>, { makeOrder }: Orders<T>): OrderOf =>
  (physics, given, seat) => {
    const match = given as BeforeMove<T>; // whoever keeps it knows its game
    const { level: wanted } = match.header.seats[seat] ?? {};
    const level = bots.levels.find((known) => known === wanted) ?? bots.levels[0] ?? '';
    const imagined = { physics, steadiness: bots.steadinessIn(match.header, seat) };
    const { move } = thoughtOut(bots.think(level, imagined, seenBy(bots, match, seat)));
    const done = atOnce(bots.carryingOut(physics, match, move));
    return done.ok ? ok(makeOrder(done.value.action)) : done;
  };
