import { readNumber } from '#engine/readNumber.ts';
import { JOB_FORMAT, JOB_VERSION, type Job } from '../job.ts';
import type { Field, Form, Leaf, Rule, Way } from './field.ts';
import { valueAt, withAt, withoutAt } from './place.ts';

/** A file that was picked. */
export interface PickedFile {
  readonly name: string;
  readonly json: unknown;
}

/** A field as a form holds it: typed text, ticks, what was picked. Plain data. */
export type Entry = string | boolean | readonly string[] | PickedFile | BodyEntries | VariantEntries;

/** Bodies of a form: a name, or the contents of a body file. */
export interface BodyEntries {
  readonly bodies: readonly (string | object)[];
}

/** Sets of rules that are compared. */
export interface VariantEntries {
  readonly variants: readonly VariantEntry[];
}

/** A set of rules: what it changes, by the places of its fields. */
export interface VariantEntry {
  readonly name: string;
  readonly entries: Readonly<Record<string, Entry>>;
  /** Keys that no field has, as a file had them. */
  readonly rest: Readonly<Record<string, unknown>>;
}

/** A form that is being filled in. */
export interface Draft {
  readonly seed: string;
  /** A number of trials, or a precision to reach. */
  readonly by: 'trials' | 'precision';
  /** Empty for the experiment's own. */
  readonly trials: string;
  readonly precision: string;
  /** That of a job that was opened; null for the experiment's own. */
  readonly chunk: number | null;
  /** By places of fields, and ids of questions with several ways. */
  readonly entries: Readonly<Record<string, Entry>>;
}

/** Every field of the form, those of all ways among them. */
export const fieldsOf = ({ fields, more = [] }: Form): readonly Field[] => [...fields, ...more];

export const leavesOf = (form: Form): readonly Leaf[] =>
  fieldsOf(form).flatMap((field) => (field.kind === 'either' ? field.ways.flatMap(({ fields }) => fields) : [field]));

/** The way that is chosen; the first where none is. */
export function wayOf(draft: Pick<Draft, 'entries'>, field: Extract<Field, { kind: 'either' }>): Way {
  const id = draft.entries[field.id];
  return field.ways.find((way) => way.id === id) ?? field.ways[0];
}

/** Whether anything is simulated by what is chosen, so that a number of trials is asked for. */
export const hasTrials = (form: Form, draft: Pick<Draft, 'entries'>): boolean =>
  !fieldsOf(form).some((field) => field.kind === 'either' && wayOf(draft, field).hasNoTrials);

/** The fields that count: of questions with several ways, those of the one that is chosen. */
export const chosenLeaves = (form: Form, draft: Pick<Draft, 'entries'>): readonly Leaf[] =>
  fieldsOf(form).flatMap((field) => (field.kind === 'either' ? wayOf(draft, field).fields : [field]));

const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** `all`: the parameters that it is among. */
export function entryOf(leaf: Leaf, value: unknown, all: object = {}): Entry {
  switch (leaf.kind) {
    case 'number':
    case 'text':
      return asText(value);
    case 'choice': // one that has to be made begins with the first
      if (value === undefined && leaf.none === undefined) return leaf.choices[0]?.value ?? '';
      return Object.entries(leaf.means ?? {}).find(([, meant]) => meant === value)?.[0] ?? asText(value);
    case 'tick':
      return value === true;
    case 'several':
      return leaf.packing?.unpack(value) ?? (Array.isArray(value) ? value.map(String) : []);
    case 'variants':
      return { variants: (Array.isArray(value) ? value : []).map((one) => variantEntry(rulesIn(leaf, all), one)) };
    case 'list':
      return Array.isArray(value) ? leaf.notation.write(value) : '';
    case 'file':
      return value === undefined ? '' : { name: '', json: value };
    case 'bodies': {
      const all: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
      return {
        bodies: all.flatMap((one) =>
          typeof one === 'string' || (typeof one === 'object' && one !== null) ? [one] : [],
        ),
      };
    }
  }
}

/** A text that is no number stays as it is: the experiment's schema says so. */
const numberIn = (text: string): number | string => readNumber(text) ?? text.trim();

/** Undefined where nothing was filled in. */
function valueOf(leaf: Leaf, entry: Entry | undefined, all: Draft['entries'] = {}): unknown {
  if (entry === undefined || entry === '') return undefined;
  if (typeof entry === 'boolean') return entry;
  if (typeof entry === 'string') {
    if (leaf.kind === 'number') return numberIn(entry);
    if (leaf.kind === 'choice' && leaf.means !== undefined && Object.hasOwn(leaf.means, entry))
      return leaf.means[entry];
    return leaf.kind === 'list' ? leaf.notation.read(entry) : entry;
  }
  if ('variants' in entry)
    return leaf.kind === 'variants' ? entry.variants.map((one) => variantOf(rulesOf(leaf, all), one)) : undefined;
  // Two ways of a question may have fields of other kinds in one place: what one holds says nothing of the other.
  if ('json' in entry) return leaf.kind === 'file' ? entry.json : undefined;
  if ('bodies' in entry) {
    if (leaf.kind === 'bodies' && leaf.single === true) return entry.bodies[0];
    return entry.bodies.length === 0 ? undefined : entry.bodies;
  }
  if (leaf.kind !== 'several') return undefined;
  return leaf.packing === undefined ? entry : leaf.packing.pack(entry);
}

