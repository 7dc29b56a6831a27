import type { RefereeCase } from './case.ts';
import { isOfTolerance, judgeMoved } from './clauses/rest.ts';
import type { RefereeReport } from './report.ts';
import type { Ruling } from './ruling.ts';
import { isFault, tackledIn } from './state.ts';
import { tick } from '#sim/ids.ts';

/**
 * The rulings of another tolerance on an action that has been played: `judgeTrace` of its trace without the trace,
 * because the report has what everything was moved by. Only crash and jiggle depend on it, and whether the mover stands
 * in the place of what is put back (TR-54): no other contact of the mover's own is ever excused (TR-10). `pivotMm`
 * (TR-07) is no part of this; the case's must be the one played by.
 */
export function rejudge(
  c: RefereeCase,
  { rulings, resting, atWin, overlaps, ticks }: RefereeReport,
): readonly Ruling[] {
  const moved = judgeMoved(c, { tick: tick(ticks), pieces: resting, overlaps, atWin }, tackledIn(rulings));
  return [...rulings.filter((ruling) => !isOfTolerance(ruling)), ...moved];
}

/** A fault as it was called, or as it would have been. */
export interface Call {
  /** `more`: only now a fault. `fewer`: no fault any more. `same`: a fault by either tolerance. */
  readonly change: 'more' | 'fewer' | 'same';
  /** As it would have been ruled; as it was where nothing would have been said. */
  readonly ruling: Ruling;
  /** Which of the rulings that were made it is about, or null. */
  readonly made: number | null;
}

/** Every fault among what was ruled and what would have been. */
export function compareCalls(made: readonly Ruling[], instead: readonly Ruling[]): readonly Call[] {
  const kept = made.flatMap((was, i): Call[] => {
    const now = instead.find((ruling) => isAboutTheSame(ruling, was));
    const change = changeOf(isFault(was), now !== undefined && isFault(now));
    return change === null ? [] : [{ change, ruling: now ?? was, made: i }];
  });
  const unheard = instead.filter((now) => isFault(now) && !made.some((was) => isAboutTheSame(now, was)));
  return [...kept, ...unheard.map((ruling): Call => ({ change: 'more', ruling, made: null }))];
}

function changeOf(was: boolean, is: boolean): Call['change'] | null {
  if (was && is) return 'same';
  return was ? 'fewer' : is ? 'more' : null;
}

/** A jiggle is a crash that a tolerance has let pass, and the other way around. */
const isAboutTheSame = (a: Ruling, b: Ruling): boolean =>
  (a.code === b.code ? (a.clause === 'TR-54') === (b.clause === 'TR-54') : isOfTolerance(a) && isOfTolerance(b)) &&
  a.piece === b.piece &&
  a.other === b.other &&
  a.tick === b.tick &&
  a.feature === b.feature &&
  a.otherFeature === b.otherFeature;
