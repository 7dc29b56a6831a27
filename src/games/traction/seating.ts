import { seat, type Seat } from '#sim/ids.ts';
import type { TractionState } from './state.ts';

/** The seats that have not given up, in order. */
export const stillPlaying = ({ seats, conceded }: TractionState): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => seat(i)).filter((s) => !conceded.includes(s));