type VariantsLeaf = Extract<Leaf, { kind: 'variants' }>;

const rulesNamed = ({ rules }: VariantsLeaf, name: unknown): readonly Rule[] =>
  typeof name === 'string' && Object.hasOwn(rules, name) ? (rules[name] ?? []) : [];

const rulesIn = (leaf: VariantsLeaf, parameters: object): readonly Rule[] =>
  rulesNamed(leaf, valueAt(parameters, leaf.of));

/** The rules that the other entries of a form leave to be changed. */
export const rulesOf = (leaf: VariantsLeaf, entries: Draft['entries']): readonly Rule[] =>
  rulesNamed(leaf, entries[leaf.of]);

/** A set of rules of a job as a form holds it: by a field where one gives the same value back. */
function variantEntry(rules: readonly Rule[], variant: unknown): VariantEntry {
  const given = valueAt(variant, 'rules');
  const known = rules.flatMap(({ leaf }) => {
    const value = valueAt(given, leaf.at);
    if (value === undefined) return [];
    const entry = entryOf(leaf, value);
    return JSON.stringify(valueOf(leaf, entry)) === JSON.stringify(value) ? [[leaf.at, entry] as const] : [];
  });
  const whole: Readonly<Record<string, unknown>> = typeof given === 'object' && given !== null ? { ...given } : {};
  return {
    name: asText(valueAt(variant, 'name')),
    entries: Object.fromEntries(known),
    rest: known.reduce((rest, [at]) => withoutAt(rest, at), whole),
  };
}

const variantOf = (rules: readonly Rule[], { name, entries, rest }: VariantEntry): object => ({
  name,
  rules: rules.reduce((all, { leaf }) => {
    const value = valueOf(leaf, entries[leaf.at]);
    return value === undefined ? all : withAt(all, leaf.at, value);
  }, rest),
});

/** The form's entries for these parameters. */
export function entriesOf(form: Form, parameters: object): Draft['entries'] {
  const ways = fieldsOf(form).flatMap((field) => {
    if (field.kind !== 'either') return [];
    const way = field.ways.find(({ isOf }) => isOf(parameters)) ?? field.ways[0];
    return [[field.id, way.id] as const];
  });
  const begins = fieldsOf(form).flatMap((field) =>
    field.kind === 'either'
      ? field.ways.flatMap((way) => way.fields.map((leaf) => [leaf.at, entryOf(leaf, way.begins?.[leaf.at])] as const))
      : [],
  );
  // One place may be a field of several ways: the value of the chosen one is the last.
  const given = chosenLeaves(form, { entries: Object.fromEntries(ways) }).map(
    (leaf) => [leaf.at, entryOf(leaf, valueAt(parameters, leaf.at), parameters)] as const,
  );
  return Object.fromEntries([...begins, ...given, ...ways]);
}

/** Parameters of what is filled in; what is left empty is left out. */
export function parametersOf(form: Form, draft: Pick<Draft, 'entries'>): Readonly<Record<string, unknown>> {
  const fixed = fieldsOf(form).flatMap((field) =>
    field.kind === 'either' ? Object.entries(wayOf(draft, field).fixed ?? {}) : [],
  );
  const given = chosenLeaves(form, draft).flatMap((leaf) => {
    const value = valueOf(leaf, draft.entries[leaf.at], draft.entries);
    return value === undefined ? [] : [[leaf.at, value] as const];
  });
  return [...fixed, ...given].reduce<Readonly<Record<string, unknown>>>(
    (all, [at, value]) => withAt(all, at, value),
    {},
  );
}

/** A form as it is before anybody has filled it in. `usual`: the sample with all that its schema adds. */
export function freshDraft(form: Form, usual: object): Draft {
  const blank = (form.blank ?? []).map((at) => [at, ''] as const);
  return {
    seed: '1',
    by: 'trials',
    trials: '',
    precision: '1',
    chunk: null,
    entries: { ...entriesOf(form, usual), ...Object.fromEntries(blank) },
  };
}

/** A form filled in with a job's values. */
export const draftOf = (form: Form, { seed, trials, precision, chunk, parameters }: Job): Draft => ({
  seed: String(seed),
  by: precision === null ? 'trials' : 'precision',
  trials: String(trials),
  precision: precision === null ? '1' : String(precision),
  chunk,
  entries: entriesOf(form, parameters),
});

/** The job of a form, as a file would have it: its reader finds what is wrong with it. */
export function jobIn(experiment: string, form: Form, draft: Draft): object {
  const { seed, by, trials, precision, chunk } = draft;
  return {
    format: JOB_FORMAT,
    version: JOB_VERSION,
    experiment,
    seed: numberIn(seed),
    ...(by === 'precision'
      ? { precision: numberIn(precision) }
      : trials.trim() === ''
        ? {}
        : { trials: numberIn(trials) }),
    ...(chunk === null ? {} : { chunk }),
    parameters: parametersOf(form, draft),
  };
}
