// Finds out which tests reach which mutants, and then which mutants survive them.
import { Session, workThrough } from './sessions.mjs';

/**
 * @typedef {import('./messages.d.ts').Told} Told
 * @typedef {import('./mutate.mjs').Mutant} Mutant
 * @typedef {{ id: string, file: string, name: string, ms: number, reached: Map<number, number> }} Test
 * @typedef {{ tests: Map<string, Test>, statics: Map<string, Map<number, number>>, failing: Test[] }} Survey
 *   statics: by test file, what is reached while it is loaded; failing: tests that fail without any mutant
 * @typedef {{ fate: 'killed' | 'timed out' | 'survived' | 'not reached', by: string | null }} Verdict
 */

const BATCH = 120; // mutants a job: enough to make up for loading the tests once more
const AGAIN = 50; // a mutant may be asked for so many times as often as without it, and
const AT_LEAST = 200_000; // so often in any case

/**
 * Runs every test of these files once, without any mutant alive.
 * @param {string} sandbox
 * @param {readonly string[]} files
 * @param {number} workers
 * @param {(line: string) => void} say
 * @returns {Promise<Survey>}
 */
export async function surveyTests(sandbox, files, workers, say) {
  /** @type {Survey} */
  const survey = { tests: new Map(), statics: new Map(), failing: [] };
  const sessions = Array.from({ length: workers }, () => new Session(sandbox, 'fresh'));
  const queue = [...files];
  const all = queue.length;
  try {
    await workThrough(sessions, queue, async (session, file) => {
      /** @type {string[]} */
      const unloadable = [];
      const ending = await session.run({ files: [file], plan: { mode: 'survey' }, usualMs: {} }, (told) => {
        if (told.type === 'unloadable') unloadable.push(told.why);
        note(survey, file, told);
      });
      if (unloadable.length > 0) throw new Error(`${file} cannot be loaded: ${unloadable.join('; ')}`);
      if (ending.type !== 'ended')
        throw new Error(`${file} cannot be run: ${ending.type === 'hung' ? 'it hangs' : ending.why}`);
      say(`survey: ${all - queue.length} of ${all} test files`);
    });
  } finally {
    for (const session of sessions) session.end();
  }
  return survey;
}

/** @param {Survey} survey @param {string} file @param {Told} told */
function note({ tests, statics, failing }, file, told) {
  if (told.type === 'static') {
    const known = statics.get(file) ?? new Map();
    for (const [mutant, times] of told.reached) known.set(mutant, (known.get(mutant) ?? 0) + times);
    statics.set(file, known);
  }
  if (told.type !== 'test') return;
  const { id, name, ms, failed, reached } = told;
  const test = { id, file, name, ms, reached: new Map(reached) };
  if (failed) failing.push(test);
  else tests.set(id, test);
}

export class Hunt {
  /** @type {(Verdict | null)[]} by mutant */
  verdicts;
  /** @type {readonly Session[]} */
  #sessions;

  /**
   * @param {string} sandbox
   * @param {number} workers
   * @param {Survey} survey
   * @param {readonly Mutant[]} mutants
   * @param {(line: string) => void} say
   */
  constructor(sandbox, workers, survey, mutants, say) {
    this.survey = survey;
    this.mutants = mutants;
    this.say = say;
    this.verdicts = mutants.map(() => null);
    this.#sessions = Array.from({ length: workers }, () => new Session(sandbox, 'shared'));
    this.usualMs = Object.fromEntries([...survey.tests.values()].map(({ id, ms }) => [id, ms]));
    this.leaveOut = survey.failing.map((test) => test.id);
  }

  /** @param {readonly number[]} wanted */
  async run(wanted) {
    const reached = wanted.filter((mutant) => this.#testsReaching([mutant]).length > 0);
    /** @type {number[]} */
    const alone = wanted.filter((mutant) => !reached.includes(mutant));
    try {
      const batches = Array.from({ length: Math.ceil(reached.length / BATCH) }, (_, i) =>
        reached.slice(i * BATCH, (i + 1) * BATCH),
      );
      await workThrough(this.#sessions, batches, async (session, batch) => {
        alone.push(...(await this.#inTests(session, batch)));
        this.#progress(wanted);
      });
      await workThrough(this.#sessions, alone, async (session, mutant) => {
        await this.#fromTheStart(session, mutant);
        this.#progress(wanted);
      });
    } finally {
      for (const session of this.#sessions) session.end();
    }
  }

  /** @param {readonly number[]} wanted */
  #progress(wanted) {
    const verdicts = wanted.map((mutant) => this.verdicts[mutant]).filter((verdict) => verdict !== null);
    const alive = verdicts.filter((verdict) => verdict?.by === null).length;
    this.say(`mutants: ${verdicts.length} of ${wanted.length}, ${alive} survived so far`);
  }

  /** @param {readonly number[]} mutants @returns {Test[]} */
  #testsReaching(mutants) {
    return [...this.survey.tests.values()].filter((test) => mutants.some((mutant) => test.reached.has(mutant)));
  }

