import { comparedShares, type ComparedShare } from '#lab/compare.ts';
import { findExperiment } from '#lab/registry.ts';
import { readLabFile, type LabFile } from '#lab/result.ts';
import { rounded } from '#lab/rounded.ts';
import { sourceOf } from '#lab/source.ts';
import type { CsvForm } from '#engine/files/csvForms.ts';
import { csvOf, textOf, type Cell, type Table } from '#lab/table.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { BAD_INPUT, BAD_OUTPUT, OK } from '../exits.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../texts.ts';

type Shown = Extract<LabFile, { kind: 'result' }>;

export interface CompareOptions {
  readonly csv?: string | null;
  readonly csvForm?: CsvForm;
}

/** At most so many results are set side by side. */
export const LETTERS = 'ABCDEFGHIJ';

const letter = (i: number): string => LETTERS.charAt(i);

/** Sets results of one experiment side by side: every share, and its difference from that of the first. */
export async function compare(
  files: readonly string[],
  { csv = null, csvForm }: CompareOptions,
  terminal: Terminal,
): Promise<number> {
  const results = await resultsIn(files, terminal);
  if (!results.ok) {
    terminal.error(results.fault.message);
    return BAD_INPUT;
  }
  const table = tableOf(comparedShares(results.value.map(({ answer }) => answer.shares)), files.length);
  if (csv !== null) {
    const written = await terminal.write(csv, csvOf(table, csvForm));
    if (!written.ok) {
      terminal.error(`${csv}: ${written.fault.message}`);
      return BAD_OUTPUT;
    }
  }
  const of = results.value.map(({ file, answer }, i) => `${letter(i)}  ${sourceOf(file, answer)}\n`);
  const isOther = results.value.some(({ file }) => file.build !== PHYSICS_BUILD);
  terminal.out(`${of.join('')}${textOf(table)}${say.asFilesSay}\n${isOther ? `${say.otherBuild}\n` : ''}`);
  return OK;
}

/** Faults: those of the files with their names, jobs without figures, other experiments, and none that has shares. */
async function resultsIn(files: readonly string[], terminal: Terminal): Promise<Result<readonly Shown[]>> {
  const all: Shown[] = [];
  for (const name of files) {
    const text = await terminal.read(name);
    const read = text.ok ? await readLabFile(text.value, findExperiment) : text;
    if (!read.ok) return fault(read.fault.code, `${name}: ${read.fault.message}`);
    if (read.value.kind === 'job') return fault('no-result', `${name}: ${say.onlyJob}`);
    all.push(read.value);
  }
  const [first, ...others] = all.map(({ file }) => file.job.experiment);
  const strange = others.findIndex((one) => one !== first);
  if (strange >= 0)
    return fault('other-experiment', say.otherResults(files[strange + 1] ?? '', others[strange] ?? '', first ?? ''));
  if (all.every(({ answer }) => answer.shares.length === 0)) return fault('no-shares', say.noShares(first ?? ''));
  return ok(all);
}

const COLUMNS = ['', ' low 95 %', ' high 95 %'];

function tableOf(shares: readonly ComparedShare[], of: number): Table {
  const letters = Array.from({ length: of }, (_, i) => letter(i));
  const headed = (head: string): readonly string[] => COLUMNS.map((one) => `${head}${one}`);
  return {
    columns: [
      'outcome',
      ...letters.flatMap(headed),
      ...letters.slice(1).flatMap((one) => headed(`${one} minus ${letter(0)}`)),
    ],
    rows: shares.map(({ name, parts }) => [
      name,
      ...parts.flatMap((part) => cells(part?.share, part)),
      ...parts.slice(1).flatMap((part) => cells(part?.over?.difference, part?.over ?? null)),
    ]),
  };
}

function cells(
  value: number | undefined,
  interval: { readonly low: number; readonly high: number } | null,
): readonly Cell[] {
  return value === undefined || interval === null
    ? [null, null, null]
    : [rounded(value), rounded(interval.low), rounded(interval.high)];
}
