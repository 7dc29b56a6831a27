import { expect, it } from 'vitest';
import { abandoned, type Asking, type Helper, type Task } from '#play/offThread/helper.ts';
import { thinker, type ToThink } from '#play/session/botWorkerClient.ts';
import { tractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import { LEVELS } from '#bots/tractor-pull/levels.ts';
import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { ok, type Result } from '#sim/result.ts';
import { begun } from '../../games/tractor-pull/endings.ts';

/** A worker as it is: stopping a task ends it, and of two tasks at once it would mix up the outcomes. */
class OneAtATime implements Helper {
  ended = false;
  private finish: ((thought: Result<unknown>) => void) | null = null;
  private task: Task | null = null;

  carryOut<R>(task: Task<R>, { signal }: Asking): Promise<Result<R>> {
    return new Promise((resolve) => {
      const stop = (): void => {
        this.ended = true;
        resolve(abandoned());
      };
      if (this.ended || signal.aborted) return stop();
      if (this.finish !== null) throw new Error('it has a task already');
      signal.addEventListener('abort', stop, { once: true });
      this.task = task;
      this.finish = (thought) => resolve(thought as Result<R>);
    });
  }

  /** The thought is there: “pass” by the seat that it was of. */
  answer(): void {
    const { seat } = (this.task?.given ?? {}) as ToThink<TractorPullState>;
    this.finish?.(ok({ move: { do: 'pass', seat: seat === 0 ? 0 : 1 }, reason: { code: 'pass', about: {} } }));
    this.finish = null;
  }

  close(): void {
    this.ended = true;
  }
}

function setUp() {
  const helpers: OneAtATime[] = [];
  const open = (): Promise<Helper> => {
    const helper = new OneAtATime();
    helpers.push(helper);
    return Promise.resolve(helper);
  };
  const think = thinker<TractorPullTypes, TractorPullMove>({
    game: tractorPull,
    levels: LEVELS,
    steadinessIn: () => 'steady' as never,
    open,
  });
  return { helpers, think, match: begun(1) };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const wanted = (): AbortSignal => new AbortController().signal;

it('two thoughts at once each come to who asked: a hint is never the thought of a rival', async () => {
  const { helpers, think, match } = setUp();
  const [rival, hint] = [think(match, 1, wanted()), think(match, 0, wanted())];
  await settle();
  for (const helper of helpers) helper.answer();
  expect(await hint).toMatchObject({ value: { move: { seat: 0 } } });
  expect(await rival).toMatchObject({ value: { move: { seat: 1 } } });
});

it('a thought that follows one which is called off does not end with it', async () => {
  const { helpers, think, match } = setUp();
  const stop = new AbortController();
  const first = think(match, 1, stop.signal);
  await settle();
  stop.abort();
  const second = think(match, 1, wanted());
  expect(await first).toMatchObject({ ok: false });
  await settle();
  helpers.at(-1)?.answer();
  expect(await second).toMatchObject({ ok: true });
});

it('a worker stays for the next thought, and only one does', async () => {
  const { helpers, think, match } = setUp();
  const both = [think(match, 0, wanted()), think(match, 1, wanted())];
  await settle();
  for (const helper of helpers) helper.answer();
  await Promise.all(both);
  expect(helpers.filter(({ ended }) => !ended)).toHaveLength(1);
  const next = think(match, 0, wanted());
  await settle();
  helpers.find(({ ended }) => !ended)?.answer();
  expect(await next).toMatchObject({ ok: true });
  expect(helpers).toHaveLength(2);
});
