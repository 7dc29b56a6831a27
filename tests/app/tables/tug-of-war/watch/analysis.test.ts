import { describe, expect, it } from 'vitest';
import { SCALE } from '#bots/tug-of-war/chance.ts';
import { createAnalysis } from '#play/replay/analysis/analysisStore.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import { isGoingOn, goingOn } from '#play/session/goingOn.ts';
import { stepsOf } from '#play/tug-of-war/tasks.ts';
import { analysis as texts } from '#play/tug-of-war/texts/analysis.ts';
import { analysed } from '#app/tables/tug-of-war/watch/analysis/analysed.ts';
import { moveWords } from '#play/tug-of-war/watch/analysis/moveWords.ts';
import type { Physics } from '#sim/physics.ts';
import { at, commandOf } from '../../../../games/tug-of-war/support.ts';
import { matchOf, sitDown } from '../support.tsx';

const NAMES = (seat: number): string => (seat === 0 ? 'Ada' : 'Bo');

/** A turn with the three machines of a first match, and Bo gives up. */
function short() {
  const session = sitDown({ options: { machines: 'quick' } });
  for (const line of ['race 1', 'concede']) session.commands.typeMove(line);
  return matchOf(session);
}

describe('the analysis of a match of Tug of War', () => {
  it('values every turn and no more, and knows how it ended', async () => {
    const match = short();
    const helper = slicedHelper({} as Physics, stepsOf);
    const analysis = createAnalysis(analysed(match), async () => Promise.resolve(helper));
    const done = new Promise<void>((resolve) => {
      analysis.store.subscribe(({ stage }) => {
        if (stage === 'done') resolve();
      });
    });
    analysis.start();
    await done;
    const { values } = analysis.store.getState();
    expect(values.map((value) => value?.seat ?? null)).toEqual([0, null]);
    expect(analysis.of.winners).toEqual([0]);
    expect(analysis.of.scale).toBe(SCALE);
  });

  it('has a better move for a turn, and none for who gives up', () => {
    const { betterTask } = analysed(short());
    expect(betterTask(0)).not.toBe(null);
    expect(betterTask(1)).toBe(null);
    expect(betterTask(99)).toBe(null);
  });
});

describe('a better move in words', () => {
  it('says what is played and all that would come of it', () => {
    const state = at({
      hands: [
        [1, 2],
        [1, 1],
      ],
      clock: { filled: 6 },
      conker: { heights: [0, 2] },
    });
    expect(moveWords(state, commandOf('0 clock 2'), NAMES)).toBe(
      'Ada plays a 2 at the Clock. 8 segments of the clock are coloured for Ada. Ada scores at the Clock: 1 of 2. ' +
        'The conkers are released at 0 and 2: Bo scores: 1 of 4. Ada gains a 2: the point, 2 and 0 left over. ' +
        'Bo gains a 1: the point on the Conker.',
    );
  });

  it('says which cards are given up', () => {
    const state = { ...at(), hands: [[1, 1, 1, 2, 3, 4], [1]] as const, phase: { name: 'discard', seat: 0 } as const };
    expect(moveWords(state, commandOf('0 discard 1'), NAMES)).toBe('Ada discards a 1.');
  });
});

describe('a value in words', () => {
  it.each([
    [1, 'won'],
    [0.99, 'as good as won'],
    [0.624, '62 % to win'],
    [0.01, 'as good as lost'],
    [0, 'lost'],
  ])('%d: %s', (value, words) => expect(texts.standing(value)).toBe(words));

  it('names who has played only once at a turning point', () => {
    expect(texts.point('Ada', 4, 'Ada plays a 1 at the Rope.', { best: 0.6, left: 0.3 })).toBe(
      'Turn 4: Ada plays a 1 at the Rope. It could have been 60 % to win, and was 30 % to win.',
    );
  });
});

describe('a match that is played on from a turning point', () => {
  it('stands as it stood before that action, and is a match of its own', () => {
    const match = short();
    const on = goingOn(match, 1);
    expect(isGoingOn(on)).toBe(true);
    expect(on.goesOn.log).toHaveLength(1);
    expect(on.goesOn.state).toEqual(match.log[1]?.before.state);
    expect(on.goesOn.header).not.toBe(match.header);
    expect(match.log).toHaveLength(2);
  });
});
