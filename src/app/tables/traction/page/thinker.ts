import type { SeatInfo } from '../../../../engine/seats.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { steadinessIn } from '../../../../games/traction/seatHand.ts';
import { LEVELS } from '../../../../bots/traction/levels.ts';
import type { Helper } from '../../../offThread/helper.ts';
import { helperOf, thinkTask } from '../helper.ts';
import type { Think } from '../session/botsHere.ts';

/** A bot's own; hints for persons are the best one's. */
const levelOf = (seat: SeatInfo | undefined): string =>
  seat?.kind === 'person' ? (LEVELS.at(-1) ?? LEVELS[0]) : (seat?.level ?? LEVELS[0]);

/** Bots think in a worker that stays for the next thought; one that was stopped is replaced. */
export function thinker(physics: Physics, open: (physics: Physics) => Promise<Helper> = helperOf): Think {
  let helper: Promise<Helper> | null = null;
  return async ({ header, state, log }, seat, signal) => {
    helper ??= open(physics);
    const given = {
      level: levelOf(header.seats[seat]),
      steadiness: steadinessIn(header, seat),
      seed: header.seed,
      seat,
      length: log.length,
      view: state, // everything lies open on the table
    };
    try {
      const thought = await (await helper).carryOut(thinkTask(given), { onProgress: () => undefined, signal });
      if (signal.aborted) helper = null; // it has ended with its task
      return thought;
    } catch (error) {
      helper = null;
      throw error;
    }
  };
}
