import { chosenLeaves, rulesOf, type Draft } from './draft.ts';
import { eitherNumber } from '#engine/readNumber.ts';
import { mayBeDecimals, withSpaces } from './decimalCommas.ts';
import type { Form, Leaf } from './field.ts';

interface Wrong {
  readonly path?: string;
  readonly message: string;
}

const ROOT = '$.parameters';
const PARAMETERS = `${ROOT}.`;

/**
 * The field that a fault is about: its place among the parameters, or `seed`, `trials` or `precision`; null where it is
 * about several. `path`: the fault's.
 */
export function fieldOfFault(form: Form, draft: Draft, path: string | undefined): string | null {
  const plain = (path ?? '').replaceAll(/\[\d+\]/g, '');
  const known = ['seed', 'trials', 'precision'].find((key) => plain === `$.${key}`);
  if (known !== undefined) return known;
  if (!plain.startsWith(PARAMETERS)) return null;
  const within = plain.slice(PARAMETERS.length);
  const places = chosenLeaves(form, draft).map(({ at }) => at);
  const own = places.filter((at) => within === at || within.startsWith(`${at}.`));
  // A file is one field, whichever of its keys is wrong; and a field below what is wrong can put it right.
  return own.toSorted((a, b) => b.length - a.length)[0] ?? places.find((at) => at.startsWith(`${within}.`)) ?? null;
}

const ITEM = /\[(\d+)\]/;
/** A fault within a fault: what a file's own reader says of it. */
const WITHIN = /: (\$[^:]*.*)$/s;
const PLACE = /\$(?:\.[A-Za-z]\w*|\[\d+\])+/g;

/** The subject of a fault's sentence at its field: the field itself, or one of its items. */
function subjectAt(leaf: Leaf | undefined, path: string): string {
  const [, item] = ITEM.exec(path) ?? [];
  if (item === undefined) return 'This';
  const noun = leaf?.kind === 'bodies' ? 'Body' : leaf?.kind === 'variants' ? 'Rules' : 'Item';
  return `${noun} ${Number(item) + 1}`;
}

/** Labels of all places that a fault may name: fields, and rules of a set of them. */
function labelsOf(form: Form, draft: Draft): ReadonlyMap<string, string> {
  const leaves = chosenLeaves(form, draft);
  const rules = leaves.flatMap((leaf) => (leaf.kind === 'variants' ? rulesOf(leaf, draft.entries) : []));
  return new Map([
    ...rules.map(({ leaf }) => [leaf.at, leaf.label] as const),
    ...leaves.map(({ at, label }) => [at, label] as const),
  ]);
}

/** A place in the words of the form, as far as it has any: its item is counted from 1. */
function placeInWords(place: string, labels: ReadonlyMap<string, string>): string {
  const path = place.startsWith(PARAMETERS) ? place.slice(PARAMETERS.length) : place.slice('$.'.length);
  const plain = path.replaceAll(/\[\d+\]/g, '');
  const [at, label] =
    [...labels]
      .toSorted(([a], [b]) => b.length - a.length)
      .find(([key]) => plain === key || plain.startsWith(`${key}.`)) ?? [];
  if (at === undefined || label === undefined) return path;
  const [, item] = ITEM.exec(path) ?? [];
  return item === undefined ? `“${label}”` : `“${label}”, item ${Number(item) + 1},`;
}

/** Objects are no news to whoever has filled in a form; what was expected is. */
const IS_OBJECT = /^ is \[?\{/;
const EXPECTED = '; expected ';

/** How to write it, where what was typed at the field may be one thing or another; else nothing. */
function howToWrite(text: unknown, kind: Leaf['kind']): string {
  if (typeof text !== 'string') return '';
  if (kind === 'list') {
    return mayBeDecimals(text)
      ? ` It may be decimals or a list: write decimals with a point, a list with spaces (${withSpaces(text)}).`
      : '';
  }
  const either = kind === 'number' ? eitherNumber(text) : null;
  return either === null ? '' : ` Write ${either.join(' or ')}.`;
}

/** The fault's sentence in the words of the form, for its field or for all of it. */
export function sentenceOf(form: Form, draft: Draft, wrong: Wrong): string {
  const at = fieldOfFault(form, draft, wrong.path);
  const leaf = chosenLeaves(form, draft).find((one) => one.at === at);
  const says = whatIsWrong(form, draft, wrong);
  if (leaf !== undefined) return `${says}${howToWrite(draft.entries[leaf.at], leaf.kind)}`;
  return at === 'seed' || at === 'trials' || at === 'precision' ? `${says}${howToWrite(draft[at], 'number')}` : says;
}

function whatIsWrong(form: Form, draft: Draft, { path = '', message }: Wrong): string {
  const labels = labelsOf(form, draft);
  const words = (text: string): string => text.replaceAll(PLACE, (place) => placeInWords(place, labels));
  const at = fieldOfFault(form, draft, path);
  const leaf = chosenLeaves(form, draft).find((one) => one.at === at);
  const [, within] = WITHIN.exec(message) ?? [];
  if (within !== undefined && ITEM.test(path)) return `${subjectAt(leaf, path)}: ${words(within)}`;
  if (path === '' || !message.startsWith(path)) return words(message);
  const says = message.slice(path.length);
  if (!IS_OBJECT.test(says)) return at === null ? words(message) : `${subjectAt(leaf, path)}${words(says)}`;
  const wanted = words(says.slice(says.lastIndexOf(EXPECTED) + EXPECTED.length));
  return ITEM.test(path) ? `${subjectAt(leaf, path)}: expected ${wanted}` : `Expected ${wanted}`;
}
