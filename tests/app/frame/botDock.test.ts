import { expect, it } from 'vitest';
import { saidOf } from '#app/frame/dock/BotDock.tsx';
import type { BotsTold } from '#play/session/state.ts';
import { texts } from '#play/texts.ts';

const TOLD: BotsTold = { pace: 'watch', paused: false, failed: false, seat: 1, last: null };

it('says of a computer that is paused in its move that it waits after it, and then that it waits', () => {
  const paused = { ...TOLD, paused: true };
  expect(saidOf('Bo', TOLD, true)).toBe('Bo moves.');
  expect(saidOf('Bo', paused, true)).toBe('Bo waits after this move.');
  expect(saidOf('Bo', paused, false)).toBe(texts.bots.paused('Bo'));
});

it('says of a computer that could not think why, where that is known', () => {
  const failed = { ...TOLD, failed: true };
  expect(saidOf('Bo', failed, false)).toBe('Bo could not think of a move.');
  expect(saidOf('Bo', { ...failed, why: 'There is no network.' }, false)).toBe(
    'Bo could not think of a move. There is no network.',
  );
});

it('tells how much of the computer’s goes with what is taken back', () => {
  expect(texts.undo.withBots(1)).toBe('Your last action and the computer’s after it.');
  expect(texts.undo.withBots(2)).toBe('Your last action and the computer’s 2 after it.');
});
