import { unmetOf, type Unmet } from '../engine/scenario/expect.ts';
import { judging } from '../games/traction/scenario/judge.ts';
import type { Judgement } from '../games/traction/scenario/judgement.ts';
import { parseScenario } from '../games/traction/scenario/parse.ts';
import type { Scenario } from '../games/traction/scenario/scenario.ts';
import type { ScenarioTable } from '../games/traction/scenario/table.ts';
import type { Result } from '../sim/result.ts';
import { BAD_INPUT, DIFFERS, OK } from './exits.ts';
import { describeJudgement, describeUnmet } from './judgementText.ts';
import { printable } from './printable.ts';
import type { Progress, Terminal } from './terminal.ts';
import { say } from './texts.ts';

/** Where scenarios are played; only asked for when there is one to play. */
export type OpenTable = () => Promise<ScenarioTable>;

interface Entry {
  readonly name: string;
  readonly scenario: Scenario | null; // null: refused, and that has been said
}

/**
 * `tumbletop judge`: plays each scenario and prints the answer; gives the exit code. A bad file is told on standard
 * error and does not keep the others from being judged. With `json` the judgements are all that standard output gets,
 * in the files' order with null in the place of a bad one; if every file is bad, it gets nothing.
 */
export async function judge(files: readonly string[], { json }: { readonly json: boolean }, terminal: Terminal, openTable: OpenTable = openPhysicsTable): Promise<number> {
  const entries = await readAll(files, terminal);
  const answers = await judgeAll(entries, terminal, openTable, (answer) => (json ? tellUnmet(answer, terminal) : print(answer, terminal)));
  if (json && answers.some((answer) => answer !== null)) {
    const judgements = answers.map((answer) => answer?.judgement ?? null);
    terminal.out(`${JSON.stringify(files.length === 1 ? judgements[0] : judgements, null, 2)}\n`);
  }
  if (answers.includes(null)) return BAD_INPUT;
  return answers.some((answer) => answer !== null && answer.unmet.length > 0) ? DIFFERS : OK;
}

async function readAll(files: readonly string[], terminal: Terminal): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const file of files) {
    const name = file === '-' ? say.standardInput : file;
    const text = await terminal.read(file);
    const scenario = text.ok ? parseScenario(text.value) : text;
    if (!scenario.ok) terminal.error(`${name}: ${scenario.fault.message}`);
    entries.push({ name, scenario: scenario.ok ? scenario.value : null });
  }
  return entries;
}

export interface Answer {
  readonly name: string;
  readonly scenario: Scenario;
  readonly judgement: Judgement;
  readonly unmet: readonly Unmet[];
}

async function judgeAll(entries: readonly Entry[], terminal: Terminal, openTable: OpenTable, tell: (answer: Answer) => void): Promise<readonly (Answer | null)[]> {
  if (entries.every(({ scenario }) => scenario === null)) return entries.map(() => null);
  const table = await openTable();
  const total = entries.reduce((sum, { scenario }) => sum + (scenario?.actions.length ?? 0), 0);
  const progress = terminal.progress(total, say.judging);
  const answers: (Answer | null)[] = [];
  let done = 0;
  try {
    for (const { name, scenario } of entries) {
      const judged = scenario && (await playThrough(scenario, table, progress, done));
      done += scenario?.actions.length ?? 0;
      answers.push(judged && answerOf(name, scenario, judged, terminal));
    }
  } finally {
    progress.stop();
    for (const answer of answers) if (answer) tell(answer); // those before a bug of ours, too
  }
  return answers;
}

async function playThrough(scenario: Scenario, table: ScenarioTable, progress: Progress, before: number): Promise<Result<Judgement>> {
  const steps = judging(scenario, table);
  let step = steps.next();
  while (!step.done) {
    await progress.done(before + step.value);
    step = steps.next();
  }
  return step.value;
}

function answerOf(name: string, scenario: Scenario, judged: Result<Judgement>, terminal: Terminal): Answer | null {
  if (judged.ok) return { name, scenario, judgement: judged.value, unmet: unmetOf(scenario.expect, judged.value) };
  terminal.error(`${name}: ${judged.fault.message}`);
  return null;
}

function print(answer: Answer, terminal: Terminal): void {
  terminal.out(describeJudgement(answer, terminal.colour));
}

/** With the judgement alone on standard output, what did not hold is told on standard error. */
function tellUnmet({ name, unmet }: Answer, terminal: Terminal): void {
  for (const one of unmet) terminal.error(`${name}: ${printable(describeUnmet(one))}`);
}

/** The physics module is loaded here and not before. */
async function openPhysicsTable(): Promise<ScenarioTable> {
  const [{ loadPhysics }, { physicsTable }] = await Promise.all([import('../sim/physics.ts'), import('../games/traction/scenario/physicsTable.ts')]);
  return physicsTable(await loadPhysics());
}
