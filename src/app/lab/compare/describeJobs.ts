import { entriesOf, entryOf, fieldsOf, wayOf, type Draft } from '#lab/form/draft.ts';
import type { Field, Form, Leaf } from '#lab/form/field.ts';
import { valueAt } from '#lab/form/place.ts';
import type { Job } from '#lab/job.ts';
import { texts } from '#play/texts.ts';

/** A field of a job in words. */
interface Said {
  readonly label: string;
  readonly value: string;
}

const wordOf = (leaf: Leaf, value: unknown, job: object): string => {
  if (leaf.kind === 'choice')
    return leaf.choices.find((choice) => choice.value === value)?.label ?? String(value ?? '');
  if (leaf.kind === 'bodies')
    return (Array.isArray(value) ? value : [value]).map((body) => bodyIn(leaf, body)).join(', ');
  if (leaf.kind === 'variants') return variantsIn(leaf, value, job).join('; ');
  if (Array.isArray(value)) return leaf.kind === 'list' ? leaf.notation.write(value) : value.map(nameOf).join(', ');
  return nameOf(value);
};

/** A body that is built of measures by those that are not the usual ones, with their labels. */
function bodyIn({ builds = [] }: Extract<Leaf, { kind: 'bodies' }>, body: unknown): string {
  const build = builds.find(({ format }) => format === valueAt(body, 'format'));
  if (build?.measures === undefined) return nameOf(body);
  const title = valueAt(body, 'title');
  const changed = build.measures.flatMap(({ key, label, unit, usual }) => {
    const value = valueAt(body, key);
    return typeof value === 'number' && value !== usual ? [`${label.toLowerCase()} ${value} ${unit}`] : [];
  });
  const named = typeof title === 'string' && title !== '' ? title : build.label;
  return `${named} (${changed.length === 0 ? texts.lab.usualMeasures : changed.join(', ')})`;
}

/** Each set of rules by its name and the rules that it changes. */
function variantsIn(leaf: Extract<Leaf, { kind: 'variants' }>, value: unknown, job: object): readonly string[] {
  const entry = entryOf(leaf, value, job);
  if (typeof entry !== 'object' || !('variants' in entry)) return [];
  const rules = leaf.rules[String(valueAt(job, leaf.of))] ?? [];
  return entry.variants.map(({ name, entries, rest }) => {
    const changed = rules.filter((rule) => Object.hasOwn(entries, rule.leaf.at)).map((rule) => rule.leaf.label);
    return [name, ...[...changed, ...Object.keys(rest)].slice(0, 3)].join(', ');
  });
}

const UNSAID = new Set(['format', 'version', 'title']);

/** The title of a file, and its figures, by which two of one title are told apart. */
const nameOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const title = valueAt(value, 'title') ?? valueAt(value, 'name');
  const figures = Object.entries(value).filter(([key, one]) => !UNSAID.has(key) && typeof one === 'number');
  const said = figures.map(([key, one]) => `${key} ${one}`).join(' ');
  if (typeof title !== 'string' || title === '') return said === '' ? JSON.stringify(value) : said;
  return said === '' ? title : `${title} (${said})`;
};

function saidOf(form: Form, { parameters, seed }: Job): readonly Said[] {
  const entries: Draft['entries'] = entriesOf(form, parameters);
  const own = (field: Field): readonly Said[] => {
    if (field.kind !== 'either')
      return [{ label: field.label, value: wordOf(field, valueAt(parameters, field.at), parameters) }];
    const way = wayOf({ entries }, field);
    return [{ label: field.label, value: way.label }, ...way.fields.flatMap(own)];
  };
  return [...fieldsOf(form).flatMap(own), { label: 'seed', value: String(seed) }];
}

const LONGEST = 90;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The differences of jobs of one experiment, in the words of its form; empty for one that has none. */
export function describeJobs(form: Form, jobs: readonly Job[]): readonly string[] {
  const all = jobs.map((job) => saidOf(form, job));
  const isAlike = ({ label, value }: Said): boolean =>
    all.every((said) => said.some((one) => one.label === label && one.value === value));
  return all.map((said) =>
    said
      .filter((one) => !isAlike(one) && one.value !== '')
      .map(({ label, value }) => `${label}: ${cut(value)}`)
      .join('; '),
  );
}
