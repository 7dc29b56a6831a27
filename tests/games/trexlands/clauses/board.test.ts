import { describe, expect, it } from 'vitest';
import { reachedFrom } from '#games/trexlands/board/connect.ts';
import { cellsOf, isOnRim } from '#games/trexlands/board/shape.ts';
import { ACTION_CARDS, CLIMA_CARDS, TRIBU_CARDS } from '#games/trexlands/cards/kinds.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import {
  choice,
  inPlay,
  must,
  refused,
  say,
  setUpFor,
  stacked,
  withBorder,
  withCaptain,
  withCards,
  withTile,
  withTrucks,
} from '../support.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
const boards = (seats: number): readonly TrexlandsState['board'][] =>
  SEEDS.map((seed) => setUpFor(seats, {}, seed).board);
const atCity = ({ borders }: TrexlandsState['board']) => borders.filter(({ beyond }) => beyond === 'city');

const columnsOf = (ids: readonly string[]): string => [...new Set(ids.map((id) => id[0]))].join('');

describe('the board', () => {
  it('TX-06: two players have 4 x 3 Terra, and 3 ramps at all joints across from the City', () => {
    for (const { tiles, ramps, city } of boards(2)) {
      expect(tiles).toHaveLength(12);
      expect(columnsOf(tiles.map((t) => t.id))).toBe('abcd');
      const row = city === 'north' ? 1 : 3;
      expect(ramps.map((r) => r.terra)).toEqual([
        [`a${row}`, `b${row}`],
        [`b${row}`, `c${row}`],
        [`c${row}`, `d${row}`],
      ]);
    }
  });

  it('TX-07: three players have 6 x 3 Terra and 4 ramps on one edge', () => {
    for (const { tiles, ramps, city } of boards(3)) {
      expect(tiles).toHaveLength(18);
      expect(columnsOf(tiles.map((t) => t.id))).toBe('abcdef');
      expect(ramps.map((r) => r.id)).toEqual(['r1', 'r2', 'r3', 'r4']);
      for (const { terra } of ramps) expect(terra.map((id) => id[1]).join('')).toBe(city === 'north' ? '11' : '33');
    }
  });

  it('TX-08: four players have 5 x 5 Terra but the City in the middle, and a ramp on each edge touching its 3 middle Terra', () => {
    for (const { tiles, ramps, city } of boards(4)) {
      expect(tiles.map((t) => t.id)).not.toContain('c3');
      expect(tiles).toHaveLength(24);
      expect(city).toBe('middle');
      expect(ramps.map((r) => r.terra)).toEqual([
        ['b1', 'c1', 'd1'],
        ['e2', 'e3', 'e4'],
        ['b5', 'c5', 'd5'],
        ['a2', 'a3', 'a4'],
      ]);
    }
  });

  it('TX-09: the City lies along the whole far row, and next to four Terra for four players', () => {
    const north = boards(2).find(({ city }) => city === 'north');
    expect(north && atCity(north).map((b) => b.terra)).toEqual(['a3', 'b3', 'c3', 'd3']);
    const south = boards(3).find(({ city }) => city === 'south');
    expect(south && atCity(south).map((b) => b.terra)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1']);
    expect(
      boards(4).map((b) =>
        atCity(b)
          .map((x) => x.terra)
          .join(),
      ),
    ).toEqual(SEEDS.map(() => 'c2,b3,d3,c4'));
  });

  it.each([
    [2, 'b2 c2'],
    [3, 'b2 c2 d2 e2'],
    [4, 'b2 c2 d2 b3 d3 b4 c4 d4'],
  ])('of %i seats has all its Terra on the rim but %s', (seats, inner) => {
    expect(
      cellsOf(seats)
        .filter((id) => !isOnRim(seats, id))
        .join(' '),
    ).toBe(inner);
  });

  it('TX-10: neighbours share an edge, never a corner', () => {
    const state = withTrucks(inPlay(), { '0-T1': 'b2' });
    for (const to of ['a2', 'c2', 'b1', 'b3']) expect(refused(state, 0, `move T1 ${to}`)).toBeNull();
    for (const to of ['a1', 'a3', 'c1', 'c3', 'd2']) expect(refused(state, 0, `move T1 ${to}`)).toBe('not-passable');
  });

  it('TX-11, TX-59: a blocked edge, or a step between levels, is passed only where it is ramped', () => {
    const state = withTrucks(inPlay(), { '0-T1': 'b2' });
    expect(refused(withBorder(state, 'b2', 'b3', 'blocked'), 0, 'move T1 b3')).toBe('not-passable');
    expect(refused(withBorder(state, 'b2', 'b3', 'ramp'), 0, 'move T1 b3')).toBeNull();
  });

  it('TX-12: obstacles are an option, and always leave every Terra connected', () => {
    expect(setUpFor(4, { obstacles: false }).board.borders.every(({ kind }) => kind === 'open')).toBe(true);
    expect(setUpFor(4, { obstacles: false }).board.tiles.some(({ obstacle }) => obstacle)).toBe(false);
    for (const seats of [2, 3, 4]) {
      for (const { tiles, borders } of boards(seats))
        expect(reachedFrom(tiles[0]?.id ?? 'a1', borders).size).toBe(tiles.length);
      expect(boards(seats).some(({ borders }) => borders.some(({ kind }) => kind === 'blocked'))).toBe(true);
    }
  });

  it('TX-13: ramps are shared: any seat may use any', () => {
    const state = inPlay(4);
    for (const { id, terra } of state.board.ramps)
      expect(refused(state, 0, `move camp T1 ${id} ${terra[0]}`)).toBeNull();
  });

  it('TX-55: the Terra, the joints of three players’ ramps and the City’s edge are chance; counts are not', () => {
    const rampSets = new Set(boards(3).map(({ ramps, city }) => city + ramps.map((r) => r.terra.join('')).join()));
    expect(rampSets.size).toBeGreaterThan(5);
    expect(new Set(boards(2).map((b) => b.city))).toEqual(new Set(['north', 'south']));
    expect(new Set(boards(2).map(({ tiles }) => tiles.map((t) => t.terrain).join())).size).toBeGreaterThan(50);
    for (const b of boards(3)) expect(b.ramps).toHaveLength(4);
  });

  it('TX-56: no stack passes through a Terra with an obstacle within, by Nitro or by the Navigator', () => {
    const tile = withTile(inPlay(), 'b2', { obstacle: true });
    const fast = say(
      withCards(stacked(withTrucks(tile, { '0-T1': 'b1', '0-T2': 'b1' }), '0-T1', '0-T2'), 0, 'nitro-1'),
      [0, 'play nitro'],
    ).state;
    expect(refused(fast, 0, 'move T1+T2 via b2 b3')).toBe('no-room');
    expect(refused(say(fast, [0, 'unstack T1 T2']).state, 0, 'move T1 via b2 b3')).toBeNull();
    const late = { ...withTile(inPlay(), 'b1', { obstacle: true }), cycle: 4 };
    const camp = stacked(withCaptain(late, 0, 'navigator'), '0-T1', '0-T2');
    expect(refused(camp, 0, 'move camp T1+T2 r1 via b1 b2')).toBe('no-room');
  });

  it('TX-56: a Terra with an obstacle within holds one truck only', () => {
    const state = withTile(withTrucks(inPlay(), { '0-T1': 'b2', '0-T2': 'b3' }), 'b2', { obstacle: true });
    expect(refused(state, 0, 'move T2 b2')).toBe('no-room');
    const both = withTrucks(state, { '0-T2': 'b2' });
    expect(refused(both, 0, 'stack T1 T2')).toBe('no-room');
    for (const [at, text] of [
      [state, 'move T2 b2'],
      [both, 'stack T1 T2'],
    ] as const)
      expect(trexlands.check(at, choice(0, text))).toMatchObject({
        fault: { message: 'b2 has room for 1 truck of one player (TX-56).' },
      });
  });

  it('TX-57: an obstacle can block the City; at least half of its borders stay open', () => {
    const all = [2, 3, 4].flatMap(boards);
    for (const b of all)
      expect(atCity(b).filter(({ kind }) => kind === 'open').length * 2).toBeGreaterThanOrEqual(atCity(b).length);
    expect(all.some((b) => atCity(b).some(({ kind }) => kind === 'blocked'))).toBe(true);
    for (const [seats, most] of [
      [2, 2],
      [3, 4],
      [4, 2],
    ] as const)
      for (const b of boards(seats))
        expect(atCity(b).filter(({ kind }) => kind !== 'blocked').length).toBeLessThanOrEqual(most);
    const state = withBorder(withTrucks(inPlay(), { '0-T1': 'b3' }), 'b3', 'city', 'blocked');
    expect(refused(state, 0, 'move T1 city')).toBe('not-passable');
    expect(refused(withBorder(state, 'b3', 'city', 'ramp'), 0, 'move T1 city')).toBeNull();
  });

  it('TX-47: Supply puts 1 V on every Terra at set-up; TX-29: out of a bank without end', () => {
    for (const [seats, coins] of [
      [2, 12],
      [3, 18],
      [4, 24],
    ] as const) {
      const state = setUpFor(seats);
      expect(state.terra.map((t) => t.coins)).toEqual(Array.from({ length: coins }, () => 1));
      expect(state.bank).toEqual({ issued: coins + 3 * seats, returned: 0 });
    }
  });

  it('gives everybody a fleet of four, 3 V and a private deck, and the City 5, 7 or 9 X', () => {
    expect([2, 3, 4].map((seats) => setUpFor(seats).cityX)).toEqual([5, 7, 9]);
    const state = setUpFor(3);
    expect(state.trucks.map((t) => t.id).slice(3, 6)).toEqual(['0-T4', '1-T1', '1-T2']);
    expect(state.camps.map((c) => [c.coins, c.deck.length])).toEqual([
      [3, 8],
      [3, 8],
      [3, 8],
    ]);
  });

  it('has the house set’s cards: 60 actions, 8 Clima, private values 1 1 2 2 3 3 4 4', () => {
    expect(ACTION_CARDS.reduce((n, c) => n + c.copies, 0)).toBe(60);
    expect(CLIMA_CARDS.reduce((n, c) => n + c.copies, 0)).toBe(8);
    expect(TRIBU_CARDS.map((c) => c.value)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it.each([1, 5, 2.5])('refuses %d players', (seats) => {
    const result = trexlands.setup({ options: STANDARD_OPTIONS }, seats, { integer: () => 0 });
    expect(result).toMatchObject({ ok: false, fault: { code: 'bad-seats', path: '$.seats' } });
  });

  it.each([0, -1, 1.5, 401])('refuses a cycle limit of %d, and takes none at all', (cycleLimit) => {
    const setup = (limit: number | null) =>
      trexlands.setup({ options: { ...STANDARD_OPTIONS, cycleLimit: limit } }, 2, { integer: (min) => min });
    expect(setup(cycleLimit)).toMatchObject({ ok: false, fault: { code: 'bad-option', path: '$.options.cycleLimit' } });
    for (const good of [null, 1, 400]) expect(must(setup(good)).options.cycleLimit).toBe(good);
  });
});
