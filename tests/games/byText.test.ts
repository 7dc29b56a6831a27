import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { replay, tickingTable, type RecordedAction, type TickingTable } from '#engine/replay.ts';
import type { MatchFiles } from '#engine/matchFile/matchFiles.ts';
import * as tractionFiles from '#games/traction/matchFile.ts';
import { furthestMm } from '#games/traction/pads.ts';
import { replayTable as tractionTable } from '#games/traction/replayTable.ts';
import { traction } from '#games/traction/traction.ts';
import * as tractorPullFiles from '#games/tractor-pull/matchFile.ts';
import { replayTable as tractorPullTable } from '#games/tractor-pull/perform.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import * as trexlandsFiles from '#games/trexlands/matchFile.ts';
import { replayTable as trexlandsTable } from '#games/trexlands/replayTable.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import * as truckOffFiles from '#games/truck-off/matchFile.ts';
import { replayTable as truckOffTable } from '#games/truck-off/perform.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import * as tugOfWarFiles from '#games/tug-of-war/matchFile.ts';
import { tugOfWar, type TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { must } from './traction/support.ts';

// A match of each game by the rule text, recorded, in which clauses come up that the other sets have otherwise.

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** The recorded match played again; that it comes out as recorded is a claim of its own. */
function playedAgain<T extends GameTypes, R extends RecordedAction<T>>(
  game: Game<T>,
  { parseMatch }: Pick<MatchFiles<T, R>, 'parseMatch'>,
  table: TickingTable<T>,
): Match<T> {
  const text = readFileSync(new URL(`byText/${game.id}.json`, import.meta.url), 'utf8');
  const recording = must(parseMatch(text, table.build));
  expect(recording.header.rules).toBe('text');
  const { match, difference } = must(replay(game, recording, table));
  expect(difference).toBeNull();
  return match;
}

const eventsOf = <T extends GameTypes>({ log }: Match<T>): readonly T['event'][] => log.flatMap(({ events }) => events);

describe('a match by the rule text comes out as it was recorded', () => {
  it('Traction: the seat that was named begins (TR-65), four pads stand 36 inches from their neighbours (TR-66)', () => {
    const { log, state } = playedAgain(traction, tractionFiles, tractionTable(physics));
    expect(log[0]?.before.state.turn).toMatchObject({ number: 1, seat: 2 });
    expect(furthestMm(state.pads)).toBeGreaterThan(36 * 25.4);
  });

  it('Trexlands: a won attack ends the MOVE and takes no V, lower ties void cards, every X counts one (TX-72)', () => {
    const match = playedAgain(trexlands, trexlandsFiles, trexlandsTable(physics));
    const events = eventsOf(match);
    const types = events.map(({ type }) => type);
    expect(types).toContain('attack-won');
    expect(types).not.toContain('another-move');
    expect(types).not.toContain('looted');
    expect(events).toContainEqual(expect.objectContaining({ type: 'forfeited', why: 'lower-tie' }));
    expect(match.state.outcome).toMatchObject({ by: 'x-scored' });
    const inCity = match.log[0]?.before.state.cityX;
    expect(match.state.camps.reduce((sum, { x }) => sum + x, 0)).toBe(inCity);
  });

  it('Truck Off: nobody but Barry begins with money (TO-51), the second seat begins (TO-52), Barry has won (TO-53)', () => {
    const { log, state } = playedAgain(truckOff, truckOffFiles, truckOffTable(physics));
    const begun = log[0]?.before.state;
    expect(begun?.players.map(({ money }) => money)).toEqual([0, 0]);
    expect([begun?.barry, begun?.first]).toEqual([20, 1]);
    expect(state.outcome).toEqual({ winners: [], by: 'barry' });
  });

  it('Tractor Pull: items of both players lie on one spot (TP-42), with chips of two sides (TP-43) and the wide cards (TP-45)', () => {
    const { log, state } = playedAgain(tractorPull, tractorPullFiles, tractorPullTable(physics));
    const spots = log.flatMap(({ action }) => (action.do === 'install' ? [`${action.seat} ${action.spot}`] : []));
    expect(spots).toEqual(expect.arrayContaining(['0 0-row-2', '1 0-row-2']));
    expect(state.options).toMatchObject({ ownSpots: true, doubleChips: true, cards: 'wide' });
  });

  it('Tug of War: the position that stands for the third time ends the match (TW-72)', () => {
    const table = tickingTable<TugOfWarTypes>(physics.build, () => {
      throw new Error('nothing is performed');
    });
    const match = playedAgain(tugOfWar, tugOfWarFiles, table);
    expect(match.state.outcome).toEqual({ winner: null, by: 'repetition' });
  });
});
