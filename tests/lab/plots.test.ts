import { describe, expect, it } from 'vitest';
import { optionsOf } from '#lab/plots/draw.ts';
import type { Plot } from '#lab/plots/plot.ts';

const FLAT: Plot = { id: 'flat', title: 'Lines', says: 'Lines.', x: { label: 'x' }, y: { label: 'y' }, layers: [] };

const TALL: Plot = {
  id: 'tall',
  title: 'A tall thing',
  says: 'Twice as high as it is wide.',
  x: { label: 'mm' },
  y: { label: 'mm' },
  square: true,
  layers: [
    { mark: 'line', points: [0, 1].map((i) => ({ x: 50 * i, y: 100 * i, of: 'a' })) },
    { mark: 'dots', dots: [{ x: 20, y: 20, of: 'b' }] },
  ],
};

/** Pixels a unit, by the axes of what Observable Plot is told. */
function scalesOf(plot: Plot): readonly [number, number] {
  const {
    width = 0,
    height = 0,
    marginLeft = 0,
    marginRight = 0,
    marginTop = 0,
    marginBottom = 0,
    x,
    y,
  } = optionsOf(plot);
  const long = (domain: Iterable<unknown> | undefined) => {
    const [low, high] = [...(domain ?? [])].map(Number);
    return (high ?? 0) - (low ?? 0);
  };
  return [(width - marginLeft - marginRight) / long(x?.domain), (height - marginTop - marginBottom) / long(y?.domain)];
}

describe('a map', () => {
  it('has one scale for both ways, beside its key', () => {
    const [across, up] = scalesOf(TALL);
    expect(up).toBeCloseTo(across, 9);
    expect(across).toBeGreaterThan(5);
  });

  it.each([
    ['nothing', []],
    ['a single place', [{ mark: 'dots', dots: [{ x: 3, y: 4 }] }]],
  ] as const)('can show %s', (_, layers) => {
    const [across, up] = scalesOf({ ...TALL, layers });
    expect(up).toBeCloseTo(across, 9);
    expect(Number.isFinite(across)).toBe(true);
  });
});

it('the words of a line right of the middle end at it, so that the edge of the plot cuts none', () => {
  const rules = [1, 3, 9].map((x) => ({ mark: 'rule' as const, x, says: `at ${x}` }));
  const { marks = [] } = optionsOf({ ...FLAT, layers: rules });
  const anchors = marks.flatMap((mark) =>
    typeof mark === 'object' && mark !== null && 'textAnchor' in mark ? [mark.textAnchor] : [],
  );
  expect(anchors).toEqual(['start', 'start', 'end']);
});

describe('several series', () => {
  const wins = (of: readonly string[], series?: readonly string[]): Plot => ({
    ...FLAT,
    y: { label: '', names: ['a'] },
    layers: [{ mark: 'dots', across: true, dots: of.map((one) => ({ x: 0.5, y: 'a', low: 0.4, high: 0.6, of: one })) }],
    ...(series === undefined ? {} : { series }),
  });

  it('of one name lie beside each other, so that none hides another', () => {
    const { marks = [] } = optionsOf(wins(['usual', 'wide', 'narrow']));
    const shifts = marks.flatMap((mark) =>
      typeof mark === 'object' && mark !== null && 'r' in mark && 'dy' in mark ? [mark.dy] : [],
    );
    expect(shifts).toEqual([-7, 0, 7]);
  });

  it('keep the colours that they have in a plot with more of them', () => {
    const { color } = optionsOf(wins(['wide'], ['usual', 'wide']));
    expect(color?.domain).toEqual(['usual', 'wide']);
  });
});

it('a file says at its foot where its figures come from, below everything else', () => {
  const [bare, signed] = [optionsOf(FLAT), optionsOf(FLAT, undefined, `tumbletop lab rolls: ${'coin, '.repeat(30)}`)];
  expect(Number(signed.height) - Number(bare.height)).toBe(Number(signed.marginBottom) - Number(bare.marginBottom));
  expect(Number(signed.height)).toBeGreaterThan(Number(bare.height) + 12); // two lines
});
