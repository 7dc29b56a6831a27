import { withPlayer } from './changes.ts';
import { wonBy } from './ending.ts';
import { playerOf, seatAfter, stillPlaying } from './queries.ts';
import type { Phase, TruckOffState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/**
 * A seat gives up: it is passed over, its selected cards go back into its hand, and its dice and the first player token
 * to the next one. Its active trucks stay to the end of the round, and are paid; it cannot win any more.
 */
export function concede(state: TruckOffState, seat: number): Applied {
  const gone = applied(passedOver(state, seat), { type: 'conceded', seat });
  const [last, ...others] = stillPlaying(gone.state);
  if (last !== undefined && others.length === 0) return andThen(gone, (s) => wonBy(s, last, 'concession'));
  return andThen(gone, aloneInTie);
}

function passedOver(state: TruckOffState, seat: number): TruckOffState {
  const { hand, chosen } = playerOf(state, seat);
  const gone = { ...state, conceded: [...state.conceded, seat] };
  const left = withPlayer(gone, seat, { hand: [...hand, ...chosen], chosen: [], picked: [], decided: false });
  const next = seatAfter(gone, seat);
  return {
    ...left,
    first: state.first === seat ? next : state.first,
    phase: phaseWithout(state.phase, seat),
    roll: rollWithout(state, seat, next),
  };
}

/** A turn of its own is the next seat's by itself (TO-08). */
function phaseWithout(phase: Phase, seat: number): Phase {
  if (phase.name !== 'tie') return phase;
  return { name: 'tie', tied: phase.tied.filter(({ owner }) => owner !== seat) };
}

/** Dice that it was to throw for the table are the next seat's; its own for a tie are thrown no more. */
function rollWithout({ roll, phase }: TruckOffState, seat: number, next: number): TruckOffState['roll'] {
  if (roll?.by !== seat) return roll;
  return phase.name === 'tie' ? null : { ...roll, by: next };
}

/** Of those tied only one is left. */
function aloneInTie(state: TruckOffState): Applied {
  const { phase } = state;
  const [last, ...others] = phase.name === 'tie' ? phase.tied : [];
  return last !== undefined && others.length === 0 ? wonBy(state, last.owner, 'concession') : applied(state);
}
