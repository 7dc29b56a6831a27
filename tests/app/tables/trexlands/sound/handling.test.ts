import { describe, expect, it } from 'vitest';
import { strikeGain } from '#app/audio/heard.ts';
import { handlingOf } from '#app/tables/trexlands/sound/handling.ts';
import { seat } from '#sim/ids.ts';

const materials = (...events: Parameters<typeof handlingOf>[0]): string[] =>
  handlingOf(events).map(({ strike }) => strike.striker.material);

describe('what is heard of an action', () => {
  it('is a card, coins or the WHEEL as they are set down, one after the other', () => {
    expect(
      materials(
        { type: 'clima', card: 'c-1' as never },
        { type: 'supplied', coins: 2 },
        { type: 'turn-began', seat: 1, turn: 3 },
      ),
    ).toEqual(['card', 'coin', 'coin', 'disc']);
    const times = handlingOf([{ type: 'supplied', coins: 3 }]).map((one) => one.in);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
  });

  it('is nothing of what nobody sets down', () => {
    expect(
      handlingOf([{ type: 'passed', seat: seat(0) }, { type: 'no-supply' }, { type: 'supplied', coins: 0 }]),
    ).toEqual([]);
  });

  it('is a few sounds however many coins change hands, each of them soft and heard', () => {
    const heard = handlingOf(Array.from({ length: 20 }, () => ({ type: 'supplied', coins: 40 }) as const));
    expect(heard).toHaveLength(6);
    for (const { strike } of heard) {
      expect(strikeGain(strike)).toBeGreaterThan(0);
      expect(strikeGain(strike)).toBeLessThan(0.35);
    }
  });

  it('is there at once for whoever wants less motion', () => {
    expect(handlingOf([{ type: 'scored', seat: seat(0), x: 1 }], true)[0]?.in).toBe(0);
    expect(handlingOf([{ type: 'scored', seat: seat(0), x: 1 }])[0]?.in).toBeGreaterThan(0.3);
  });
});
