import { describe, expect, it } from 'vitest';
import { gameTexts } from '#play/trexlands/texts.ts';
import { LEVELS } from '#bots/trexlands/levels.ts';
import { REASONS, reasonOf } from '#bots/trexlands/reasons.ts';
import { choice } from '../../../games/trexlands/support.ts';
import { pieceId, seat } from '#sim/ids.ts';

/** Everything that a reason of any code may be about. */
const ABOUT = {
  captain: 'wrench',
  x: 1,
  odds: 62,
  gain: 3,
  card: 'fuel',
  truck: '0-T2',
  slot: 2,
  coins: 3,
  worth: 40,
  doubt: 30,
} as const;

const aboutOf = (code: string) => (code === 'tie' || code === 'bid' ? { ...ABOUT, card: 'nitro-1' } : ABOUT);

describe('the reasons of Trexlands’ bots', () => {
  it.each(REASONS)('%s has a sentence of its own, and one as a hint', (code) => {
    const reason = reasonOf(code, aboutOf(code));
    for (const said of [gameTexts.botReason(reason), gameTexts.adviceReason(reason)]) {
      expect(said).toMatch(/^[^.]+\.$/);
      expect(said).not.toMatch(/undefined|NaN/);
    }
  });

  it('no two codes have the same sentence', () => {
    const sentences = REASONS.map((code) => gameTexts.botReason(reasonOf(code, aboutOf(code))));
    expect(new Set(sentences).size).toBe(REASONS.length);
  });

  it('a code that is not known has none', () => {
    expect(gameTexts.botReason({ code: 'unheard-of', about: {} })).toBe('');
  });
});

describe('the words of Trexlands’ bots', () => {
  it('name every level', () => {
    expect(gameTexts.botLevels.map(({ id }) => id)).toEqual(LEVELS);
  });

  it.each([
    ['move T1 b3', 'Bo drives truck 1 to b3.'],
    ['play fuel', 'Bo plays Fuel.'],
    ['bid 2 3', 'Bo bids 3 V on Toll.'],
    ['pass', 'Bo passes.'],
  ])('tell a move before it is made: %s', (text, said) => {
    expect(gameTexts.botDoes('Bo', choice(1, text), ['Nitro', 'Toll'])).toBe(said);
  });
});

it('a hint names the card to bid on, and no number', () => {
  const bid = reasonOf('bid', aboutOf('bid'));
  expect(gameTexts.adviceReason(bid)).toBe('bid 3 V on Nitro; it is worth more than that to you.');
  expect(gameTexts.botReason(bid)).toBe('Nitro was worth more to me than 3 V.');
});

it('a hint about a MOVE says where to, what that brings, and why', () => {
  const said = gameTexts.adviceReason(reasonOf('drive', { gain: 1 }), choice(0, 'move camp T1 r1 b1'), 'claim 1 V');
  expect(said).toBe('drive truck 1 to b1 (claim 1 V); no other MOVE brings you nearer to winning.');
});

it('a hint names the trucks of a stack', () => {
  const move = { do: 'stack', seat: seat(0), trucks: [pieceId('0-T1'), pieceId('0-T2')] } as const;
  expect(gameTexts.adviceReason(reasonOf('stack', { gain: 1 }), move)).toBe(
    'put trucks 1 and 2 on a stack: they move as one, and score 2 X in the City.',
  );
});
