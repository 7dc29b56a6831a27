import { expect, it } from 'vitest';
import { timeWords } from '#play/say/saidTime.ts';
import { clockTimes } from '#play/tug-of-war/say/clockTimes.ts';
import { lay, sitDown, stateOf } from './support.tsx';

const MIN = 60_000;

it('shows the time of the turn first, and reserve once that is over', () => {
  const state = stateOf(sitDown({ options: { clock: true } }));
  expect(clockTimes(state, 0, 30_000)).toEqual({ turnMs: 90_000, reserveMs: 10 * MIN, runs: true });
  expect(clockTimes(state, 0, 2 * MIN + 1500)).toEqual({ turnMs: 0, reserveMs: 10 * MIN - 1500, runs: true });
  expect(clockTimes(state, 1, 30_000)).toEqual({ turnMs: 2 * MIN, reserveMs: 10 * MIN, runs: false });
});

it('takes the reserve of the Death Match in steps of ten seconds, each whole as soon as it begins', () => {
  const session = sitDown({ options: { clock: true, set: 'death', advantage: 0 } });
  session.commands.typeMove('first me');
  const state = stateOf(session);
  expect(clockTimes(state, 0, 150_000)).toMatchObject({ turnMs: 0, reserveMs: 10 * MIN });
  expect(clockTimes(state, 0, 150_001)).toMatchObject({ turnMs: 0, reserveMs: 10 * MIN - 10_000 });
  expect(clockTimes(state, 0, 160_001)).toMatchObject({ turnMs: 0, reserveMs: 10 * MIN - 20_000 });
});

it('gives a rival who discards a short time of its own', () => {
  const session = sitDown({ options: { clock: true } });
  lay(session, {
    hands: [[1], [1, 1, 1, 1, 1, 1]],
    phase: { name: 'discard', seat: 1 },
  });
  expect(clockTimes(stateOf(session), 1, 4000)).toEqual({ turnMs: 11_000, reserveMs: 10 * MIN, runs: true });
});

it('shows no time left for whose flag has fallen', () => {
  const session = sitDown({ options: { clock: true } });
  lay(session, { outcome: { winner: 1, by: 'time' } });
  expect(clockTimes(stateOf(session), 0, 0)).toEqual({ turnMs: 0, reserveMs: 0, runs: false });
  expect(clockTimes(stateOf(session), 1, 0)).toMatchObject({ reserveMs: 10 * MIN });
});

it('shows nothing where no clock was chosen', () => {
  expect(clockTimes(stateOf(sitDown()), 0, 0)).toBe(null);
});

it.each([
  [120_000, '2:00'],
  [119_001, '2:00'],
  [5_000, '0:05'],
  [0, '0:00'],
])('%i ms read %s', (ms, words) => expect(timeWords(ms)).toBe(words));
