import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { BotWhy } from '#app/frame/dock/Advice.tsx';
import { drawPart } from './drawPart.tsx';
import { atTable, sitDown } from '../tables/tug-of-war/support.tsx';

/** A table at which so much is in the log, and the computer's last move has this place in it. */
function why({ log, entry, from }: { readonly log: number; readonly entry: number; readonly from?: number }) {
  const session = sitDown({ level: 'steady' });
  const { store } = session;
  const move = (code: string) => ({
    bots: {
      seat: null,
      paused: false,
      pace: 'watch' as const,
      failed: false,
      last: { seat: 1, entry, reason: { code, about: {} } },
    },
  });
  store.setState(({ match }) => ({
    match: { ...match, log: Array.from({ length: log }, () => ({ seat: 1, events: [] })) } as never,
    ...move('whim'),
  }));
  const { document, press } = drawPart(
    atTable(session, <BotWhy nameOf={() => 'Bo'} tell={({ code }) => code} from={from} />),
  );
  return {
    ask: () => press('Why did Bo do that?'),
    movesAgain: () => act(() => store.setState(move('chance'))),
    shown: () => document.querySelector('.bot-why')?.textContent ?? null,
  };
}

describe('the reason of a computer’s move', () => {
  it.each([
    ['of the last action', { log: 2, entry: 1 }, true],
    ['of an action that another has followed', { log: 2, entry: 0 }, false],
    ['of one that is still talked about', { log: 3, entry: 1, from: 1 }, true],
    ['of one before that', { log: 3, entry: 0, from: 1 }, false],
    ['of one that does not count yet', { log: 2, entry: 2, from: 1 }, false],
    ['where the last action was nobody’s choice', { log: 2, entry: 1, from: 2 }, false],
    ['of one under way, where the last action was nobody’s choice', { log: 2, entry: 2, from: 2 }, false],
  ])('may be asked for %s: %o', (_, at, may) => {
    expect(why(at).shown() !== null).toBe(may);
  });

  it('is told when it is asked for, and that of a new move in its place is not told unasked', () => {
    const { ask, movesAgain, shown } = why({ log: 2, entry: 1 });
    ask();
    expect(shown()).toContain('whim');
    movesAgain();
    expect(shown()).not.toContain('chance');
    ask();
    expect(shown()).toContain('chance');
  });
});