  /** @param {number} mutant @param {Verdict['fate']} fate @param {string | null} by */
  #judge(mutant, fate, by) {
    this.verdicts[mutant] = { fate, by };
  }

  /**
   * Many mutants in one process, each in the tests that reach it.
   * @param {Session} session @param {readonly number[]} batch
   * @returns {Promise<number[]>} who has to be tried from the start
   */
  async #inTests(session, batch) {
    const left = new Set(batch);
    const tests = new Map(this.#testsReaching(batch).map((test) => [test.id, test]));
    /** @type {Map<string, number[]>} */
    const killedIn = new Map();
    /** @type {Set<number>} */
    const doubtful = new Set();
    while (left.size > 0 && tests.size > 0) {
      /** @type {{ mutant: number | null, test: string }} */
      let trying = { mutant: null, test: '' };
      const job = this.#jobFor([...left], [...tests.values()]);
      const ending = await session.run(job, (told) => {
        if (told.type === 'try') trying = told;
        if (told.type === 'done') tests.delete(told.test);
        if (told.type === 'unsound') for (const mutant of killedIn.get(told.test) ?? []) doubtful.add(mutant);
        if (told.type !== 'killed') return;
        left.delete(told.mutant);
        this.#judge(told.mutant, 'killed', told.by);
        killedIn.set(told.test ?? '', [...(killedIn.get(told.test ?? '') ?? []), told.mutant]);
      });
      if (ending.type === 'ended') break;
      if (trying.mutant === null)
        throw new Error(
          `a session breaks down without a mutant, in ${this.survey.tests.get(trying.test)?.name}: ${JSON.stringify(ending)}`,
        );
      // It took the process with it: that is a death, too.
      this.#judge(trying.mutant, 'timed out', this.survey.tests.get(trying.test)?.name ?? trying.test);
      left.delete(trying.mutant);
    }
    return [...left, ...doubtful];
  }

  /** @param {readonly number[]} mutants @param {readonly Test[]} tests @returns {import('./messages.d.ts').Job} */
  #jobFor(mutants, tests) {
    /** @type {Record<string, [number, number][]>} */
    const plan = {};
    for (const test of tests) {
      const reached = mutants.filter((mutant) => test.reached.has(mutant));
      plan[test.id] = reached.map((mutant) => [mutant, AT_LEAST + AGAIN * (test.reached.get(mutant) ?? 0)]);
    }
    return {
      files: this.#quickFirst(tests.map((test) => test.file)),
      plan: { mode: 'hunt', tests: plan, leaveOut: this.leaveOut },
      usualMs: this.usualMs,
    };
  }

  /** @param {readonly string[]} files @returns {string[]} each once, by how long a test in them takes */
  #quickFirst(files) {
    const mean = (/** @type {string} */ file) => {
      const tests = [...this.survey.tests.values()].filter((test) => test.file === file);
      return tests.reduce((sum, test) => sum + test.ms, 0) / Math.max(1, tests.length);
    };
    return [...new Set(files)].sort((a, b) => mean(a) - mean(b));
  }

  /**
   * One mutant in a fresh process, alive while the test files are loaded.
   * @param {Session} session
   * @param {number} mutant
   */
  async #fromTheStart(session, mutant) {
    const files = this.#filesLoading(mutant);
    this.#judge(
      mutant,
      files.length > 0 || this.#testsReaching([mutant]).length > 0 ? 'survived' : 'not reached',
      null,
    );
    if (files.length === 0) return;
    let trying = 'loading';
    const ending = await session.run(
      { files, plan: { mode: 'alone', mutant, limit: 100 * AT_LEAST, leaveOut: this.leaveOut }, usualMs: this.usualMs },
      (told) => {
        if (told.type === 'try') trying = this.survey.tests.get(told.test)?.name ?? told.test;
        if (told.type === 'killed') this.#judge(mutant, 'killed', told.by);
      },
    );
    if (ending.type !== 'ended' && this.verdicts[mutant]?.by === null) this.#judge(mutant, 'timed out', trying);
  }

  /**
   * Test files that reach the mutant when they are loaded, or whose tests killed it in a doubtful way; those that bear
   * its file's name first.
   * @param {number} mutant
   */
  #filesLoading(mutant) {
    const loading = [...this.survey.statics].filter(([, reached]) => reached.has(mutant)).map(([file]) => file);
    const doubtful = this.verdicts[mutant] === null ? [] : this.#testsReaching([mutant]).map((test) => test.file);
    const stem = (this.mutants[mutant]?.file ?? '').replace(/^.*\/|\.ts$/g, '');
    const isNamesake = (/** @type {string} */ file) => file.endsWith(`/${stem}.test.ts`);
    return this.#quickFirst([...loading, ...doubtful]).sort((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)));
  }
}
