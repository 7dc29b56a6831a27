import { expect, it } from 'vitest';
import { takeBack } from '#games/tug-of-war/takeBack.ts';
import { act, at, commandOf, setUpBy } from './support.ts';

it('a play and a discard are taken back if the other one agrees: nothing of them is secret', () => {
  const state = at();
  expect(takeBack(state, { do: 'play', seat: 0, module: 'rope', cards: [1] })).toBe('consent');
  expect(takeBack(state, { do: 'discard', seat: 0, cards: [1] })).toBe('consent');
});

it('a flag that has fallen stays', () => {
  expect(takeBack(at({}, { clock: true }), { do: 'time', elapsedMs: 720_000 })).toBe('never');
});

it('who goes first is taken back unless chance has said it', () => {
  const start = setUpBy({ items: { starter: 0, conkerStart: null, blockMove: null } });
  expect(takeBack(start, commandOf('0 first rival'))).toBe('consent');
  expect(takeBack(start, commandOf('0 first decline'))).toBe('consent');
  const declined = act(start, '0 first decline').state;
  expect(takeBack(declined, commandOf('1 first me'))).toBe('consent');
  expect(takeBack(declined, commandOf('1 first decline'))).toBe('never');
});
