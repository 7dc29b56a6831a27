import { ownValue } from '../files/ownValue.ts';
import { makePath, type Path } from '../files/jsonPath.ts';
import { assign, assignInOrder } from './assign.ts';
import { unitOf, within, WITHIN_UNLESS_SAID, type Within } from './within.ts';

/**
 * How an expectation is compared with what was judged:
 * - objects by the keys that are given; what is not mentioned may be anything;
 * - numbers in mm, degrees or ticks within `within` (within.ts), everything else exactly; headings around the circle;
 * - `tackled`, `penalised`, `restored` as sets: the same ids in any order;
 * - `rulings`, `pieces`, `trucks`, `venues`, `payouts`: every expected element has an actual one of its own, in any
 *   order, others may be there too; `steps` the same but in their order;
 * - an expected empty list means that there is nothing in it;
 * - `{ "not": x }` in the place of any of these holds where x would not; beside other keys of an object both have to
 *   hold;
 * - an element that says nothing but `not` has no partner: no element, with a partner or not, may be like that;
 * - `atMost` and `atLeast` in the place of a number: bounds, both included and exact, `within` or not; headings as
 *   they are written, in (-180, 180]. A value that is no number (null, or not there) is within no bounds.
 */
export interface Unmet {
  /** The path of the expectation in the file. */
  readonly path: string;
  readonly expected: unknown;
  /** The value judged instead; undefined where there is nothing of the kind. */
  readonly found: unknown;
  /** How near a number had to be, with its unit; null for anything else. */
  readonly margin: string | null;
}

/** Everything that was expected and is not so, in the file's order. Actions that were not judged are not compared. */
export function unmetOf(
  expected: readonly object[],
  judgement: { readonly actions: readonly object[] },
): readonly Unmet[] {
  return expected.flatMap((expectation, i) => {
    const judged = judgement.actions[i];
    return judged === undefined ? [] : unmetIn(expectation, judged, i);
  });
}

/** The same for one action. */
export const unmetIn = (expected: object, judged: object, action: number): readonly Unmet[] =>
  unmetAt(expected, judged, ['expect', action]);

/** The same for the position itself; a file need not say anything of it. */
export const unmetAtOnce = (expected: object | undefined, judged: object | undefined): readonly Unmet[] =>
  expected === undefined ? [] : unmetAt(expected, judged ?? {}, ['expectAtOnce']);

const unmetAt = (expected: object, judged: object, path: Path): readonly Unmet[] =>
  objects(entriesOf(expected), entriesOf(judged), path, WITHIN_UNLESS_SAID);

type Bag = Readonly<Record<string, unknown>>;

const entriesOf = (value: object): Bag => ({ ...value });

const SETS: ReadonlySet<string> = new Set(['tackled', 'penalised', 'restored']);

function objects(expected: Bag, found: Bag, path: Path, outer: Within): Unmet[] {
  const margin = within(expected['within'], outer);
  return Object.entries(expected).flatMap(([key, value]) => {
    if (key === 'within' || value === undefined) return [];
    if (key === 'not')
      return objects(isBag(value) ? value : {}, found, path, margin).length > 0 ? [] : [unlike(value, found, path)];
    return values(key, value, foundAt(found, key), [...path, key], margin);
  });
}

/** A piece that is on the table does not say so. */
const foundAt = (found: Bag, key: string): unknown =>
  key === 'offTable' ? (ownValue(found, key) ?? false) : ownValue(found, key);

function values(key: string, expected: unknown, found: unknown, path: Path, margin: Within): Unmet[] {
  if (typeof expected === 'number') return numbers(key, expected, found, path, margin);
  if (Array.isArray(expected)) return lists(key, expected, Array.isArray(found) ? found : [], path, margin);
  if (isCondition(expected)) return conditions(key, expected, found, path, margin);
  if (isBag(expected)) return objects(expected, isBag(found) ? found : {}, path, margin);
  return expected === found ? [] : [{ path: makePath(path), expected, found, margin: null }];
}

const unlike = (value: unknown, found: unknown, path: Path): Unmet => ({
  path: makePath(path),
  expected: { not: value },
  found,
  margin: null,
});

const CONDITIONS = ['not', 'atMost', 'atLeast'] as const;
type Conditions = Readonly<Partial<Record<(typeof CONDITIONS)[number], unknown>>>;

/** Says something, and nothing but conditions. */
function isCondition(value: unknown): value is Conditions {
  const asked = isBag(value) ? Object.keys(value) : [];
  return asked.length > 0 && asked.every((key) => CONDITIONS.some((condition) => condition === key));
}

