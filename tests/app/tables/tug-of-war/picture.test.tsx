import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MachinesPicture } from '#app/tables/tug-of-war/saved/MachinesPicture.tsx';
import { SHARED } from '#games/tug-of-war/sets.ts';

const glance = {
  seats: [
    { name: 'Ada', colour: 0 },
    { name: 'Bo', colour: 1 },
  ],
  actions: 1,
  turn: 1,
  winners: null,
};
const PIP = /<rect x="([\d.]+)" y="([\d.]+)" width="4" height="4"/g;
const TILE = 28;

it('the picture of a saved match has all points of both players, none over another, and the whole names of its machines', () => {
  for (const [module, wins] of Object.entries(SHARED.points)) {
    const most = wins - 1; // one more wins it
    const html = renderToStaticMarkup(<MachinesPicture glance={glance} miniature={`${module}=${most}/${most}`} />);
    const pips = [...html.matchAll(PIP)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(pips).toHaveLength(2 * most);
    for (const [i, [x, y]] of pips.entries()) {
      expect([x >= 2, x + 4 <= TILE - 2, y + 4 <= TILE - 2]).toEqual([true, true, true]);
      for (const [otherX, otherY] of pips.slice(i + 1))
        expect(Math.abs(x - otherX) >= 4 || Math.abs(y - otherY) >= 4).toBe(true);
    }
    const [, size = '', name = ''] = /font-size="([\d.]+)"[^>]*>([^<]+)</.exec(html) ?? [];
    expect(name.toLowerCase()).toBe(module);
    expect(Number(size) * 0.66 * name.length).toBeLessThanOrEqual(TILE - 6 + 0.01);
  }
});

it('a won machine wears the colour of its winner, and no points', () => {
  const html = renderToStaticMarkup(<MachinesPicture glance={glance} miniature="collation=2/1!0" />);
  expect([...html.matchAll(PIP)]).toHaveLength(0);
  expect(html).toContain('Collation won by Ada');
});
