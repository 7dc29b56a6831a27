import { createStore } from 'zustand/vanilla';
import { expect, it } from 'vitest';
import type { Task, TaskVerdict } from '#play/practice/task.ts';
import { createTaskRun, failuresIn } from '#play/practice/taskRun.ts';
import type { AnySession } from '#play/session/state.ts';

const VERDICTS: Readonly<Record<string, TaskVerdict['state']>> = { right: 'passed', wrong: 'failed' };

/** A task of two parts: the last word of a log is its verdict. */
function sitDown() {
  const played = createStore(() => ({ match: { log: [] as readonly string[], random: null } }));
  const heard: string[] = [];
  const commands = { leave: () => heard.push('left') };
  const session = { store: played, commands, closing: () => undefined } as unknown as AnySession;
  const part: Task['parts'][number] = {
    task: 'Say something right.',
    setUp: () => played.setState({ match: { log: [], random: null } }),
    judge: ({ log }) => ({ state: VERDICTS[String(log.at(-1))] ?? 'open' }),
    tell: ({ log }) => ({ said: log.join(' ') }),
  };
  const task: Task = { id: 'right', title: 'Right', parts: [part, part] };
  const setting = { session, build: '', random: () => 0 };
  const run = createTaskRun({ ...setting, onPassed: ({ id }: Task) => heard.push(`passed ${id}`) }, task);
  run.begin(task);
  const say = (word: string): void =>
    played.setState(({ match: { log } }) => ({ match: { log: [...log, word], random: null } }));
  return { run, say, heard, state: () => run.store.getState() };
}

it('an attempt that is over stays as it was judged, whatever is done at the table afterwards', () => {
  const { run, say, state } = sitDown();
  say('right');
  say('wrong');
  expect(state()).toMatchObject({ verdict: { state: 'passed' }, over: true });
  expect(state().tries).toEqual([{ number: 1, passed: true, said: 'right' }]);
  run.again();
  expect(state()).toMatchObject({ verdict: { state: 'open' }, over: false, begun: false, part: 0 });
});

it('attempts are kept while the part is tried, and counted', () => {
  const { run, say, state } = sitDown();
  for (const word of ['wrong', 'wrong', 'right']) {
    say('well');
    expect(state()).toMatchObject({ begun: true, over: false });
    say(word);
    run.again();
  }
  expect(state().tries.map(({ said }) => said)).toEqual(['well wrong', 'well wrong', 'well right']);
  expect(failuresIn(state())).toBe(2);
});

it('a task is passed with its last part, and none is left behind it', () => {
  const { run, say, heard, state } = sitDown();
  say('right');
  expect(heard).toEqual([]);
  run.next();
  expect(state()).toMatchObject({ part: 1, tries: [] });
  say('right');
  expect(heard).toEqual(['passed right']);
  run.next();
  expect(state().part).toBe(1);
  run.stop();
  say('wrong');
  expect(state().verdict.state).toBe('passed');
  expect(heard.at(-1)).toBe('left');
});
