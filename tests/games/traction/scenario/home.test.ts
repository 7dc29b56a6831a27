import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { arrangementOf } from '#games/traction/arranging.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import { toPad } from '#games/traction/returns.ts';
import { scenarioOfState } from '#games/traction/scenario/fromState.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import { seatsIn, setupFrom, startOf } from '#games/traction/scenario/start.ts';
import { setUp } from '#games/traction/setup.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction } from '#games/traction/traction.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { act, must, piece, started, withPieces } from '../support.ts';

const S1 = pieceId('0-S1');
const NO_CHANCE = {
  integer: (): number => {
    throw new Error('a position says who begins');
  },
};
const [pad] = started(3).pads;
const onPad = { xMm: pad?.xMm ?? 0, zMm: pad?.zMm ?? 0 };

const exported = (state: TractionState): Scenario =>
  must(parseScenario(makeScenario(scenarioOfState(state, 'as it stands'))));

/** Three readings of the position: its match, the scenario of it, a match that begins there. */
const readers = (state: TractionState): readonly TractionState[] => {
  const scenario = exported(state);
  return [state, startOf(scenario), must(setUp(setupFrom(scenario), seatsIn(scenario), NO_CHANCE))];
};

/** Seat 0 of three has S1 at another place of its pad, turned. */
const arranged = act(
  started(3),
  arrangementOf(started(3), seat(0), [{ piece: S1, xMm: 45.79, zMm: -25, yawDeg: 20 }]),
).state;
const slot = piece(started(3), '0-S1');

describe('TR-20: the place at set-up is the same in a match, in a scenario of it, and in a match that begins there', () => {
  it.each<[string, TractionState]>([
    ['of all in their usual places', started(3)],
    ['of a piece that stands where its owner placed it', arranged],
    ['of one that has left that place', withPieces(arranged, { '0-S1': { xMm: 0, zMm: 0, yawDeg: 77 } })],
    [
      'of one that has come back to another place of its pad',
      withPieces(arranged, { '0-S1': { ...onPad, yawDeg: 5 } }),
    ],
    [
      'of one that left the slot of its name and came back elsewhere',
      withPieces(started(3), { '0-S1': { ...onPad, yawDeg: 5 } }),
    ],
    [
      'of one that stands in the slot of its name, which is not where it was placed',
      withPieces(arranged, { '0-S1': slot }),
    ],
    ['of one that lies at its place', toPad(arranged, S1, 'flat')],
    ['of one that lies in the slot of its name', toPad(started(3), S1, 'flat')],
    [
      "of a rival's on a pad of another heading, lying",
      toPad(
        act(
          started(3),
          arrangementOf(started(3), seat(1), [{ piece: pieceId('1-S1'), xMm: 45.79, zMm: -25, yawDeg: 20 }]),
        ).state,
        pieceId('1-S1'),
        'flat',
      ),
    ],
  ])('%s', (_what, state) => {
    const [match, ...others] = readers(state);
    for (const other of others) {
      expect(other.home).toEqual(match?.home);
      for (const { id } of state.pieces)
        for (const pose of ['upright', 'flat'] as const)
          expect(toPad(other, id, pose).pieces).toEqual(toPad(state, id, pose).pieces);
    }
  });

  it('is written only where it is not what the position itself says', () => {
    expect(exported(started(3)).home).toBeUndefined();
    expect(exported(arranged).home).toBeUndefined();
    expect(exported(withPieces(arranged, { '0-S1': { xMm: 0, zMm: 0 } })).home).toEqual(arranged.home);
    expect(exported(withPieces(started(3), { '0-S1': onPad })).home).toEqual([
      { id: '0-S1', xMm: slot.xMm, zMm: slot.zMm, yawDeg: slot.yawDeg },
    ]);
  });

  it('is written into the file of a match that begins there, and read again', () => {
    const setup = setupFrom(exported(withPieces(arranged, { '0-S1': { xMm: 0, zMm: 0 } })));
    const seats = ['A', 'B', 'C'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
    const match = must(startMatch(traction, { build: 'b', tickHz: 240, seed: 1, seats, setup }));
    const read = must(parseMatch(makeMatch(recordMatch(match)), 'b')).header.setup;
    expect(read).toEqual(setup);
    expect(match.state.home).toEqual(arranged.home);
  });

  it('is not told of a piece that is not on the table any more', () => {
    const away = withPieces(arranged, { '0-S1': { xMm: 0, zMm: 0 } });
    expect(
      exported({ ...away, pieces: away.pieces.filter(({ id }) => id !== S1), offTable: [S1] }).home,
    ).toBeUndefined();
  });
});
