import { describe, expect, it } from 'vitest';
import { thoughtOut } from '#bots/bot.ts';
import { better, isValued, valuing } from '#bots/tug-of-war/analysis.ts';
import { chanceOf, SCALE } from '#bots/tug-of-war/chance.ts';
import { WON } from '#bots/tug-of-war/worth.ts';
import type { ActionValue } from '#bots/turningPoints.ts';
import { playsOf } from '#games/tug-of-war/legal.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { runs, seeds } from '../../effort.ts';
import { playMatch, type Step } from '../../games/tug-of-war/randomMatch.ts';
import { at, commandOf } from '../../games/tug-of-war/support.ts';

function valueOf(before: TugOfWarState, line: string): ActionValue {
  const value = thoughtOut(valuing({ before, action: commandOf(line) }));
  if (value === null) throw new Error(`${line} is valued`);
  return value;
}

/** Ada wins the match at the Clock with a 3, and Bo would with a 2. */
const decisive = (): TugOfWarState =>
  at({
    hands: [
      [1, 3],
      [2, 2],
    ],
    race: { at: [0, 0], wonBy: 0 },
    collation: { taken: [0, 0], wonBy: 0 },
    rope: { pulled: 0, wonBy: 1 },
    tower: { heights: [0, 0], wonBy: 1 },
    clock: { filled: 5, points: [1, 1] },
  });

describe('the value of an action', () => {
  it('is that of the best one where the best one was played', () => {
    const { seat, best, left } = valueOf(decisive(), '0 clock 3');
    expect(seat).toBe(0);
    expect(best).toBeGreaterThan(0.95);
    expect(left).toBe(best);
  });

  it('falls where a win was let go', () => {
    const { best, left } = valueOf(decisive(), '0 conker 1');
    expect(best).toBeGreaterThan(0.95);
    expect(best - (left ?? best)).toBeGreaterThan(SCALE.leastFall);
  });

  it('is a chance, and never more for what was played than for the best, in any position', () => {
    for (const seed of seeds(1, 20)) {
      const steps: Step[] = [];
      playMatch(seed, (step) => steps.push(step));
      const valued = steps.filter(({ action }) => isValued(action));
      for (const { before, action } of valued.filter((_, i) => i % runs(60, 20) === 0)) {
        const value = thoughtOut(valuing({ before, action }));
        expect(value?.seat).toBe('seat' in action ? action.seat : null);
        expect(value?.left).toBeLessThanOrEqual(value?.best ?? 0);
        expect(value?.left).toBeGreaterThanOrEqual(0);
        expect(value?.best).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is the same whoever asks, and however often', () => {
    const state = decisive(); // few machines are left, so that it is soon thought through
    expect(valueOf(state, '0 conker 1')).toEqual(valueOf(state, '0 conker 1'));
  });

  it('tells cards apart that are given up', () => {
    const state: TugOfWarState = {
      ...at(),
      hands: [
        [1, 1, 2, 4, 5, 5],
        [1, 1],
      ],
      phase: { name: 'discard', seat: 0 },
    };
    expect(valueOf(state, '0 discard 5').left).toBeLessThan(valueOf(state, '0 discard 1').left ?? 0);
  });

  it('is none of a concession, of time, and of who goes first', () => {
    for (const line of ['0 concede', '- time 720000', '0 first me'])
      expect(thoughtOut(valuing({ before: at(), action: commandOf(line) }))).toBe(null);
  });
});

describe('a better move', () => {
  it('is the one that wins where one does', () => {
    const thought = thoughtOut(better(decisive()));
    expect(thought?.move).toMatchObject({ do: 'play', seat: 0, module: 'clock' });
    expect(thought?.reason.code).toBe('win');
  });

  it('can be played in every position of a match', () => {
    const steps: Step[] = [];
    playMatch(5, (step) => steps.push(step));
    for (const { before } of steps.filter((_, i) => i % 30 === 0)) {
      const move = thoughtOut(better(before))?.move;
      if (move?.do !== 'play') continue;
      const same = playsOf(before, move.seat).some(
        ({ module, cards, aims, option }) =>
          module === move.module &&
          cards.join() === move.cards.join() &&
          aims?.join() === move.aims?.join() &&
          option === move.option,
      );
      expect(same).toBe(true);
    }
  });

  it('is none before the first turn and after the last', () => {
    const first: TugOfWarState = { ...at(), phase: { name: 'first', chooser: 0, declined: [] } };
    expect(thoughtOut(better(first))).toBe(null);
    expect(thoughtOut(better({ ...at(), outcome: { winner: 0, by: 'time' } }))).toBe(null);
  });
});

describe('the chance to win by a worth', () => {
  it('is even at 0, rises with it, and is the rival’s the other way', () => {
    expect(chanceOf(0)).toBe(0.5);
    for (let worth = -200; worth < 200; worth += 1) {
      expect(chanceOf(worth + 1)).toBeGreaterThanOrEqual(chanceOf(worth));
      expect(chanceOf(worth) + chanceOf(-worth)).toBeCloseTo(1);
    }
  });

  it('is never certain before the end, not even where a win was found', () => {
    expect(chanceOf(WON + 3)).toBeLessThan(SCALE.won);
    expect(chanceOf(WON + 3)).toBeGreaterThan(chanceOf(WON / 2));
    expect(chanceOf(-WON)).toBeGreaterThan(SCALE.lost);
  });
});
