// The runner of vitest in a session: the usual one, which also knows of mutants.
import process from 'node:process';
import { BroadcastChannel } from 'node:worker_threads';
import { inject, TestRunner } from 'vitest';

/**
 * @typedef {import('vitest').RunnerTestCase} Test
 * @typedef {import('./messages.d.ts').Plan} Plan
 * @typedef {import('./messages.d.ts').Told} Told
 */

/** One for all test files of a process: they share the instrumented modules. */
const state = {
  /** @type {number | null} the mutant that is alive */
  alive: null,
  /** How often its switch may be asked before it is taken for an endless loop. */
  limit: Infinity,
  asked: 0,
  /** @type {Map<number, number>} how often each switch was asked, in a survey */
  reached: new Map(),
  /** @type {Set<number>} */
  killed: new Set(),
};

/** @param {number} id */
function isAlive(id) {
  if (id !== state.alive) return false;
  state.asked += 1;
  if (state.asked > state.limit) throw new Error('the mutant runs away');
  return true;
}

/** @param {number} id */
function survey(id) {
  state.reached.set(id, (state.reached.get(id) ?? 0) + 1);
  return false;
}

const takeReached = () => {
  const reached = [...state.reached];
  state.reached.clear();
  return reached;
};

/** Processor time of the process, which knows nothing of what else the machine does. */
const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** @param {Test} test */
const nameOf = (test) => {
  const names = [test.name];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return names.join(' > ');
};

const hasRunAway = () => state.asked > state.limit;

const channel = new BroadcastChannel('mutation');
channel.unref();
/** @param {Told} told */
const tell = (told) => channel.postMessage(told);

export default class MutationRunner extends TestRunner {
  /** @type {Plan} */
  #plan;
  /** @type {Map<string, readonly (readonly [mutant: number, limit: number])[]>} by test: whom it may kill */
  #tries = new Map();
  #begunMs = 0;

  /** @param {ConstructorParameters<typeof TestRunner>[0]} config */
  constructor(config) {
    super(config);
    this.#plan = inject('mutation');
    Object.assign(globalThis, { __mutant: this.#plan.mode === 'survey' ? survey : isAlive });
    if (this.#plan.mode === 'alone') Object.assign(state, { alive: this.#plan.mutant, limit: this.#plan.limit });
  }

  /** @override @param {string} path @param {'collect' | 'setup'} source */
  importFile(path, source) {
    return this.#isOver() && source === 'collect' ? Promise.resolve() : super.importFile(path, source);
  }

  /** @param {Parameters<NonNullable<import('vitest').VitestTestRunner['onCollected']>>[0]} files */
  onCollected(files) {
    for (const file of files)
      if (file.result?.state === 'fail') this.#failedAtLoad(file.name, file.result.errors?.[0]?.message);
  }

  /** @override @param {Test} test */
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    if (this.#plan.mode === 'survey' || (test.mode !== 'run' && test.mode !== 'queued')) return;
    if (this.#isOver() || this.#plan.leaveOut.includes(test.id)) test.mode = 'skip';
    if (this.#plan.mode !== 'hunt') return;
    const tries = (this.#plan.tests[test.id] ?? []).filter(([mutant]) => !state.killed.has(mutant));
    if (tries.length === 0) test.mode = 'skip';
    this.#tries.set(test.id, tries);
    test.repeats = tries.length; // and one more, without any mutant
  }

  /** @override @param {Test} test @param {{ retry: number, repeats: number }} [options] */
  onBeforeTryTask(test, options) {
    super.onBeforeTryTask(test);
    if (this.#plan.mode === 'survey') this.#beginTest(test);
    if (this.#plan.mode === 'alone') tell({ type: 'try', mutant: this.#plan.mutant, test: test.id });
    if (this.#plan.mode !== 'hunt') return;
    const [mutant, limit] = this.#tries.get(test.id)?.[options?.repeats ?? 0] ?? [null, Infinity];
    if (test.result !== undefined) Object.assign(test.result, { state: 'run', errors: undefined });
    Object.assign(state, { alive: mutant, limit, asked: 0 });
    tell({ type: 'try', mutant, test: test.id });
  }

  /** @param {Test} test */
  onAfterRetryTask(test) {
    if (this.#plan.mode !== 'hunt') return;
    const { alive } = state;
    const failed = (test.result?.state === 'fail') !== (test.fails === true) || hasRunAway();
    Object.assign(state, { alive: null, limit: Infinity });
    if (failed && alive === null) tell({ type: 'unsound', test: test.id });
    if (failed && alive !== null) this.#kill(alive, nameOf(test), test.id);
  }

  /** @override @param {Test} test */
  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (this.#plan.mode === 'survey') this.#tellTest(test);
    if (this.#plan.mode === 'alone' && (test.result?.state === 'fail' || hasRunAway()))
      this.#kill(this.#plan.mutant, nameOf(test), test.id);
    if (this.#plan.mode !== 'hunt') return;
    if (test.result !== undefined) Object.assign(test.result, { state: 'pass', errors: undefined });
    tell({ type: 'done', test: test.id });
  }

  /** @override @param {Parameters<TestRunner['onAfterRunSuite']>[0]} suite */
  async onAfterRunSuite(suite) {
    await super.onAfterRunSuite(suite);
    if (suite.result?.state === 'fail') this.#failedAtLoad(suite.name);
    if (this.#plan.mode === 'survey') this.#tellStatic(suite.file.name);
  }

  /** @override */
  onAfterRunFiles() {
    super.onAfterRunFiles();
    tell({ type: 'file' });
  }

  /** In a file that is loaded with a mutant alive, its death ends everything. */
  #isOver() {
    return this.#plan.mode === 'alone' && state.killed.has(this.#plan.mutant);
  }

  /** @param {string} where @param {string} [why] */
  #failedAtLoad(where, why = 'no reason given') {
    if (this.#plan.mode === 'survey') tell({ type: 'unloadable', file: where, why });
    if (this.#plan.mode === 'alone' && !this.#isOver())
      this.#kill(this.#plan.mutant, `${where}, while it is loaded`, null);
  }

  /** @param {number} mutant @param {string} by @param {string | null} test */
  #kill(mutant, by, test) {
    state.killed.add(mutant);
    tell({ type: 'killed', mutant, by, test });
  }

  /** Code reached since the last test belongs to none: loading, and hooks around tests. @param {string} file */
  #tellStatic(file) {
    const reached = takeReached();
    if (reached.length > 0) tell({ type: 'static', file, reached });
  }

  /** @param {Test} test */
  #beginTest(test) {
    this.#tellStatic(test.file.name);
    this.#begunMs = usedMs();
  }

  /** @param {Test} test */
  #tellTest(test) {
    const failed = test.result?.state !== 'pass';
    tell({
      type: 'test',
      file: test.file.name,
      id: test.id,
      name: nameOf(test),
      ms: usedMs() - this.#begunMs,
      failed,
      reached: takeReached(),
    });
  }
}
