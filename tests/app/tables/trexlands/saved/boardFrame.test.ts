import { describe, expect, it } from 'vitest';
import { boardFrame, cityBox, placesInTile, spotOf, TILE } from '#app/tables/trexlands/saved/boardFrame.ts';
import { makeMiniature, readMiniature } from '#play/trexlands/miniature.ts';
import { setUpFor } from '../../../../games/trexlands/support.ts';

const boardOf = (seats: number, city?: 'north' | 'south') => {
  for (let seed = 1; ; seed += 1) {
    const board = readMiniature(makeMiniature(setUpFor(seats, {}, seed)));
    if (city === undefined || board.city?.side === city) return board;
  }
};

describe('the picture of a board', () => {
  it.each([
    [2, 'north'],
    [2, 'south'],
    [3, 'north'],
    [3, 'south'],
    [4, undefined],
  ] as const)('of %i players with the City %s has every Terra and the City in it, none on another', (seats, side) => {
    const board = boardOf(seats, side);
    const [left = 0, top = 0, width = 0, height = 0] = boardFrame(board).split(' ').map(Number);
    const boxes = [
      cityBox(board),
      ...board.tiles.map((tile) => ({
        x: spotOf(tile).x - TILE / 2,
        y: spotOf(tile).y - TILE / 2,
        width: TILE,
        height: TILE,
      })),
    ];
    for (const [i, box] of boxes.entries()) {
      expect(
        box.x >= left && box.y >= top && box.x + box.width <= left + width && box.y + box.height <= top + height,
      ).toBe(true);
      for (const other of boxes.slice(i + 1)) {
        expect(
          box.x + box.width <= other.x ||
            other.x + other.width <= box.x ||
            box.y + box.height <= other.y ||
            other.y + other.height <= box.y,
        ).toBe(true);
      }
    }
  });

  it('draws every truck of a battle in its Terra, in a place of its own', () => {
    const places = placesInTile(
      ['0-1', '0-2', '1-1', '1-3'].map((name) => ({
        seat: Number(name[0]),
        number: Number(name[2]),
        column: 2,
        row: 1,
      })),
    );
    const middle = spotOf({ column: 2, row: 1 });
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    for (const { x, y } of places)
      expect(Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y))).toBeLessThan(TILE / 2);
  });
});
