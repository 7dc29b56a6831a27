import type { Thought } from '#bots/bot.ts';
import type { TurningPoint } from '#bots/turningPoints.ts';

/** A game's own words and measures in an analysis. */
export interface AnalysisWords<M> {
  /** How positions are weighed. */
  readonly lead: string;
  /** About the match that begins there. */
  readonly playOnNote: string;
  /** The value of a position for a player, in words. */
  standing(value: number): string;
  /** How far from even a value is drawn, from -1 (lost) to 1 (won). */
  share(value: number): number;
  /** A turning point in one sentence or two: the turn, its player, and what was done. */
  point(seat: string, turn: number, words: string, point: TurningPoint): string;
  /** A better move, as advice. */
  advice(thought: Thought<M>): string;
}
