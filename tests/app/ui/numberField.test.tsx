import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NumberField } from '#app/ui/Field.tsx';
import { numberWithin, settledNumber, stepped } from '#app/ui/NumberInput.tsx';

const GRIP = { min: 0, max: 2, whole: false };
const SIDE = { min: 400, max: 1200, whole: true };

describe('a field for a number', () => {
  it.each([
    ['0,35', 0.35],
    ['0.35', 0.35],
    ['2', 2],
  ])('takes %j while it is typed', (text, number) => {
    expect(numberWithin(text, GRIP)).toBe(number);
    expect(settledNumber('Grip', text, 0.4, GRIP)).toEqual({ value: number, says: null });
  });

  it('takes nothing that is out of its range, or not whole, while it is typed', () => {
    expect(['35', '-1', 'rough', ''].map((text) => numberWithin(text, GRIP))).toEqual([null, null, null, null]);
    expect(['1', '700,5'].map((text) => numberWithin(text, SIDE))).toEqual([null, null]);
  });

  it.each([
    ['35', GRIP, 2, 'Grip: this is "35"; expected a number from 0 to 2. It is now 2.'],
    ['-0,1', GRIP, 0, 'Grip: this is "-0,1"; expected a number from 0 to 2. It is now 0.'],
    ['rough', GRIP, 1, 'Grip: this is "rough"; expected a number from 0 to 2. It stays 1.'],
    ['', GRIP, 1, 'Grip: this is ""; expected a number from 0 to 2. It stays 1.'],
    ['0,3,5', GRIP, 1, 'Grip: this is "0,3,5"; expected a number from 0 to 2. It stays 1.'],
    ['700,5', SIDE, 701, 'Grip: this is "700,5"; expected a whole number from 400 to 1200. It is now 701.'],
    [
      '1,125',
      SIDE,
      1,
      'Grip: this is "1,125"; expected a whole number from 400 to 1200. Write 1.125 or 1125; it stays 1.',
    ],
  ])('once %j is left, says what it has become', (text, range, value, says) => {
    expect(settledNumber('Grip', text, 1, range)).toEqual({ value, says });
  });

  it('goes up and down by arrow keys within its range, without a trace of binary fractions', () => {
    expect(stepped(0.35, 0.01, GRIP)).toBe(0.36);
    expect(stepped(2, 0.01, GRIP)).toBe(2);
    expect(stepped(400, -1, SIDE)).toBe(400);
  });

  it('is a text field that says its range, so that no browser reads a comma in its own way', () => {
    const html = renderToStaticMarkup(
      <NumberField label="Grip" value={0.35} min={0} max={2} onSet={() => undefined} />,
    );
    expect(html).toMatch(/<input[^>]* type="text" inputMode="decimal" role="spinbutton"[^>]* value="0.35"/);
    expect(html).toMatch(/aria-valuenow="0.35" aria-valuemin="0" aria-valuemax="2"/);
  });
});
