import { redOf } from './changes.ts';
import { ejectingSeat } from './ejections.ts';
import { BOTH, type Seat } from './ids.ts';
import type { TractorPullState } from './state.ts';

/** The seats for which the match waits; of both any may act first. */
export function asked(state: TractorPullState): readonly Seat[] {
  const { phase, queue, outcome, players } = state;
  if (outcome !== null) return [];
  const [pending] = queue;
  if (pending !== undefined) return [pending.seat];
  switch (phase.name) {
    case 'faces':
    case 'deploy':
      return BOTH.filter((seat) => !players[seat].decided);
    case 'spin':
    case 'award':
      return [phase.by];
    case 'location':
      return [redOf(state)];
    case 'install':
    case 'recruit':
      return [phase.turn];
    case 'eject': {
      const seat = ejectingSeat(state);
      return seat === null ? [] : [seat];
    }
    case 'wave':
    case 'reveal':
    case 'pull':
      return [];
  }
}
