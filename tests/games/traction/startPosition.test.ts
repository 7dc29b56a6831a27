import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { seatsIn, setupFrom } from '#games/traction/scenario/start.ts';
import { caseOf } from '#games/traction/perform.ts';
import { setUp, type TractionSetup } from '#games/traction/setup.ts';
import { traction } from '#games/traction/traction.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { Result } from '#sim/result.ts';
import { act, actAll, against, concede, END, must, report, ruling, setupOf, tackle } from './support.ts';

const at = (id: string, xMm: number, zMm: number, more: Partial<PiecePlacement> = {}): PiecePlacement => ({
  id: pieceId(id),
  xMm,
  zMm,
  yawDeg: 0,
  pose: 'upright',
  ...more,
});
const PADS = [
  { seat: seat(1), xMm: 0, zMm: -150, yawDeg: 0 },
  { seat: seat(0), xMm: 0, zMm: 150, yawDeg: 0 },
];
const FROM_HERE: TractionSetup = {
  ...setupOf(),
  table: { tableMm: 600, pads: PADS },
  position: { seat: seat(1), pieces: [at('1-L1', 40, 0), at('0-S2', -40, 10), at('0-M1', 100, 10, { pose: 'flat' })] },
};
const NO_CHANCE = {
  integer: (): number => {
    throw new Error('a position says who begins');
  },
};

describe('a match that begins from a position', () => {
  it('has those pieces and no others, whose turn the position says, and its pads wherever they are', () => {
    const state = must(setUp(FROM_HERE, 2, NO_CHANCE));
    expect(state.pieces.map(({ id }) => id)).toEqual(['0-M1', '0-S2', '1-L1']);
    expect([state.turn.seat, state.starter]).toEqual([1, 1]);
    expect(state.pads.map((pad) => [pad.seat, pad.zMm])).toEqual([
      [0, 150],
      [1, -150],
    ]);
  });

  it('may have no pads, and may have those that the program lays out', () => {
    expect(must(setUp({ ...FROM_HERE, table: { tableMm: 600, pads: [] } }, 2, NO_CHANCE)).pads).toEqual([]);
    expect(must(setUp({ ...FROM_HERE, table: { distanceMm: 381 } }, 2, NO_CHANCE)).pads).toHaveLength(2);
  });

  it('is written into its file and read again', () => {
    const match = must(
      startMatch(traction, {
        build: 'b',
        tickHz: 240,
        seed: 1,
        seats: [
          { name: 'A', colour: 0, kind: 'person' },
          { name: 'B', colour: 1, kind: 'person' },
        ],
        setup: FROM_HERE,
      }),
    );
    expect(must(parseMatch(makeMatch(recordMatch(match)), 'b')).header.setup).toEqual(FROM_HERE);
  });

  it("can be a scenario's", () => {
    const scenario = must(
      parseScenario(
        JSON.stringify({
          format: 'tumbletop/scenario',
          version: 1,
          game: 'traction',
          surface: 'felt',
          pads: PADS,
          pieces: FROM_HERE.position?.pieces,
          seat: 1,
          options: { ranges: [6, 3, 1] },
          actions: [],
        }),
      ),
    );
    const state = must(setUp(setupFrom(scenario), seatsIn(scenario), NO_CHANCE));
    expect([state.surface.id, state.options.ranges, state.pieces.length, state.turn.seat]).toEqual([
      'felt',
      [6, 3, 1],
      3,
      1,
    ]);
  });
});