/** Each that is not so is told alone: of two bounds it is one that is passed. */
function conditions(
  key: string,
  { not, atMost, atLeast }: Conditions,
  found: unknown,
  path: Path,
  margin: Within,
): Unmet[] {
  const alike = not !== undefined && values(key, not, found, path, margin).length === 0;
  const value = typeof found === 'number' ? found : NaN;
  return [
    ...(alike ? [{ ...unlike(not, found, path), margin: typeof not === 'number' ? marginOf(key, margin) : null }] : []),
    ...(typeof atMost === 'number' && !(value <= atMost + ROUNDING)
      ? [{ path: makePath(path), expected: { atMost }, found, margin: null }]
      : []),
    ...(typeof atLeast === 'number' && !(value >= atLeast - ROUNDING)
      ? [{ path: makePath(path), expected: { atLeast }, found, margin: null }]
      : []),
  ];
}

function numbers(key: string, expected: number, found: unknown, path: Path, margin: Within): Unmet[] {
  const unit = unitOf(key);
  const allowed = unit === null ? 0 : margin[unit];
  if (typeof found === 'number' && distance(key, expected, found) <= allowed + ROUNDING) return [];
  return [{ path: makePath(path), expected, found, margin: marginOf(key, margin) }];
}

/** How near a number of this key has to be, with its unit; null where it has to be the same. */
function marginOf(key: string, margin: Within): string | null {
  const unit = unitOf(key);
  return unit === null || margin[unit] === 0 ? null : `${margin[unit]} ${unit}`;
}

const ROUNDING = 1e-9; // of the difference of two values of two decimals

function distance(key: string, a: number, b: number): number {
  const apart = Math.abs(a - b);
  return key === 'yawDeg' ? Math.min(apart % 360, 360 - (apart % 360)) : apart;
}

function lists(
  key: string,
  expected: readonly unknown[],
  found: readonly unknown[],
  path: Path,
  margin: Within,
): Unmet[] {
  if (SETS.has(key)) return sameSet(expected, found) ? [] : [{ path: makePath(path), expected, found, margin: null }];
  if (expected.length === 0) return found.length === 0 ? [] : [{ path: makePath(path), expected, found, margin: null }];
  if (!ELEMENTS.has(key) || !expected.every(isBag))
    return expected.flatMap((value, i) => values(key, value, found[i], [...path, i], margin));
  return elements(expected, found.filter(isBag), path, margin, key === 'steps' ? assignInOrder : assign);
}

/** Lists whose elements are told apart by what they say, not by their place. */
const ELEMENTS: ReadonlySet<string> = new Set([
  'rulings',
  'steps',
  'pieces',
  'trucks',
  'nearest',
  'dice',
  'venues',
  'payouts',
]);

function sameSet(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.every((x) => b.includes(x)) && b.every((x) => a.includes(x));
}

function elements(
  expected: readonly Bag[],
  found: readonly Bag[],
  path: Path,
  margin: Within,
  partners: typeof assign,
): Unmet[] {
  const differences = expected.map((wish, i) =>
    isBan(wish) ? [] : found.map((offer) => objects(wish, offer, [...path, i], margin)),
  );
  const got = partners(expected.length, found.length, (wish, offer) => differences[wish]?.[offer]?.length === 0);
  const spare = found.map((_, offer) => offer).filter((offer) => !got.includes(offer));
  return expected.flatMap((wish, i) => {
    if (isBan(wish)) return banned(wish, found, [...path, i], margin);
    return got[i] === null ? missed(wish, found, spare, differences[i] ?? [], [...path, i]) : [];
  });
}

/** An element that says only what there shall be none of. */
const isBan = (wish: Bag): boolean =>
  wish['not'] !== undefined && Object.keys(wish).every((key) => key === 'not' || key === 'within');

/** Every element that should not be there, as one difference. */
function banned(wish: Bag, found: readonly Bag[], path: Path, margin: Within): Unmet[] {
  const there = found.filter((offer) => objects(wish, offer, path, margin).length > 0);
  return there.length === 0 ? [] : [{ path: makePath(path), expected: wish, found: there, margin: null }];
}

/**
 * Tells an element without a partner by what keeps the one that it seems to mean from being it; if there is none, as a
 * whole.
 */
function missed(
  wish: Bag,
  found: readonly Bag[],
  spare: readonly number[],
  differences: readonly Unmet[][],
  path: Path,
): Unmet[] {
  const named = NAMES.filter((key) => wish[key] !== undefined);
  const nearest = spare
    .filter((offer) => named.every((key) => found[offer]?.[key] === wish[key]))
    .map((offer) => differences[offer] ?? [])
    .filter((keeping) => keeping.length > 0) // one that fits, but comes in the wrong order, is no help
    .reduce<Unmet[] | null>((best, next) => (best === null || next.length < best.length ? next : best), null);
  const asked = Object.keys(wish).filter((key) => key !== 'within').length;
  if (nearest !== null && (named.length > 0 || nearest.length < asked)) return nearest;
  return [{ path: makePath(path), expected: wish, found: spare.map((offer) => found[offer]), margin: null }];
}

/** Keys that say which element is meant. */
const NAMES = ['id', 'code', 'venue'] as const;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
