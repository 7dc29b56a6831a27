/** How long computer players think, level by level, in walks simulated; and how many matches a core plays. */
import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { thoughtOut } from '#bots/bot.ts';
import { seenBy } from '#bots/playing.ts';
import { tractionBots } from '#bots/traction/bots.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { quantileOf } from '#lab/statistics/quantile.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { pieceId } from '#sim/ids.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { atOnce } from '#sim/ticking.ts';
import { costOf, median } from './measure.ts';
import { ms, say, times, verdict } from './print.ts';
import { setupOf, startPosition, walkTowards, withPiece } from './table.ts';

const MOST_MS = 2000; // a turn's thought on one core
const MOST_ACTIONS = 200;
const SEED = 3;

const STEADINESS = 'usual';

/** A match of two bots of a level, with the cost of every thought and of every action, ms of processor. */
function measured(physics: Physics, level: string): { thoughts: readonly number[]; allMs: number; turns: number } {
  const seats = [0, 1].map((colour) => ({ name: `${level} ${colour}`, colour, kind: 'bot' as const, level }));
  const started = startMatch(traction, { build: physics.build, tickHz: TICK_HZ, seed: SEED, seats, setup: setupOf() });
  if (!started.ok) throw new Error(started.fault.message);
  let match: TractionMatch = started.value;
  const thoughts: number[] = [];
  const { cpuMs: allMs } = costOf(() => {
    while (traction.result(match.state) === null && match.log.length < MOST_ACTIONS) {
      const { seat } = match.state.turn;
      let thought: ReturnType<typeof thinkOnce> | null = null;
      thoughts.push(costOf(() => (thought = thinkOnce(physics, match, level, seat))).cpuMs);
      if (thought === null) throw new Error('nothing was thought');
      match = after(physics, match, thought);
    }
  });
  return { thoughts, allMs, turns: match.state.turn.number };
}

const thinkOnce = (physics: Physics, match: TractionMatch, level: string, seat: number) =>
  thoughtOut(tractionBots.think(level, { physics, steadiness: STEADINESS }, seenBy(tractionBots, match, seat)));

function after(physics: Physics, match: TractionMatch, { move }: ReturnType<typeof thinkOnce>): TractionMatch {
  const done = atOnce(tractionBots.carryingOut(physics, match, move));
  if (!done.ok) throw new Error(done.fault.message);
  const next = play(traction, match, done.value.action, done.value.performed);
  if (!next.ok) throw new Error(next.fault.message);
  return next.value;
}

const physics = await loadPhysics();
const state = withPiece(startPosition(2), '0-S1', { xMm: 60, zMm: 120 });
const walkMs = median(
  Array.from(
    { length: 9 },
    () => costOf(() => walkTowards(physics, state, pieceId('0-S1'), { xMm: 60, zMm: 0 }, 4, 'natural')).cpuMs,
  ),
);
say('a walk of four steps, ordered and simulated', ms(walkMs));
for (const level of tractionBots.levels) {
  const { thoughts, allMs, turns } = measured(physics, level);
  const longest = Math.max(...thoughts);
  say(
    `${level}: a thought`,
    `median ${ms(median(thoughts))}, nine in ten under ${ms(quantileOf(thoughts, 0.9) ?? NaN)}, longest ${ms(longest)}: ${times(longest / walkMs)} a walk`,
  );
  say(
    `${level}: a match of ${turns} turns`,
    `${ms(allMs)}; ${(60_000 / allMs).toFixed(1)} such matches a minute a core`,
  );
  verdict(`${level}: thought out in time`, longest < MOST_MS, ms(longest), ms(MOST_MS));
}
