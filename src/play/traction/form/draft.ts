import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import type { SeatInfo } from '#engine/seats.ts';
import type { MeasuredSurface } from '#engine/surfaceFile.ts';
import {
  type FlatVictims,
  HANDS_ALLOWED,
  type HandsAllowed,
  OPTION_RANGES,
  OPTIONS_BY,
  STANDARD_OPTIONS,
  type TractionOptions,
} from '#games/traction/options.ts';
import { VARIANT_RANGES } from '#games/traction/variants.ts';
import { FILLINGS, type FillingName } from '#sim/filling.ts';
import { DISTANCE_MM } from '#games/traction/pads.ts';
import { toleranceAt } from '#games/traction/referee/tolerance.ts';
import type { Surface } from '#sim/layout.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { LEVELS } from '#bots/traction/levels.ts';
import { ownSurface, SURFACES } from '#sim/surfaces.ts';
import { type DraftOfSeats, seatsOf, STANDARD_SEATS, withLevel } from '#play/form/players.ts';
import type { ChosenHands, HandMode } from '../session/chosenHands.ts';
import type { NewMatch } from '../session/sessionTypes.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { MM_PER_INCH } from '#sim/maths/units.ts';

/** The players' agreement before the first turn of Traction. */
export interface Plan {
  readonly match: NewMatch;
  readonly handMode: HandMode;
  /** Those of a match before, which is played again; else all begin as they usually do. */
  readonly hands?: ChosenHands;
}

/** A new match as the form holds it: every field in the unit that it is set in. */
export interface Draft extends DraftOfSeats {
  readonly rules: RuleSet;
  readonly surfaceId: string; // a preset's, or 'custom'
  readonly friction: number; // of the custom surface
  readonly restitution: number;
  readonly surfaceName: string; // of a custom surface that came from a file; empty where it has none
  readonly distanceIn: number;
  readonly rangesChoice: RangesChoice;
  readonly ownRanges: Ranges;
  readonly piecesPerTurn: number;
  readonly starterOne: boolean;
  readonly flatVictims: FlatVictims;
  /** The player who begins; null for the lot. */
  readonly first: number | null;
  readonly rockPaperScissors: boolean;
  readonly filling: 'hollow' | FillingName | 'own';
  readonly fillingGCm3: number; // of an own one
  readonly fillingMm: number;
  readonly turnLimit: boolean;
  readonly toleranceShare: number; // 0 strict, 1 standard, beyond more lenient
  readonly handMode: HandMode;
  readonly hands: HandsAllowed;
  /** For as many players as there can be, in the order of `seats`. */
  readonly steadiness: readonly Steadiness[];
}

export type Ranges = TractionOptions['ranges'];
export type RangesChoice = 'standard' | 'fast' | 'custom';

export const CUSTOM_SURFACE = 'custom';
export const DISTANCE_IN = {
  min: DISTANCE_MM.min / MM_PER_INCH,
  max: DISTANCE_MM.max / MM_PER_INCH,
  step: 0.5,
} as const;

/** The talk page's own proposal besides the rules' 4, 2, 1. */
const FAST_RANGES: Ranges = [6, 3, 1];

/** The match of one click: two players, the shortest distance, a surface that grips, and the rule text's own rules. */
export const DEFAULT_DRAFT: Draft = {
  players: 2,
  seats: STANDARD_SEATS,
  rules: DEFAULT_SET,
  surfaceId: 'unvarnished-wood',
  friction: 0.62,
  restitution: 0.1,
  surfaceName: '',
  distanceIn: DISTANCE_MM.standard / MM_PER_INCH,
  rangesChoice: 'standard',
  ownRanges: STANDARD_OPTIONS.ranges,
  piecesPerTurn: STANDARD_OPTIONS.piecesPerTurn,
  starterOne: OPTIONS_BY[DEFAULT_SET].starterFirstTurnOnePiece,
  flatVictims: 'rise',
  first: null,
  rockPaperScissors: false,
  filling: 'hollow',
  fillingGCm3: FILLINGS.sand.densityGCm3,
  fillingMm: VARIANT_RANGES.fillingMm.max,
  turnLimit: false,
  toleranceShare: 1,
  handMode: 'assisted',
  hands: 'any',
  steadiness: SEAT_LOOKS.map(() => 'usual'),
};

/** The draft by another set of rules. */
export const withRules = (draft: Draft, rules: RuleSet): Draft => ({
  ...draft,
  rules,
  players: rules === 'first' ? 2 : draft.players,
  starterOne: OPTIONS_BY[rules].starterFirstTurnOnePiece,
  flatVictims: OPTIONS_BY[rules].flatVictims ?? 'stay',
});

/** The same of one person against a bot: the weakest, unless another level fits. */
export const draftAlone = (level: string | undefined, rules = DEFAULT_SET): Draft =>
  withRules(withLevel(DEFAULT_DRAFT, 1, LEVELS.find((known) => known === level) ?? LEVELS[0]), rules);

export const distanceMm = ({ distanceIn }: Draft): number => hundredth(distanceIn * MM_PER_INCH);

export function surfaceOfDraft({ surfaceId, friction, restitution, surfaceName: name }: Draft): Surface {
  return (
    SURFACES.find(({ id }) => id === surfaceId) ??
    ownSurface({ name, friction: hundredth(friction), restitution: hundredth(restitution) })
  );
}

