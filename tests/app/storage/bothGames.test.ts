import { MODULES } from '#app/tables/registry.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { stepsOf } from '#play/trexlands/tasks.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import { autosave } from '#play/storage/autosave.ts';
import { readMatchFile } from '#play/storage/files.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { begunFirst, runningMatch } from '#play/storage/listing.ts';
import { claimId } from '#play/storage/matchIds.ts';
import { replayMatch } from '#play/storage/replayMatch.ts';
import { isComplete, type SavedMatch } from '#play/storage/savedMatch.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import { forgotten, gameOfGlance, recordingOf, type AnyMatch } from '#play/storage/gameFiles.ts';
import { trexlandsFiles } from '#app/tables/trexlands/files.ts';
import { recordMatch } from '#games/trexlands/matchFile.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { loadPhysics, PHYSICS_BUILD, type Physics } from '#sim/physics.ts';
import { realMatch } from '../../games/trexlands/realMatch.ts';
import { must } from '../../games/trexlands/support.ts';
import { begunMatch } from './saved.ts';

const FILE = readFileSync(new URL('../../games/trexlands/matches/two.json', import.meta.url), 'utf8');
const silent = { onProgress: () => undefined, signal: new AbortController().signal };

let physics: Physics;
let board: TrexlandsMatch;
let pyramids: AnyMatch;
beforeAll(async () => {
  physics = await loadPhysics();
  board = realMatch(physics, { seats: 2, seed: 6, options: { cycleLimit: 40 } }, 40);
  pyramids = await begunMatch();
});

let now = 0;
const libraryOn = (saves: MatchStore): Library =>
  createLibrary({ games: MODULES, openStore: async () => saves, now: () => (now += 1000) });

describe('a store with matches of both games', () => {
  it('gives each back as it was saved, and says whose it is', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', pyramids);
    await library.save('b', board);
    expect(await library.gameOfSaved('a')).toEqual({ ok: true, value: 'traction' });
    expect(await library.gameOfSaved('b')).toEqual({ ok: true, value: 'trexlands' });
    expect(await library.gameOfSaved('c')).toMatchObject({ ok: false, fault: { code: 'no-such-match' } });
    expect(await library.open('b', PHYSICS_BUILD)).toEqual({ ok: true, value: recordMatch(board) });
    const { matches } = library.getState();
    expect(['traction', 'trexlands', 'truck-off'].map((game) => runningMatch(MODULES, matches, game)?.id)).toEqual([
      'a',
      'b',
      undefined,
    ]);
  });

  it('puts the game that was played last first', async () => {
    const library = libraryOn(memoryStore());
    const order = () => begunFirst(MODULES, library.getState().matches).map(({ id }) => id);
    expect(order()).toEqual(MODULES.map(({ id }) => id));
    await library.save('b', board);
    expect(order().slice(0, 3)).toEqual(['trexlands', 'traction', 'truck-off']);
    await library.save('a', pyramids);
    expect(order().slice(0, 3)).toEqual(['traction', 'trexlands', 'truck-off']);
  });

  it('lists a match of Trexlands by its cycle and its board; a save says its game, and one that does not is of Traction', async () => {
    const saves = memoryStore();
    const library = libraryOn(saves);
    await library.save('a', pyramids);
    await library.save('b', board);
    const [traction, trexlands] = [(await saves.get('a')) as SavedMatch, (await saves.get('b')) as SavedMatch];
    expect(traction.glance.game).toBe('traction');
    expect(gameOfGlance(MODULES, {}).id).toBe('traction');
    expect(trexlands.glance).toMatchObject({ game: 'trexlands', turn: board.state.cycle, winners: null, actions: 40 });
    expect(trexlands.glance.miniature).toMatch(/^[ns]\d /);
    expect(library.getState().matches.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(library.getState().matches.every((entry) => 'saved' in entry)).toBe(true);
  });

  it('takes an imported file once, completes what the list shows when it has been opened, and refuses it at another table', async () => {
    const saves = memoryStore();
    const library = libraryOn(saves);
    const file = must(await readMatchFile(MODULES, new File([FILE], 'two.json'), PHYSICS_BUILD));
    const id = await library.add(file);
    expect(await library.add(file)).toBe(id);
    expect(((await saves.get(id)) as SavedMatch).text).toBe(FILE);
    const opened = must(await library.open(id, PHYSICS_BUILD));
    expect(recordingOf(MODULES, 'traction', opened)).toMatchObject({
      ok: false,
      fault: { code: 'other-game', message: 'This is a match of Trexlands, which is not for this table.' },
    });
    const replayed = must(
      await replayMatch(
        forgotten(trexlandsFiles),
        slicedHelper(physics, stepsOf),
        must(recordingOf(MODULES, 'trexlands', opened)),
        silent,
      ),
    );
    expect(replayed.log.at(-1)?.hash).toBe(opened.log.at(-1)?.hash);
    library.keepAsOpened(id, replayed);
    await expect
      .poll(() => library.getState().matches.map((entry) => ('saved' in entry ? entry.saved.glance.winners : null)))
      .toEqual([(replayed as TrexlandsMatch).state.outcome?.winners]);
  });

  it('writes nothing where a save of Trexlands has all that the list shows', async () => {
    const saves = memoryStore();
    await libraryOn(saves).save('b', board);
    const library = libraryOn({ ...saves, put: () => Promise.reject(new Error('it was written')) });
    await library.open('b', PHYSICS_BUILD);
    library.keepAsOpened('b', board);
    expect(isComplete(((await saves.get('b')) as SavedMatch).glance)).toBe(true);
    expect(library.getState().trouble).toBeNull();
  });

  it('refuses a file of a game that is not played here', async () => {
    const text = FILE.replace('"game": "trexlands"', '"game": "chess"');
    expect(await readMatchFile(MODULES, new File([text], 'x'), null)).toMatchObject({
      ok: false,
      fault: { code: 'bad-value', path: '$.game' },
    });
  });

  it('saves by itself whatever is played', async () => {
    const library = libraryOn(memoryStore());
    const store = createStore<{ readonly played: AnyMatch | null; readonly spectating: boolean }>(() => ({
      played: null,
      spectating: false,
    }));
    const saving = autosave(store, library);
    claimId(board, 'board');
    store.setState({ played: board });
    await saving.settled();
    expect(library.getState().saved).toEqual({ id: 'board', actions: 40 });
  });
});
