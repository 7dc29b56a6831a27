import { thoughtOut } from '#bots/bot.ts';
import { trexlandsBots } from '#bots/trexlands/bots.ts';
import { LEVELS } from '#bots/trexlands/levels.ts';
import { seenBy } from '#bots/playing.ts';
import { LEARNER } from '#bots/trexlands/puzzles/judge.ts';
import { asked } from '#games/trexlands/asked.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { Physics } from '#sim/physics.ts';
import type { TrexlandsPart } from './taskRun.ts';

/**
 * A rival in a window answers as the best bot would. A window has few choices, so that it is thought out at once; any
 * other question ends a try before it is asked.
 */
export const keenReply =
  (physics: Physics): TrexlandsPart['reply'] =>
  (match, rival) => {
    if (match.state.agenda.length === 0) return null;
    const imagined = { physics, steadiness: 'usual' as const };
    const { move } = thoughtOut(
      trexlandsBots.think(LEVELS.at(-1) ?? LEVELS[0], imagined, seenBy(trexlandsBots, match, rival)),
    );
    return move.do === 'roll' ? null : move;
  };

/** A rival that does nothing, as far as the rules let it, and waits for the learner to choose first. */
export const idleReply: TrexlandsPart['reply'] = ({ state }, rival) => {
  if (asked(state).includes(LEARNER) || (state.agenda.length === 0 && state.phase.name === 'move')) return null;
  return choicesOf(state, rival).find(({ do: what }) => what === 'pass' || what === 'ready') ?? null;
};
