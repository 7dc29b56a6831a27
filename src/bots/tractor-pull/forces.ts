import type { Effect } from '#games/tractor-pull/almanac/effect.ts';
import { favourOf } from '#games/tractor-pull/ejections.ts';
import { BOTH, ROWS, rivalOf, type Row, type Seat } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { deedOf } from '#games/tractor-pull/targets.ts';
import { inForce, type InForce } from '#games/tractor-pull/windows.ts';
import { KINDS, PRINTED, WIDTH } from './sketch.ts';

/** An effect that a seat has to resolve, with its deed looked up. Rows and columns from 0. */
export interface Task {
  readonly seat: Seat;
  readonly deed: ReturnType<typeof deedOf>;
  readonly may: boolean;
  readonly row: number | null;
  readonly column: number | null;
}

/** A side of a rope pulls so much stronger. */
interface RopeBonus {
  readonly seat: Seat;
  readonly amount: number;
  readonly column: number | null;
  readonly when: Extract<Effect, { readonly do: 'pull-rope' }>['when'];
}

/** A tied rope is the seat's. */
interface TieRule {
  readonly seat: Seat;
  readonly column: number | null;
  readonly when: Extract<Effect, { readonly do: 'ties' }>['when'];
}

/** All texts that count in a wave, ready for a sketch. */
export interface Forces {
  readonly red: Seat;
  /** From 0; 3 is overtime. */
  readonly wave: number;
  /** Of a vehicle, by `bonusAt`. */
  readonly bonuses: Int8Array;
  readonly ropes: readonly RopeBonus[];
  readonly ties: readonly TieRule[];
  /** By seat, then by rope. */
  readonly points: readonly [readonly number[], readonly number[]];
  readonly atReveal: readonly Task[];
  readonly atEjection: readonly Task[];
  readonly isWeakest: boolean;
  readonly isSpared: boolean;
  /** By seat: rows whose vehicles are not ejected. */
  readonly spared: readonly [readonly number[], readonly number[]];
  /** By seat: by so much the referees take its vehicles to be stronger. */
  readonly favours: readonly [number, number];
}

/** The place of a vehicle's bonus: by seat, row, facing and kind. */
export const bonusAt = (seat: number, row: number, up: number, kind: number): number =>
  ((seat * ROWS.length + row) * 2 + up) * KINDS + kind;

/** The texts of a position or of a view, as they count in this wave. The wrench must have been spun. */
export function forcesOf(view: TractorPullState, wave: Row): Forces {
  const at: TractorPullState = { ...view, wave };
  const [strongest, pull] = [inForce(at, 'strongest'), inForce(at, 'pull')];
  const red = view.red ?? 0;
  return {
    red,
    wave: wave - 1,
    bonuses: bonusesOf(pull),
    ropes: pull.flatMap(ropeBonusOf),
    ties: pull.flatMap(tieRuleOf),
    points: [pointsOf(pull, 0), pointsOf(pull, 1)],
    ...tasksOf(at),
    ...strongestOf(strongest, wave, view.options.overtimeEject),
  };
}

const tasksOf = (at: TractorPullState): Pick<Forces, 'atReveal' | 'atEjection'> => ({
  // every effect at the reveal is about the wave's row
  atReveal: inForce(at, 'reveal').map((force) => taskOf(force, at.wave === 0 ? null : at.wave)),
  atEjection: inForce(at, 'eject').map((force) => taskOf(force, force.row)),
});

/** An effect as a task. */
export function taskOf(
  { seat, source, column, rule }: Pick<InForce, 'seat' | 'source' | 'column' | 'rule'>,
  row: number | null,
): Task {
  const deed = deedOf({ seat, source, row: null, column: null, drawn: false });
  return { seat, deed, may: rule.may, row: row === null ? null : row - 1, column: column === null ? null : column - 1 };
}

function strongestOf(
  strongest: readonly InForce[],
  wave: Row,
  overtimeEject: boolean,
): Pick<Forces, 'isWeakest' | 'isSpared' | 'spared' | 'favours'> {
  const does = (what: Effect['do']): readonly InForce[] => strongest.filter(({ rule }) => rule.effect.do === what);
  const sparedOf = (seat: Seat): readonly number[] =>
    does('protect').flatMap((force) => (force.seat === seat ? [(force.row ?? wave) - 1] : []));
  const favourTo = (seat: Seat): number =>
    strongest.reduce((sum, { seat: whose, rule }) => (whose === seat ? sum + favourOf(rule.effect) : sum), 0);
  return {
    isWeakest: does('weakest').length > 0,
    isSpared: wave === 4 && !overtimeEject,
    spared: [sparedOf(0), sparedOf(1)],
    favours: [favourTo(0), favourTo(1)],
  };
}

const meant = (seat: Seat, whose: 'own' | 'rival'): Seat => (whose === 'own' ? seat : rivalOf(seat));

function bonusesOf(pull: readonly InForce[]): Int8Array {
  const bonuses = new Int8Array(2 * ROWS.length * 2 * KINDS);
  for (const { seat, row: ofItem, rule } of pull) {
    const { effect } = rule;
    if (effect.do !== 'pull-vehicle') continue;
    const { amount, facing, where, printed } = effect;
    for (const row of ROWS)
      for (const [kind, strength] of PRINTED.entries()) {
        const isRow = where !== 'row' || row === ofItem;
        const isStrong = printed === undefined || (strength >= printed[0] && strength <= printed[1]);
        const place = bonusAt(meant(seat, effect.whose), row - 1, facing === 'up' ? 1 : 0, kind);
        if (isRow && isStrong) bonuses[place] = (bonuses[place] ?? 0) + amount;
      }
  }
  return bonuses;
}

function ropeBonusOf({ seat, column, rule: { effect } }: InForce): readonly RopeBonus[] {
  if (effect.do !== 'pull-rope') return [];
  const at = effect.where === 'column' && column !== null ? column - 1 : null;
  return [{ seat: meant(seat, effect.whose), amount: effect.amount, column: at, when: effect.when }];
}

function tieRuleOf({ seat, column, rule: { effect } }: InForce): readonly TieRule[] {
  if (effect.do !== 'ties') return [];
  return [{ seat, column: effect.where === 'column' && column !== null ? column - 1 : null, when: effect.when }];
}

function pointsOf(pull: readonly InForce[], of: Seat): readonly number[] {
  const points = Array.from({ length: WIDTH }, () => 1);
  for (const { seat, rule } of pull)
    if (seat === of && rule.effect.do === 'points') points[rule.effect.column - 1] = rule.effect.points;
  return points;
}

/** Whether a task of an ejection is for a vehicle of this seat, row and column. */
export const isFor = (task: Task, seat: Seat, row: number, column: number): boolean =>
  task.seat === seat && (task.row === null || task.row === row) && (task.column === null || task.column === column);

/** The seats, red first (TP-06). */
export const redFirst = ({ red }: Pick<Forces, 'red'>): readonly Seat[] => (red === 0 ? BOTH : [1, 0]);
