import { reward } from '../rewards.ts';
import { SHARED } from '../sets.ts';
import { never, type ModuleRules } from './rules.ts';

/** Coloured segments: above 0 red ones, below blue ones (TW-44). */
export interface ClockState {
  readonly filled: number;
}

const { segments, quarter, scoring } = SHARED.clock;

/** A card colours segments, pushing the rival's colour back first; all 8 of your colour score. */
export const clock: ModuleRules<ClockState> = {
  start: { filled: 0 },
  against: never,
  push({ filled }, { card }, { seat, sign }) {
    const own = Math.min(segments, sign * filled + card);
    return { state: { filled: sign * own }, scorer: own === segments ? seat : null };
  },
  rewards({ before, after, scorer, laid, mover: { seat, sign } }) {
    if (scorer === null) return [reward(seat, Math.floor(Math.abs(after.filled) / quarter) + 1, 'quarters')]; // TW-45
    const reached = laid.reduce((sum, { card }) => sum + card, sign * before.filled);
    return [reward(seat, scoring + reached - segments, 'clock-point')]; // TW-46
  },
};
