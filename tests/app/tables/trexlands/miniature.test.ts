import { describe, expect, it } from 'vitest';
import { LONGEST_MINIATURE } from '#play/storage/savedMatch.ts';
import { makeMiniature, readMiniature } from '#play/trexlands/miniature.ts';
import { whereIs } from '#games/trexlands/ids.ts';
import { inPlay, say, setUpFor, withCamp, withTerra, withTile, withTrucks } from '../../../games/trexlands/support.ts';

describe('the miniature of a board', () => {
  const board = withTile(withTerra(inPlay(2), { b2: { coins: 3 } }), 'b2', { terrain: 'dune', obstacle: true });
  const state = { ...withTrucks(withCamp(board, 1, { x: 2 }), { '0-T1': 'b2', '0-T2': 'b2', '1-T4': 'd1' }), cityX: 4 };

  it('says of every Terra what it is and holds, where trucks are, who has scored, and what the City still has', () => {
    const read = readMiniature(makeMiniature(state));
    expect(read.city).toEqual({ side: 'north', x: 4 });
    expect(read.scored).toEqual([0, 2]);
    expect(read.tiles).toEqual(
      state.board.tiles.map(({ id, terrain, obstacle }) => ({
        ...whereIs(id),
        terrain,
        obstacle,
        coins: state.terra.find((t) => t.id === id)?.coins,
      })),
    );
    expect(read.tiles).toContainEqual({ column: 1, row: 1, terrain: 'dune', obstacle: true, coins: 3 });
    expect(read.trucks).toEqual([
      { seat: 0, number: 1, column: 1, row: 1 },
      { seat: 0, number: 2, column: 1, row: 1 },
      { seat: 1, number: 4, column: 3, row: 0 },
    ]);
  });

  it('TX-69: is the same whatever is being placed in private', () => {
    const arena = say({ ...inPlay(), publicDeck: [] }, [0, 'pass'], [1, 'pass']).state;
    expect(makeMiniature(say(arena, [0, 'place charge 2'], [0, 'ready']).state)).toBe(makeMiniature(arena));
  });

  it('fits beside a save, the fullest board too', () => {
    const full = setUpFor(4);
    const out = withTrucks(
      full,
      Object.fromEntries(full.trucks.map(({ id }, i) => [id, full.board.tiles[i]?.id ?? 'a1'])),
    );
    expect(makeMiniature(out).length).toBeLessThan(LONGEST_MINIATURE / 2);
  });

  it('leaves out what cannot be read', () => {
    expect(readMiniature('n4 z9q1 b2d3o 0-T1@b2 9-T1@b2 0-T1@camp 1/2/3/4/5 hello ')).toEqual({
      city: { side: 'north', x: 4 },
      tiles: [{ column: 1, row: 1, terrain: 'dune', obstacle: true, coins: 3 }],
      trucks: [{ seat: 0, number: 1, column: 1, row: 1 }],
      scored: [],
    });
    expect(readMiniature('')).toEqual({ city: null, tiles: [], trucks: [], scored: [] });
  });
});
