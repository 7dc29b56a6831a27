import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StreetPicture } from '#app/tables/truck-off/saved/StreetPicture.tsx';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const drawn = (players: number, miniature: string): string =>
  renderToStaticMarkup(
    <StreetPicture
      glance={{
        seats: NAMES.slice(0, players).map((name, colour) => ({ name, colour })),
        actions: 1,
        turn: 1,
        winners: null,
      }}
      miniature={miniature}
    />,
  );
const wordsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
/** Of every rectangle, where it is drawn: left, top, right and bottom. */
function boxesIn(html: string): readonly (readonly number[])[] {
  let [left, top] = [0, 0];
  return [...html.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)|<rect([^>]*)>/g)].flatMap(([, x, y, rect]) => {
    if (rect === undefined) {
      [left, top] = [Number(x), Number(y)];
      return [];
    }
    const of = (name: string): number => Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(rect)?.[1] ?? 0);
    return [[left + of('x'), top + of('y'), left + of('x') + of('width'), top + of('y') + of('height')]];
  });
}

describe('the picture of a saved match', () => {
  it('tells it from others by what each has, also while nothing stands on the street', () => {
    expect(wordsIn(drawn(2, 'd4: d6: d8: d10: d12: d20: 12/7/30'))).toEqual([
      'd4',
      'd6',
      'd8',
      'd10',
      'd12',
      'd20',
      '$12',
      '$7',
      '$30',
    ]);
  });

  it('has the dice of its venues, and those that are shut', () => {
    expect(wordsIn(drawn(3, 'd4=3:01 d6x: d8=8: 1/2/3'))).toEqual(['3', '×', '8', '$1', '$2', '$3']);
  });

  it('keeps everything within its frame, with six players, all their trucks at one venue', () => {
    const all = '001122334455';
    const boxes = boxesIn(drawn(6, `d4=1:${all} d6=1: d8=1: d10=1: d12=1: d20=20:${all} 100/200/300/400/500/600`));
    expect(boxes).toHaveLength(1 + 6 + 24 + 6);
    for (const [left = 0, top = 0, right = 0, bottom = 0] of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect([right <= 160, bottom <= 90]).toEqual([true, true]);
    }
    const [trucks, purses] = [boxes.slice(2, 14), boxes.slice(-6)];
    expect(Math.max(...trucks.map(([, , , bottom = 0]) => bottom))).toBeLessThan(
      Math.min(...purses.map(([, top = 0]) => top)),
    );
  });
});
