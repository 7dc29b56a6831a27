import type { Said } from '#referee/ruling.ts';
import { isPiece, type BodyId, type PieceId } from '#sim/ids.ts';
import type { Feature } from '#sim/trace/events.ts';

/** Stable names of what a referee can say; more may be added, none renamed. */
export const RULING_CODES = [
  'walk-contact',
  'pivot-slide',
  'lift-off',
  'no-set-down',
  'too-many-steps',
  'fell',
  'not-upright',
  'off-table',
  'tackle-base',
  'tackle-side',
  'tackle-point',
  'tackle-own',
  'tackle-size',
  'crash',
  'jiggle',
  'pad-contact',
  'no-tip',
  'over-swivel',
  'over-travel',
  'unsettled',
] as const;
export type RulingCode = (typeof RULING_CODES)[number];

/** A clause of the settled rules, such as TR-07. */
export type ClauseId = `TR-${string}`;

/** One thing that happened, in the rule book's words, with its evidence. */
export interface Ruling extends Said<ClauseId, RulingCode> {
  /** The piece under the hand. */
  readonly piece: PieceId;
  /**
   * The other party: the piece or pad that was touched, the piece that was moved (crash, jiggle); null where there is
   * none.
   */
  readonly other: BodyId | null;
  readonly feature: Feature | null;
  readonly otherFeature: Feature | null;
  /** How far, where the ruling is about a distance (slide, crash, jiggle, lift-off), mm; else null. */
  readonly distanceMm: number | null;
}

/** The piece that a crash or a jiggle moved: another one, or the one under the hand (out of turn). */
export const movedPiece = ({ piece, other }: Ruling): PieceId => (other !== null && isPiece(other) ? other : piece);
