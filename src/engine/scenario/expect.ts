import { ownValue } from '../files/ownValue.ts';
import { makePath, type Path } from '../files/jsonPath.ts';
import { assign, assignInOrder } from './assign.ts';
import { unitOf, within, WITHIN_UNLESS_SAID, type Within } from './within.ts';

/**
 * How an expectation is compared with what was judged:
 * - objects by the keys that are given; what is not mentioned may be anything;
 * - numbers in mm, degrees or ticks within `within` (within.ts), everything else exactly; headings around the circle;
 * - `tackled`, `penalised`, `restored` as sets: the same ids in any order;
 * - `rulings` and `pieces`: every expected element has an actual one of its own, in any order, others may be there too;
 *   `steps` the same but in their order;
 * - an expected empty list means that there is nothing in it.
 */
export interface Unmet {
  /** Of the expectation in the file. */
  readonly path: string;
  readonly expected: unknown;
  /** What was judged instead; undefined where there is nothing of the kind. */
  readonly found: unknown;
  /** How near a number had to be, with its unit; null for anything else. */
  readonly margin: string | null;
}

/** Everything that was expected and is not so, in the file's order. Actions that were not judged are not compared. */
export function unmetOf(expected: readonly object[], judgement: { readonly actions: readonly object[] }): readonly Unmet[] {
  return expected.flatMap((expectation, i) => {
    const judged = judgement.actions[i];
    return judged === undefined ? [] : unmetIn(expectation, judged, i);
  });
}

/** The same for one action. */
export function unmetIn(expected: object, judged: object, action: number): readonly Unmet[] {
  return objects(entriesOf(expected), entriesOf(judged), ['expect', action], WITHIN_UNLESS_SAID);
}

type Bag = Readonly<Record<string, unknown>>;

const entriesOf = (value: object): Bag => ({ ...value });

const SETS: ReadonlySet<string> = new Set(['tackled', 'penalised', 'restored']);

function objects(expected: Bag, found: Bag, path: Path, outer: Within): Unmet[] {
  const margin = within(expected['within'], outer);
  return Object.entries(expected).flatMap(([key, value]) => {
    if (key === 'within' || value === undefined) return [];
    return values(key, value, foundAt(found, key), [...path, key], margin);
  });
}

/** A piece that is on the table does not say so. */
const foundAt = (found: Bag, key: string): unknown => (key === 'offTable' ? (ownValue(found, key) ?? false) : ownValue(found, key));

function values(key: string, expected: unknown, found: unknown, path: Path, margin: Within): Unmet[] {
  if (typeof expected === 'number') return numbers(key, expected, found, path, margin);
  if (Array.isArray(expected)) return lists(key, expected, Array.isArray(found) ? found : [], path, margin);
  if (isBag(expected)) return objects(expected, isBag(found) ? found : {}, path, margin);
  return expected === found ? [] : [{ path: makePath(path), expected, found, margin: null }];
}

function numbers(key: string, expected: number, found: unknown, path: Path, margin: Within): Unmet[] {
  const unit = unitOf(key);
  const allowed = unit === null ? 0 : margin[unit];
  if (typeof found === 'number' && distance(key, expected, found) <= allowed + ROUNDING) return [];
  return [{ path: makePath(path), expected, found, margin: unit === null || allowed === 0 ? null : `${allowed} ${unit}` }];
}

const ROUNDING = 1e-9; // of the difference of two values of two decimals

function distance(key: string, a: number, b: number): number {
  const apart = Math.abs(a - b);
  return key === 'yawDeg' ? Math.min(apart % 360, 360 - (apart % 360)) : apart;
}

function lists(key: string, expected: readonly unknown[], found: readonly unknown[], path: Path, margin: Within): Unmet[] {
  if (SETS.has(key)) return sameSet(expected, found) ? [] : [{ path: makePath(path), expected, found, margin: null }];
  if (expected.length === 0) return found.length === 0 ? [] : [{ path: makePath(path), expected, found, margin: null }];
  if (!expected.every(isBag)) return expected.flatMap((value, i) => values(key, value, found[i], [...path, i], margin));
  return elements(expected, found.filter(isBag), path, margin, key === 'steps' ? assignInOrder : assign);
}

function sameSet(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.every((x) => b.includes(x)) && b.every((x) => a.includes(x));
}

function elements(expected: readonly Bag[], found: readonly Bag[], path: Path, margin: Within, partners: typeof assign): Unmet[] {
  const differences = expected.map((wish, i) => found.map((offer) => objects(wish, offer, [...path, i], margin)));
  const got = partners(expected.length, found.length, (wish, offer) => differences[wish]?.[offer]?.length === 0);
  const spare = found.map((_, offer) => offer).filter((offer) => !got.includes(offer));
  return expected.flatMap((wish, i) => (got[i] === null ? missed(wish, found, spare, differences[i] ?? [], [...path, i]) : []));
}

/** Tells an element without a partner by what keeps the one that it seems to mean from being it; if there is none, as a whole. */
function missed(wish: Bag, found: readonly Bag[], spare: readonly number[], differences: readonly Unmet[][], path: Path): Unmet[] {
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
const NAMES = ['id', 'code'] as const;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
