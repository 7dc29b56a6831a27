import { describe, expect, it } from 'vitest';
import { evened } from '#bots/traction/handicap.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { position, stands } from '#games/traction/help/drills/position.ts';
import { setUp } from '#games/traction/setup.ts';
import type { Outcome, TractionState } from '#games/traction/state.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { must } from '../../games/traction/support.ts';

const WON: Outcome = { winners: [seat(0)], by: 'pad-contact', piece: pieceId('0-S1') };

/** Seat 0 has won; the large piece of seat 1, of which a turn goes 36 mm, stands so far from the middle. */
function over(zMm: number, outcome: Outcome = WON): TractionState {
  const pieces = [stands('0-S1', 0, -70), stands('1-L1', 50, zMm)];
  return { ...must(setUp(position({ pieces }), 2, { integer: () => 0 } as never)), outcome };
}

const players = (...hands: readonly Steadiness[]): readonly SeatInfo[] =>
  hands.map((steadiness, i) => ({ name: `Player ${i}`, colour: i, kind: 'person', steadiness }));

describe('the hands that would have made a match more even', () => {
  it('are none where it was close, and where nobody has won alone', () => {
    expect(evened(over(60), players('usual', 'usual'))).toBeNull();
    expect(evened(over(-60, { ...WON, winners: [seat(0), seat(1)] }), players('usual', 'usual'))).toBeNull();
  });

  it('make the winner’s hand tremble, the more the further the other was behind', () => {
    const some = evened(over(10), players('usual', 'usual'));
    expect(some).toMatchObject({ winner: 0, second: 1, hands: ['shaky', 'usual'] });
    expect(some?.lead).toBeGreaterThan(1);
    expect(some?.lead).toBeLessThan(3);
    expect(evened(over(-80), players('usual', 'usual'))?.hands).toEqual(['very-shaky', 'usual']);
  });

  it('take a handicap from the one that was behind first', () => {
    expect(evened(over(10), players('usual', 'shaky'))?.hands).toEqual(['usual', 'usual']);
    expect(evened(over(-80), players('usual', 'shaky'))?.hands).toEqual(['shaky', 'usual']);
  });

  it('are none where hands cannot be more unequal', () => {
    expect(evened(over(-80), players('very-shaky', 'steady'))).toBeNull();
  });

  it('count the winner’s own way, too, where the other gave up', () => {
    const gaveUp: Outcome = { winners: [seat(0)], by: 'concession', piece: null };
    const [won, given] = [
      evened(over(-80), players('usual', 'usual')),
      evened(over(-80, gaveUp), players('usual', 'usual')),
    ];
    expect(given?.lead).toBeLessThan(won?.lead ?? 0);
  });
});
