import { describe, expect, it } from 'vitest';
import { rivalsLast } from '#play/session/rivalsLast.ts';

const log = (...seats: readonly (number | null)[]) => seats.map((seat) => ({ seat }));

describe('the last move of the others', () => {
  it('is what they have done since one’s own, whatever one has done since', () => {
    expect(rivalsLast(log(0, 1, 1), 0)).toEqual({ from: 1, to: 3 });
    expect(rivalsLast(log(0, 1, 2, 0, 0), 0)).toEqual({ from: 1, to: 3 });
    expect(rivalsLast(log(0, 1, 0), 1)).toEqual({ from: 2, to: 3 });
  });

  it('has what no player has done with it, and is none of that alone', () => {
    expect(rivalsLast(log(0, 1, null), 0)).toEqual({ from: 1, to: 3 });
    expect(rivalsLast(log(null, 0), 0)).toBeNull();
    expect(rivalsLast(log(0), 0)).toBeNull();
  });

  it('is no whole match of computers', () => {
    expect(rivalsLast(log(0, 1, 2, 1, 2, 1, 2), 0)).toEqual({ from: 3, to: 7 });
  });
});
