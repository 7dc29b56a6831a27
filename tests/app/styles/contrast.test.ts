import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GROUNDS } from '#app/settings/useAmbience.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';

/** The tokens of a rule of the sheet, as they are written there. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const sheet = readFileSync(new URL('../../../src/app/styles/tokens.css', import.meta.url), 'utf8');
  const start = sheet.indexOf(`\n${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const rule = sheet.slice(start, sheet.indexOf('\n}', start));
  return new Map([...rule.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => [name, value]));
}

const USUAL = tokensOf(':root');
const MORE = new Map([...USUAL, ...tokensOf(":root[data-contrast='more']")]);

type Colour = readonly [r: number, g: number, b: number, a: number];

function hex(text: string): Colour {
  expect(text).toMatch(/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/);
  const digits = text.length <= 5 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1);
  const [r = 0, g = 0, b = 0, a = 255] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return [r, g, b, a / 255];
}

/** A token's colour by lamp or by day. */
function colour(tokens: ReadonlyMap<string, string>, name: string, light: 'night' | 'day'): Colour {
  const value = tokens.get(`--${name}`) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(tokens, other, light);
  const [, day, night] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [null, value, value];
  return hex((light === 'day' ? day : night) ?? '');
}

const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
  r * a + r2 * (1 - a),
  g * a + g2 * (1 - a),
  b * a + b2 * (1 - a),
  1,
];

/** WCAG 2.2: relative luminance, and the contrast of two. */
const luminance = (one: Colour): number => {
  const [r = 0, g = 0, b = 0] = one.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: Colour, b: Colour): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const AA_TEXT = 4.5;
/** Of what is no text: lines, ticks, marks. */
const AA_SHAPE = 3;

/** By the lamp a panel lies over cream pads at worst; by day over a black room. */
const WORST = { night: hex('#e9dcc3'), day: hex('#000') } as const;

for (const light of ['night', 'day'] as const)
  for (const [contrastOf, tokens] of [
    ['usual', USUAL],
    ['more', MORE],
  ] as const) {
    const of = (name: string): Colour => colour(tokens, name, light);
    const glass = over(of('panel-over-table'), WORST[light]);
    const grounds: readonly (readonly [string, Colour])[] = [
      ['ground', of('ground')],
      ['panel', of('panel')],
      ['sunken', of('sunken')],
      ['glass', glass],
    ];

    it.each(grounds)(`${light}, ${contrastOf} contrast: text, and amber as a word, can be read on %s`, (_, ground) => {
      for (const ink of ['ink', 'ink-soft']) expect(contrast(of(ink), ground), ink).toBeGreaterThan(7);
      expect(contrast(of('glow'), ground)).toBeGreaterThan(AA_TEXT);
      expect(contrast(of('line-strong'), ground)).toBeGreaterThan(AA_SHAPE);
      expect(contrast(of('focus'), ground)).toBeGreaterThan(AA_SHAPE);
    });

    it(`${light}, ${contrastOf} contrast: what is on a colour can be read on it`, () => {
      for (const amber of ['amber', 'amber-lit'])
        expect(contrast(of('amber-ink'), of(amber)), amber).toBeGreaterThan(AA_TEXT);
      expect(contrast(of('chosen-ink'), of('chosen'))).toBeGreaterThan(AA_TEXT);
      for (const tone of ['wrong', 'good']) {
        expect(contrast(of(tone), of(`${tone}-ground`)), tone).toBeGreaterThan(AA_TEXT);
        expect(contrast(of(tone), glass), `${tone} on glass`).toBeGreaterThan(AA_TEXT);
      }
    });
  }

it('glass over a cream pad is as dark as the look has counted, and the pad shines through by 12 %', () => {
  expect(USUAL.get('--panel-over-table')).toContain('#17110ee0');
  expect(over(colour(USUAL, 'panel-over-table', 'night'), WORST.night).map(Math.round)).toEqual([49, 42, 36, 1]);
});

it('the bars of a phone, and the page before its styles, have the colour of the ground', () => {
  expect(USUAL.get('--ground')).toBe(`light-dark(${GROUNDS.day}, ${GROUNDS.night})`);
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(page).toContain(`<meta name="theme-color" content="${GROUNDS.night}" />`);
});

/** How much black a seat's colour has under a number (styles of standings). */
const UNDER_NUMBERS = 0.12;

it('the mark of a seat is seen on its colour, and a number on it can be read', () => {
  for (const { colour: seat, ink } of SEAT_LOOKS) {
    expect(contrast(hex(ink), hex(seat)), seat).toBeGreaterThan(AA_SHAPE);
    const under = over([0, 0, 0, UNDER_NUMBERS], hex(seat));
    expect(contrast(hex(ink), under), `number on ${seat}`).toBeGreaterThan(AA_TEXT);
  }
});
