import { STANDARD_OPTIONS, type TugOfWarOptions } from '#games/tug-of-war/options.ts';
import type { SetId } from '#games/tug-of-war/sets.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { thoughtOut } from '#bots/bot.ts';
import { chanceOf } from '#bots/luck.ts';
import { playWithoutTable } from '#bots/withoutTable.ts';
import { policyOf } from '#bots/tug-of-war/policies.ts';

/** A match that was played; `events` of all its actions. */
interface Ended {
  readonly state: TugOfWarState;
  readonly events: readonly TugOfWarEvent[];
}

/** A match that goes on after so many actions is counted as one without an end. */
const MOST_ACTIONS = 600;

/** A match of bots, a level a seat; without items, and chance says who goes first. */
export function matchOf(
  set: SetId,
  levels: readonly string[],
  seed: number,
  rope: TugOfWarOptions['rope'] = STANDARD_OPTIONS.rope,
): Ended {
  const events: TugOfWarEvent[] = [];
  const played = playWithoutTable(
    tugOfWar,
    {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed,
      seats: levels.map((level, colour) => ({ name: `${level} ${colour + 1}`, colour, kind: 'bot' })),
      setup: { options: { ...STANDARD_OPTIONS, set, rope } },
    },
    (view, length) => {
      const [seat] = tugOfWar.asked(view);
      const level = levels[seat ?? -1];
      if (seat === undefined || level === undefined) throw new Error('a match that is not over asks a seat');
      const { move } = thoughtOut(policyOf(level)({ view, seat, chance: chanceOf(seed, seat, length) }));
      return { action: move, performed: null };
    },
    MOST_ACTIONS,
    (step) => events.push(...step.events),
  );
  if (!played.ok) throw new Error(played.fault.message);
  return { state: played.value, events };
}
