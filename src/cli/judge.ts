import { makePath } from '#engine/files/jsonPath.ts';
import { unmetAtOnce, unmetOf, type Unmet } from '#engine/scenario/expect.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import { fault, type Result } from '#sim/result.ts';
import { BAD_INPUT, DIFFERS, OK } from './exits.ts';
import { describeJudgement, describeUnmet } from './judgementText.ts';
import { nameOfFile } from './fileName.ts';
import { paced, type Pace } from './paced.ts';
import { printable } from './printable.ts';
import type { GameModule } from '#engine/module/gameModule.ts';
import type { Playable, Played } from '#engine/module/scenarios.ts';
import { GAMES } from '#games/registry.ts';
import { readPlayable } from './readScenario.ts';
import type { Terminal } from './terminal.ts';
import { say } from './texts.ts';

interface Entry {
  readonly name: string;
  readonly scenario: Playable | null; // null: refused, and that has been said
}

export interface JudgeOptions {
  /** Goes over the set of rules that a file names; null for the file's own. */
  readonly rules?: RuleSet | null;
  readonly json: boolean;
  /** After so many seconds a file is given up. */
  readonly timeoutS: number;
}

/**
 * `tumbletop judge`: plays each scenario and prints the answer; gives the exit code. A bad file is told on standard
 * error and does not keep the others from being judged; nor does one that takes too long. With `json` the judgements
 * are all that standard output gets, in the files' order with null in the place of a bad one; if every file is bad, it
 * gets nothing.
 */
export async function judge(
  files: readonly string[],
  { json, timeoutS, rules = null }: JudgeOptions,
  terminal: Terminal,
  games: readonly GameModule[] = GAMES,
): Promise<number> {
  const entries = await readAll(files, terminal, games, rules);
  const answers = await judgeAll(entries, timeoutS, terminal, (answer) =>
    json ? tellUnmet(answer, terminal) : print(answer, terminal),
  );
  if (json && answers.some((answer) => answer !== null)) {
    const judgements = answers.map((answer) => answer?.played.judgement ?? null);
    terminal.out(`${JSON.stringify(files.length === 1 ? judgements[0] : judgements, null, 2)}\n`);
  }
  if (answers.includes(null)) return BAD_INPUT;
  return answers.some((answer) => answer !== null && answer.unmet.length > 0) ? DIFFERS : OK;
}

async function readAll(
  files: readonly string[],
  terminal: Terminal,
  games: readonly GameModule[],
  rules: RuleSet | null,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const file of files) {
    const name = nameOfFile(file);
    const text = await terminal.read(file);
    const scenario = text.ok ? await readPlayable(text.value, games, rules) : text;
    if (!scenario.ok) terminal.error(`${name}: ${scenario.fault.message}`);
    entries.push({ name, scenario: scenario.ok ? scenario.value : null });
  }
  return entries;
}

export interface Answer {
  readonly name: string;
  readonly scenario: Playable;
  readonly played: Played;
  readonly unmet: readonly Unmet[];
}

async function judgeAll(
  entries: readonly Entry[],
  timeoutS: number,
  terminal: Terminal,
  tell: (answer: Answer) => void,
): Promise<readonly (Answer | null)[]> {
  if (entries.every(({ scenario }) => scenario === null)) return entries.map(() => null);
  const total = entries.reduce((sum, { scenario }) => sum + (scenario?.actions ?? 0), 0);
  const progress = terminal.progress(total, say.judging);
  const answers: (Answer | null)[] = [];
  let done = 0;
  try {
    for (const { name, scenario } of entries) {
      const judged = scenario && (await playThrough(scenario, terminal, { progress, before: done, timeoutS }));
      done += scenario?.actions ?? 0;
      answers.push(judged && answerOf(name, scenario, judged, terminal));
    }
  } finally {
    progress.stop();
    for (const answer of answers) if (answer) tell(answer); // those before a bug of ours, too
  }
  return answers;
}

/** Faults: those of judging; `timeout`. */
async function playThrough(scenario: Playable, terminal: Terminal, pace: Pace): Promise<Result<Played>> {
  const played = await paced(scenario.play(), terminal, pace);
  if ('value' in played) return played.value;
  const { done, tick } = played.at;
  return fault('timeout', say.timedOut(pace.timeoutS ?? 0, done, scenario.actions, makePath(['actions', done]), tick));
}

function answerOf(name: string, scenario: Playable, played: Result<Played>, terminal: Terminal): Answer | null {
  if (played.ok) {
    const { judgement } = played.value;
    const atOnce = unmetAtOnce(scenario.expectAtOnce, judgement.atOnce);
    return { name, scenario, played: played.value, unmet: [...atOnce, ...unmetOf(scenario.expect, judgement)] };
  }
  terminal.error(`${name}: ${played.fault.message}`);
  return null;
}

function print(answer: Answer, terminal: Terminal): void {
  terminal.out(describeJudgement(answer, terminal.colour));
}

/** With the judgement alone on standard output, what did not hold is told on standard error. */
function tellUnmet({ name, unmet }: Answer, terminal: Terminal): void {
  for (const one of unmet) terminal.error(`${name}: ${printable(describeUnmet(one))}`);
}
