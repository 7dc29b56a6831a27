import type { Seat } from '#sim/ids.ts';
import { brokerOf } from './exchange/award.ts';
import { notReady } from './exchange/arena.ts';
import { captainChooser } from './ranking.ts';
import { rollAsked } from './rolls.ts';
import type { TrexlandsState } from './state.ts';

/** The seats whose choice the match waits for; none while a roll is to be thrown, and at the end. */
export function asked(state: TrexlandsState): readonly Seat[] {
  if (state.outcome !== null || rollAsked(state) !== null) return [];
  const [act] = state.agenda;
  if (act?.type === 'battle' && act.step === 'choice') return [act.seat];
  return act === undefined ? askedInPhase(state) : act.waiting.filter((seat) => !state.conceded.includes(seat));
}

function askedInPhase(state: TrexlandsState): readonly Seat[] {
  const { phase } = state;
  switch (phase.name) {
    case 'captains':
      return present(captainChooser(state));
    case 'move':
      return [phase.turn.seat];
    case 'market':
      return present(phase.awarded === null ? phase.bidder : brokerOf(state, phase));
    case 'arena':
      return phase.placing === null ? notReady(state, phase) : [phase.placing];
    default:
      return [];
  }
}

const present = (seat: Seat | null): readonly Seat[] => (seat === null ? [] : [seat]);
