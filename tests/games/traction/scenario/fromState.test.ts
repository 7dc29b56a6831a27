import { describe, expect, it } from 'vitest';
import { scenarioOfState } from '#games/traction/scenario/fromState.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import { seatsIn, setupFrom, startOf } from '#games/traction/scenario/start.ts';
import { setUp } from '#games/traction/setup.ts';
import type { TractionState } from '#games/traction/state.ts';
import { piecesThisTurn } from '#games/traction/turn.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { Result } from '#sim/result.ts';
import { actAll, END, must, started } from '../support.ts';

/** Two small pieces of whose turn it is walk, in the exported position. */
const bothWalk = (state: TractionState): Result<unknown> => {
  const file = JSON.parse(makeScenario(scenarioOfState(state, 'as it stands'))) as object;
  const walk = (name: string) => ({
    do: 'walk',
    piece: `${state.turn.seat}-${name}`,
    steps: [{ corner: 'A', swivelDeg: 5 }],
  });
  return parseScenario(JSON.stringify({ ...file, actions: [walk('S1'), walk('S2')] }));
};
/** How many may act in the first turn of a match that begins in the exported position. */
const mayAct = (state: TractionState): number => {
  const scenario = scenarioOfState(state, 'as it stands');
  return piecesThisTurn(
    must(withRandom(seedRandom(1), (random) => setUp(setupFrom(scenario), seatsIn(scenario), random)).value),
  );
};

describe('a seat that has given up in its turn, while penalties are to be chosen', () => {
  it('stays so in an exported position: the next one has the turn there', () => {
    const three = started(3);
    const pending = {
      ...three,
      turn: { ...three.turn, seat: seat(0) },
      conceded: [seat(0)],
      pending: [{ chooser: seat(1), culprit: seat(2) }],
    };
    expect(scenarioOfState(pending, 'as it stands')).toMatchObject({ seat: 1, conceded: [0] });
  });
});

it('a scenario is the first turn of its own seat, in which nobody has acted', () => {
  const { turn, starter } = startOf({ ...scenarioOfState(started(3), 'as it stands'), seat: seat(2) });
  expect([starter, turn]).toEqual([2, { number: 1, round: 1, seat: 2, acted: [], barred: [] }]);
});

describe('a scenario has seats for everybody that it names', () => {
  const nobody = { ...scenarioOfState(started(2), 'nobody yet'), seat: seat(0), pads: [], pieces: [] };
  const touch = { pushMm: [1, 0] } as const;
  it.each<[string, Partial<Scenario>, number]>([
    ['and two at least', {}, 2],
    ['by its turn', { seat: seat(2) }, 3],
    ['by who has given up', { conceded: [seat(3)] }, 4],
    ['by a pad', { pads: [{ seat: seat(4), xMm: 0, zMm: 0, yawDeg: 0 }] }, 5],
    ['by a piece', { pieces: [{ id: pieceId('2-S1'), xMm: 0, zMm: 0, yawDeg: 0, pose: 'flat' }] }, 3],
    ['by a hand out of turn', { actions: [{ do: 'disturb', by: seat(3), piece: pieceId('0-S1'), touch }] }, 4],
    ['but none for a bumped table', { actions: [{ do: 'disturb', by: null, piece: pieceId('0-S1'), touch }] }, 2],
  ])('%s', (_what, named, seats) => {
    expect(seatsIn({ ...nobody, ...named })).toBe(seats);
  });
});

describe("TR-04: the starter's first turn with one piece", () => {
  const first = started(2, { starterFirstTurnOnePiece: true });

  it('is still to come in a position of the first turn, for the referee and for a match that begins there', () => {
    expect(bothWalk(first)).toMatchObject({ ok: false, fault: { path: '$.actions[1].piece' } });
    expect(mayAct(first)).toBe(1);
  });

  it.each([1, 2, 4])('is over after %i turns: a position of then says nothing of it', (turns) => {
    const later = actAll(first, ...Array.from({ length: turns }, () => END));
    expect(bothWalk(later).ok).toBe(true);
    expect(mayAct(later)).toBe(2);
  });
});
