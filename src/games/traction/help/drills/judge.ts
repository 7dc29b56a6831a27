import type { DrillPart, DrillVerdict } from '#engine/lessons.ts';
import { RULING_CODES, type RulingCode } from '#games/traction/referee/ruling.ts';
import { pieceId, seat, type Seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { TractionMatch, TractionTypes } from '#games/traction/traction.ts';
import type { TractionDeed } from './deeds.ts';
import { eventsOf, type Goal } from './goals.ts';
import { DEFAULT_HINTS, SHORT } from './hints.ts';

const LEARNER = seat(0);

export type TractionPart = DrillPart<TractionTypes, TractionDeed>;

/** A part of a drill before it is judged. */
export interface Asked extends Omit<TractionPart, 'judge' | 'marks'> {
  readonly marks?: TractionPart['marks'];
  readonly goal: Goal;
  /** Said when it is reached. */
  readonly well: string;
  /** An event that puts the goal out of reach, besides fouls and the end of the turn. */
  readonly lost?: Goal;
  /** Pieces that the task is about: once all of them have acted, it is reached or it is not. */
  readonly pieces: readonly string[];
  /** The number of the turn in which they act for the last time; 1, the first, unless told. */
  readonly turns?: number;
  /** Hints for an illegal move, by its first fault, and for a legal one that falls `short`. */
  readonly hints?: Partial<Readonly<Record<RulingCode | 'short', string>>>;
  /** A way to fall short that has a hint of its own, said after that of a foul, too. */
  readonly slip?: { readonly when: Goal; readonly hint: string };
}

/** The goal counts first: what it asks for may be a foul. */
export function part({
  goal,
  well,
  pieces,
  lost = () => false,
  turns = 1,
  hints = {},
  slip,
  marks = [],
  ...asked
}: Asked): TractionPart {
  const judge = (match: TractionMatch): DrillVerdict => {
    if (goal(match)) return { state: 'passed', words: well };
    const slipped = slip?.when(match) === true ? slip.hint : null;
    const foul = firstFoul(match, LEARNER);
    if (foul !== null) {
      const words = [hints[foul.code] ?? DEFAULT_HINTS[foul.code], slipped ?? []].flat().join(' ');
      return { state: 'failed', words, clause: foul.clause };
    }
    if (!isSpent(match, pieces, turns) && !lost(match)) return { state: 'open' };
    const short = slipped ?? hints.short ?? SHORT;
    return { state: 'failed', words: short, clause: null };
  };
  return { ...asked, marks, judge };
}

export interface Foul {
  readonly code: RulingCode;
  readonly clause: string | null;
}

/** The seat's own: what its rivals do wrong is not told. */
export function firstFoul(match: TractionMatch, by: Seat): Foul | null {
  const codes = eventsOf(match).flatMap((event) =>
    event.type === 'illegal-move' && ownerOf(event.piece) === by ? event.codes : [],
  );
  const [code] = codes;
  if (code === undefined || !RULING_CODES.includes(code)) return null;
  const rulings = match.log.flatMap(({ performed }) => performed?.rulings ?? []);
  return { code, clause: rulings.find((ruling) => ruling.code === code)?.clause ?? null };
}

/** Nothing more can come of it: the last turn or the match is over, or all who could act in it have. */
function isSpent({ state }: TractionMatch, pieces: readonly string[], turns: number): boolean {
  const { turn, outcome } = state;
  if (outcome !== null || turn.number > turns) return true;
  return turn.number === turns && pieces.length > 0 && pieces.every((piece) => turn.acted.includes(pieceId(piece)));
}