/** The draft on a surface that was measured. */
export const withSurface = (draft: Draft, { name, friction, restitution }: MeasuredSurface): Draft => ({
  ...draft,
  surfaceId: CUSTOM_SURFACE,
  surfaceName: name,
  friction: hundredth(friction),
  restitution: hundredth(restitution),
});

/** The draft on a surface of these coefficients: it is no longer the one that was measured. */
export const withCoefficients = (
  draft: Draft,
  coefficients: Partial<Pick<Draft, 'friction' | 'restitution'>>,
): Draft => ({ ...draft, ...coefficients, surfaceName: '' });

/**
 * Whether a tipped corner stays where it is on a surface of this coefficient. Pushing at the tip it does from half the
 * diagonal over the height, 0.40, on; measured, every size stays within 0.15 mm there, and slides at 0.38. Filled, all
 * hold at 0.44, and large ones slide at 0.42 (docs/filled.md).
 */
export function gripOf(friction: number, holds: number = HOLDS.hollow): 'good' | 'edge' | 'poor' {
  if (friction < holds) return 'poor';
  return friction < holds + SAFELY ? 'edge' : 'good';
}

/** The coefficient from which on corners hold. */
export const holdsFrom = ({ filling }: Draft): number => (filling === 'hollow' ? HOLDS.hollow : HOLDS.filled);

export const HOLDS = { hollow: 0.4, filled: 0.44 } as const;
const SAFELY = 0.05; // more, and a shaking hand's steps hold, too (house value)

export function rangesOf({ rangesChoice, ownRanges }: Draft): Ranges {
  if (rangesChoice === 'custom') return ownRanges;
  return rangesChoice === 'fast' ? FAST_RANGES : STANDARD_OPTIONS.ranges;
}

export const optionsOf = (draft: Draft): TractionOptions => ({
  ...OPTIONS_BY[draft.rules],
  ranges: rangesOf(draft),
  piecesPerTurn: draft.piecesPerTurn,
  starterFirstTurnOnePiece: draft.starterOne,
  tackling: draft.rockPaperScissors ? 'rock-paper-scissors' : 'any',
  turnLimit: draft.turnLimit ? OPTION_RANGES.turnLimit.standard : null,
  tolerance: toleranceAt(draft.toleranceShare),
  ...(draft.hands === 'any' ? {} : { hands: draft.hands }),
  flatVictims: draft.flatVictims,
  ...fillingIn(draft),
  ...firstIn(draft),
});

/** Nothing for hollow pieces, which every match had before they could be filled. */
function fillingIn({ filling, fillingGCm3, fillingMm }: Draft): Pick<TractionOptions, 'filling'> {
  if (filling === 'hollow') return {};
  if (filling !== 'own') return { filling };
  const isFull = fillingMm === VARIANT_RANGES.fillingMm.max;
  return { filling: { densityGCm3: hundredth(fillingGCm3), ...(isFull ? {} : { heightMm: hundredth(fillingMm) }) } };
}

/** The seat that the set of rules names, or else the form; nothing for the lot. */
function firstIn({ rules, first, players }: Draft): Pick<TractionOptions, 'first'> {
  const begins = OPTIONS_BY[rules].first ?? first;
  return begins === null || begins >= players ? {} : { first: begins };
}

/** The draft with the hands that this word names; any where it names none. */
export const withHands = (draft: Draft, hands: string): Draft => ({
  ...draft,
  hands: HANDS_ALLOWED.find((known) => known === hands) ?? 'any',
});

export const withSteadiness = (draft: Draft, player: number, steadiness: Steadiness): Draft => ({
  ...draft,
  steadiness: draft.steadiness.map((was, i) => (i === player ? steadiness : was)),
});

/** A usual hand is not worth a word. */
const handicapOf = ({ steadiness }: Draft, player: number): Pick<SeatInfo, 'steadiness'> => {
  const agreed = steadiness[player] ?? 'usual';
  return agreed === 'usual' ? {} : { steadiness: agreed };
};

/** The match that the form describes. Faults: those of `seatsOf`; all else is settled by the fields. */
export function planOf(draft: Draft): Result<NewMatch> {
  const seats = seatsOf(draft);
  if (!seats.ok) return seats;
  const handicapped = seats.value.map((seat, player) => ({ ...seat, ...handicapOf(draft, player) }));
  return ok({
    seats: handicapped,
    rules: draft.rules,
    setup: { options: optionsOf(draft), surface: surfaceOfDraft(draft), table: { distanceMm: distanceMm(draft) } },
  });
}

export function standardMatch(rules = DEFAULT_SET): NewMatch {
  const agreed = planOf(withRules(DEFAULT_DRAFT, rules));
  if (!agreed.ok) throw new Error(agreed.fault.message);
  return agreed.value;
}

/** The agreed match, with the way the hand is moved at first. Faults: those of `planOf`. */
export function agreedOf(draft: Draft): Result<Plan> {
  const match = planOf(draft);
  return match.ok ? ok({ match: match.value, handMode: draft.hands === 'free' ? 'free' : draft.handMode }) : match;
}

/** A field of the form. */
export interface DraftFieldProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}
