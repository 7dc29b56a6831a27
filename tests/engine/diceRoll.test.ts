import { describe, expect, it } from 'vitest';
import { diceLeft, diceRoll, diceThrown, diceValues, throwableDice } from '#engine/diceRoll.ts';
import type { DieReading } from '#referee/dice.ts';
import { pieceId, tick } from '#sim/ids.ts';

const [A, B, C] = [pieceId('d6-1'), pieceId('d6-2'), pieceId('d20-1')] as const;
const lies = (id: typeof A, value: number | null): DieReading => ({
  id,
  code: value === null ? 'cocked' : 'read',
  value,
  heldBy: null,
  tick: tick(1),
  at: { xMm: 0, yMm: 0, zMm: 0 },
});

describe('a roll of dice', () => {
  const first = diceThrown(diceRoll([A, B, C]), [lies(C, 17), lies(A, null), lies(B, 4)]);

  it('is over when every die was read, with its numbers in the order of the dice', () => {
    expect(diceValues(first)).toBeNull();
    expect(diceLeft(first)).toEqual([A]);
    const over = diceThrown(first, [lies(A, 2)]);
    expect(diceLeft(over)).toEqual([]);
    expect(diceValues(over)).toEqual([2, 4, 17]);
  });

  it('has only those thrown again that were not read, and says why', () => {
    expect(first.read.find(({ id }) => id === A)).toMatchObject({ code: 'cocked', value: null, failed: 1 });
    expect(throwableDice(first)).toEqual([A]);
  });

  it('leaves a die to chance after two throws by hand that could not be read', () => {
    const again = diceThrown(first, [lies(A, null)]);
    expect(diceLeft(again)).toEqual([A]);
    expect(throwableDice(again)).toEqual([]);
  });

  it('takes no report of other dice than were thrown', () => {
    expect(() => diceThrown(first, [lies(B, 1)])).toThrow('thrown were');
  });
});
