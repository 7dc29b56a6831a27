import type { z } from 'zod';
import type { Fault } from '#sim/result.ts';
import { count } from '../words.ts';
import { makePath, type Path } from './jsonPath.ts';
import { show, unknownKey, valueAt } from './shown.ts';

type Issue = z.core.$ZodIssue;

/**
 * The first thing that a schema found wrong, as one sentence: where (JSON path), what is there, what was expected.
 * A schema's own message is read as the end of "expected ...": write `z.string().regex(ID, 'a piece such as 0-L1')`,
 * `.refine(f, 'pieces that do not overlap')`, `z.union([...], { error: 'a preset, or ...' })`.
 * `value` is what was given to the schema. Codes: `bad-value`, `missing`, `unknown-key`.
 */
export function faultOfIssue(error: { readonly issues: readonly Issue[] }, value: unknown): Fault {
  const issue = mostTelling(error.issues);
  if (issue === undefined) throw new Error('a schema refused a value without saying why');
  return faultOf(innermost(issue, []), value);
}

interface Placed {
  readonly issue: Issue;
  readonly path: Path;
}

/**
 * The message of a union whose first alternative is the usual one: where none came further, that one says what was
 * expected.
 */
export const AS_THE_FIRST = 'what its first alternative wants';

/** The alternative of a union that was meant: the one that came furthest. */
function innermost(issue: Issue, above: Path): Placed {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return { issue, path };
  const firsts = issue.errors
    .map(firstOf)
    .filter((inner) => inner !== undefined)
    .map((inner) => innermost(inner, path));
  const [first] = firsts;
  const usual = issue.message === AS_THE_FIRST && first !== undefined ? first : { issue, path };
  return firsts.reduce<Placed>((best, next) => (depthOf(next) > depthOf(best) ? next : best), usual);
}

/** A key too many tells more than the key that is missing in its stead. */
const firstOf = (issues: readonly Issue[]): Issue | undefined =>
  issues.find(({ code, path }) => code === 'unrecognized_keys' && path.length === 0) ?? mostTelling(issues);

/** The first; the schema's own bound of a whole number before that of all whole numbers, which is found first. */
function mostTelling([first, second]: readonly Issue[]): Issue | undefined {
  const isOfAll =
    (first?.code === 'too_big' && first.maximum === Number.MAX_SAFE_INTEGER) ||
    (first?.code === 'too_small' && first.minimum === Number.MIN_SAFE_INTEGER);
  return isOfAll && second?.code === first.code && makePath(second.path) === makePath(first.path) ? second : first;
}

/** An alternative that knew an object but for a key of it had come as far as that key. */
const depthOf = ({ issue, path }: Placed): number => path.length + (issue.code === 'unrecognized_keys' ? 1 : 0);

function faultOf({ issue, path }: Placed, value: unknown): Fault {
  if (issue.code === 'unrecognized_keys') {
    return unknownKey(value, [...path, issue.keys[0] ?? '']);
  }
  const at = makePath(path);
  const found = valueAt(value, path);
  if (found === undefined)
    return { code: 'missing', message: `${at} is missing; expected ${expected(issue)}.`, path: at };
  return { code: 'bad-value', message: `${at} is ${show(found)}; expected ${expected(issue)}.`, path: at };
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a finite number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const UNITS: Readonly<Record<string, string>> = {
  string: 'character',
  array: 'item',
  set: 'item',
  map: 'item',
};

/** The schema's expectation, as the end of "expected ...". */
function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.slice(0, UNSAID.length) === UNSAID
        ? (NOUNS[issue.expected] ?? issue.expected)
        : issue.message;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return optionsOf(issue);
    default:
      return issue.message;
  }
}

function amount(n: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  return unit === undefined ? String(n) : count(Number(n), unit);
}

function oneOf(values: readonly unknown[]): string {
  const shown = values.map((v) => (typeof v === 'bigint' ? String(v) : show(v)));
  return shown.length === 1 ? `${shown[0]}` : `one of ${shown.join(', ')}`;
}

/** The beginning of zod's own messages; a schema's author has written every other one. */
const UNSAID = 'Invalid input';

/**
 * A union whose key (`do`, `type`) has no known value lists what it could have been; any other says what its author
 * wrote.
 */
function optionsOf(issue: Issue): string {
  const options: unknown = 'options' in issue ? issue.options : undefined;
  if (Array.isArray(options) && options.length > 0) return oneOf(options);
  return issue.message === UNSAID ? 'one of the forms that the format knows' : issue.message;
}
