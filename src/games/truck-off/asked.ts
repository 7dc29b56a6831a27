import { diceChooser } from './ending.ts';
import { playerOf, stillPlaying } from './queries.ts';
import type { TruckOffState } from './state.ts';

/** The seats for which the match waits; of several any may act first. */
export function asked(state: TruckOffState): readonly number[] {
  const { phase, roll, outcome } = state;
  if (outcome !== null) return [];
  if (roll !== null) return [roll.by];
  switch (phase.name) {
    case 'trucks':
    case 'cards':
      return stillPlaying(state).filter((seat) => !playerOf(state, seat).decided);
    case 'execute':
    case 'pick':
      return [phase.turn];
    case 'tie':
      return diceChooser(phase);
    case 'roll':
      return [];
  }
}
