import { describe, expect, it } from 'vitest';
import { resultWords } from '#play/say/resultWords.ts';

const blue = { name: 'Blue', colour: 0, kind: 'person' } as const;
const vermilion = { name: 'Vermilion', colour: 1, kind: 'bot', level: 'careless' } as const;
const yellow = { name: 'Yellow', colour: 2, kind: 'bot', level: 'careless' } as const;
const alone = { game: 'Tug of War', seats: [blue, vermilion], winners: [0], count: () => '', score: () => null };

describe('a result that is shared', () => {
  it('says who beat whom and who was a computer, and nothing to “you”', () => {
    expect(resultWords(alone)).toEqual({
      title: 'Blue beat Vermilion',
      note: 'Tug of War · computer: Vermilion',
    });
  });

  it('has the figures of two players, the winner’s first, and says none of them twice', () => {
    expect(resultWords({ ...alone, winners: [1], count: (seat) => `${seat + 1} of 2`, score: () => '2 to 1' })).toEqual(
      {
        title: 'Vermilion beat Blue 2 to 1',
        note: 'Tug of War · computer: Vermilion',
      },
    );
  });

  it('has everybody’s own where more play, or no two figures tell it', () => {
    const seats = [blue, vermilion, yellow];
    expect(resultWords({ ...alone, seats, winners: [2], count: (seat) => `$${seat}`, score: () => '2 to 1' })).toEqual({
      title: 'Yellow beat Blue and Vermilion',
      note: 'Tug of War · Blue $0, Vermilion $1, Yellow $2 · computer: Vermilion and Yellow',
    });
  });

  it('before the end, and where nobody beat anybody, is how all stand', () => {
    const stands = { title: 'Tug of War', note: 'Blue 1, Vermilion 1 · computer: Vermilion' };
    expect(resultWords({ ...alone, winners: null, count: () => '1' })).toEqual(stands);
    expect(resultWords({ ...alone, winners: [0, 1], count: () => '1' })).toEqual(stands);
  });
});