describe('a match that begins from a position in which a seat has given up', () => {
  const GIVEN_UP: TractionSetup = {
    ...FROM_HERE,
    position: { seat: seat(0), pieces: [at('0-L1', 0, 0), at('1-L1', 40, 0), at('2-S1', -40, 0)], conceded: [seat(2)] },
  };
  const state = must(setUp(GIVEN_UP, 3, NO_CHANCE));

  it('TR-63: passes it over, and what it has is an obstacle that may be tackled', () => {
    expect(state.conceded).toEqual([2]);
    expect([actAll(state, END).turn.seat, actAll(state, END, END).turn.seat]).toEqual([1, 0]);
    expect(caseOf(state, { do: 'walk', piece: pieceId('0-L1') }).conceded).toEqual([2]);
    expect(
      act(state, tackle('0-L1'), report(state, '0-L1', [ruling('tackle-base', '0-L1', '2-S1')])).events,
    ).toContainEqual({ type: 'tackled', piece: '0-L1', victims: ['2-S1'] });
    expect(against(state, concede(2))).toBe('not-playing');
    expect(act(state, concede(1)).state.outcome).toEqual({ winners: [0], by: 'concession', piece: null });
  });

  it('is written into its file and read again', () => {
    const seats = ['A', 'B', 'C'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
    const match = must(startMatch(traction, { build: 'b', tickHz: 240, seed: 1, seats, setup: GIVEN_UP }));
    const read = must(parseMatch(makeMatch(recordMatch(match)), 'b')).header.setup;
    expect(read).toEqual(GIVEN_UP);
    expect(must(setUp(read, 3, NO_CHANCE))).toEqual(state);
  });

  it("can be a scenario's", () => {
    const scenario = must(
      parseScenario(
        JSON.stringify({
          format: 'tumbletop/scenario',
          version: 1,
          game: 'traction',
          surface: 'felt',
          pieces: GIVEN_UP.position?.pieces,
          conceded: [2],
          actions: [],
        }),
      ),
    );
    expect(must(setUp(setupFrom(scenario), seatsIn(scenario), NO_CHANCE)).conceded).toEqual([2]);
    expect('conceded' in (setupFrom({ ...scenario, conceded: [] }).position ?? {})).toBe(false);
  });
});

describe('a start position is refused', () => {
  const pieces = FROM_HERE.position?.pieces ?? [];
  const from = (
    position: Partial<NonNullable<TractionSetup['position']>>,
    more: Partial<TractionSetup> = {},
  ): Result<unknown> =>
    setUp({ ...FROM_HERE, ...more, position: { seat: seat(0), pieces, ...position } }, 2, NO_CHANCE);

  it.each<[string, Result<unknown>, string]>([
    [
      'a turn of a seat that nobody has',
      from({ seat: seat(2) }),
      '$.position.seat is 2; expected one of the 2 seats of this match.',
    ],
    [
      'a piece of a seat that nobody has',
      from({ pieces: [at('3-L1', 0, 0)] }),
      '$.position.pieces[0].id is "3-L1"; expected a piece of one of the 2 seats of this match.',
    ],
    [
      'a piece twice',
      from({ pieces: [at('0-L1', 0, 0), at('0-L1', 80, 0)] }),
      '$.position.pieces[1].id is "0-L1"; expected every piece once.',
    ],
    [
      'one piece in another',
      from({ pieces: [at('0-L1', 0, 0), at('0-M1', 5, 0)] }),
      '$.position.pieces[1] is 0-M1 at (5, 0); expected a place where it does not overlap 0-L1 by more than 0.1 mm',
    ],
    [
      'a piece over the edge',
      from({ pieces: [at('0-L1', 301, 0)] }),
      '$.position.pieces[0] is 0-L1 at (301, 0); expected a piece on the table of 600 mm: upright with the centre of its base on it, flat wholly.',
    ],
    [
      'a pad over the edge',
      from({}, { table: { tableMm: 300, pads: PADS } }),
      "$.table.pads[0] is seat 1's pad at (0, -150); expected a pad of 127 x 76.2 mm wholly on the table of 300 mm.",
    ],
    [
      'a pad of a seat that nobody has',
      from({}, { table: { tableMm: 600, pads: [{ seat: seat(4), xMm: 0, zMm: 150, yawDeg: 0 }] } }),
      '$.table.pads[0].seat is 4; expected one of the 2 seats of this match.',
    ],
    [
      'a place at set-up beside the pad',
      from({ home: [{ id: pieceId('0-S2'), xMm: 0, zMm: 0, yawDeg: 0 }] }),
      "$.position.home[0] is 0-S2 at (0, 0); expected a place at which it stands wholly on seat 0's pad.",
    ],
    [
      'a seat that gave up and that nobody has',
      from({ conceded: [seat(2)] }),
      '$.position.conceded[0] is 2; expected one of the 2 seats of this match.',
    ],
    [
      'a seat that gave up twice',
      from({ conceded: [seat(1), seat(1)] }),
      '$.position.conceded[1] is 1; expected every seat once.',
    ],
    [
      'a seat that gave up and has the turn',
      from({ conceded: [seat(0)] }),
      '$.position.conceded[0] is 0; expected another seat: seat 0, whose turn it is, has not given up.',
    ],
    [
      'one seat that is left, and so has won',
      from({ conceded: [seat(1)] }),
      '$.position.conceded is 1 of 2 seats; expected two seats or more that have not given up.',
    ],
  ])('with %s', (_what, result, sentence) => {
    expect(result.ok ? 'accepted' : result.fault.message.slice(0, sentence.length)).toBe(sentence);
  });

  it('in a match file with the same sentence, said once', () => {
    const match = must(
      startMatch(traction, {
        build: 'b',
        tickHz: 240,
        seed: 1,
        seats: [
          { name: 'A', colour: 0, kind: 'person' },
          { name: 'B', colour: 1, kind: 'person' },
        ],
        setup: FROM_HERE,
      }),
    );
    const file = JSON.parse(makeMatch(recordMatch(match))) as { position: object };
    const read = parseMatch(JSON.stringify({ ...file, position: { ...file.position, seat: 4 } }), 'b');
    expect(read.ok ? 'accepted' : read.fault.message).toBe(
      '$.position.seat is 4; expected one of the 2 seats of this match.',
    );
  });
});
