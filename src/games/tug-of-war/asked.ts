import type { Seat } from './ids.ts';
import type { TugOfWarState } from './state.ts';

/** The seat for which the match waits. */
export function asked({ phase, active, outcome }: TugOfWarState): readonly Seat[] {
  if (outcome !== null) return [];
  switch (phase.name) {
    case 'first':
      return [phase.chooser];
    case 'play':
      return [active];
    case 'discard':
      return [phase.seat];
  }
}
