import { solve3 } from '#sim/maths/solve3.ts';
import { addScaled, dot, length, scale, UNIT_X, UNIT_Y, UNIT_Z, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';

/** A change of a body: mm along its axes, or shares of its lengths. */
export type Change = Vec3;

/** A change, and how far its shares still are from those that are wanted. */
export interface Found {
  readonly change: Change;
  readonly off: number;
}

const MOST_STEPS = 60;
const MOST_HALVES = 20;
/** Shares are met to this. */
const MET = 1e-6;
const AXES = [UNIT_X, UNIT_Y, UNIT_Z] as const;

/**
 * The smallest change, as far as steps from none on find it, by which all errors vanish: Gauss and Newton's, each step
 * the shortest that its tangents allow. `errorsOf`: by how much each share is off; null where no such body is.
 * `difference`: the width of the differences by which slopes are told.
 */
export function searched(errorsOf: (change: Change) => readonly number[] | null, difference: number): Found {
  const start = errorsOf(ZERO);
  if (start === null) throw new Error('the body itself is one');
  let [change, errors] = [ZERO, start];
  for (let step = 0; step < MOST_STEPS && offOf(errors) > MET; step += 1) {
    const slopes = slopesAt(errorsOf, change, errors, difference);
    const next =
      stepped(errorsOf, change, errors, shortest(slopes, errors)) ?? nudged(errorsOf, change, errors, difference);
    if (next === null) break;
    [change, errors] = next;
  }
  return { change, off: offOf(errors) };
}

const offOf = (errors: readonly number[]): number => Math.max(...errors.map(Math.abs));

/** The slope of each error. */
function slopesAt(
  errorsOf: (change: Change) => readonly number[] | null,
  at: Change,
  errors: readonly number[],
  difference: number,
): readonly Vec3[] {
  const sides = AXES.map((axis) => {
    const [after, before] = [errorsOf(addScaled(at, axis, difference)), errorsOf(addScaled(at, axis, -difference))];
    const width = after === null || before === null ? difference : 2 * difference;
    return errors.map((own, i) => ((after?.[i] ?? own) - (before?.[i] ?? own)) / width);
  });
  return errors.map((_, i) => vec3(sides[0]?.[i] ?? 0, sides[1]?.[i] ?? 0, sides[2]?.[i] ?? 0));
}

/** The shortest step that takes all errors away by these slopes; null where there is none. */
function shortest(slopes: readonly Vec3[], errors: readonly number[]): Change | null {
  const [a = ZERO, b, c] = slopes;
  const [p, q, r] = [a, b ?? ZERO, c ?? ZERO];
  // sums of products of slopes; for what is not wanted a one
  const column = (v: Vec3, own: Vec3, wanted: boolean): Vec3 => (wanted ? vec3(dot(p, v), dot(q, v), dot(r, v)) : own);
  const right = vec3(-(errors[0] ?? 0), -(errors[1] ?? 0), -(errors[2] ?? 0));
  const weights = solve3(
    column(p, UNIT_X, true),
    column(q, UNIT_Y, b !== undefined),
    column(r, UNIT_Z, c !== undefined),
    right,
  );
  if (weights === 'singular') return null;
  return addScaled(addScaled(scale(p, weights.x), q, weights.y), r, weights.z);
}

/** Nudges along the axes, each twice as wide as the one before, from the width of the differences on. */
const NUDGES = 12;

/** Where a body is symmetric no slope leads away: the least step along an axis that betters it; null for none. */
function nudged(
  errorsOf: (change: Change) => readonly number[] | null,
  at: Change,
  errors: readonly number[],
  difference: number,
): readonly [Change, readonly number[]] | null {
  for (let [nudge, wide] = [0, difference]; nudge < NUDGES; nudge += 1, wide *= 2)
    for (const by of AXES.flatMap((axis) => [scale(axis, wide), scale(axis, -wide)])) {
      const next = errorsOf(addScaled(at, by, 1));
      if (next !== null && offOf(next) < offOf(errors) - MET) return [addScaled(at, by, 1), next];
    }
  return null;
}

/** The step, or as much of it as is an improvement; null where none is. */
function stepped(
  errorsOf: (change: Change) => readonly number[] | null,
  at: Change,
  errors: readonly number[],
  step: Change | null,
): readonly [Change, readonly number[]] | null {
  if (step === null || length(step) === 0) return null;
  for (let [half, share] = [0, 1]; half < MOST_HALVES; half += 1, share /= 2) {
    const to = addScaled(at, step, share);
    const next = errorsOf(to);
    if (next !== null && offOf(next) < offOf(errors)) return [to, next];
  }
  return null;
}
