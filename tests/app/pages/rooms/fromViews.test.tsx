import { beforeAll, describe, expect, it } from 'vitest';
import type { GameTypes } from '#engine/game.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { noVersions } from '#app/offline/versions.ts';
import { VersionsProvider } from '#app/offline/useVersions.tsx';
import { createLibrary } from '#app/storage/library.ts';
import { LibraryProvider } from '#app/storage/useLibrary.tsx';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { MODULES } from '#app/tables/registry.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import type { MatchState, Session } from '#play/session/state.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { practiceOf } from '#online/client/practice.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { ask } from '../../../online/support.ts';
import { runs, SOAKING } from '../../../effort.ts';
import {
  playElsewhere,
  tractionElsewhere,
  tractorPullElsewhere,
  trexlandsElsewhere,
  truckOffElsewhere,
  tugOfWarElsewhere,
  type PlayedElsewhere,
} from '../../../online/elsewhere.ts';
import { drawPart } from '../../frame/drawPart.tsx';
import { blankDevice } from '../../scene/blankDevice.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const noStorage = (): never => {
  throw new Error('no storage');
};

/** The seat at whose screen the match is seen. */
const VIEWER = 1;
/** A picture of every so many actions, as a processor draws it; the things in it are made anew with each. */
const EVERY = runs(10, 1);
/** Times that a practice goes back; so many frames lie between. */
const REWINDS = runs(5, 30);
const FRAMES = 11;

/** Plays a match to its end, and has all of the page around it drawn from a seat's view, action by action. */
async function drawnFromViews<T extends GameTypes, R extends RecordedAction<T>, S extends Session<T, MatchState<T>>>(
  elsewhere: PlayedElsewhere<T, R, S>,
  drawn: boolean,
  rewinds = 0,
) {
  const module = MODULES.find(({ id }) => id === elsewhere.game.id) ?? expect.fail(elsewhere.game.id);
  const settings = createSettings(noStorage);
  settings.change({ quality: 'low' });
  const library = createLibrary({
    games: MODULES,
    openStore: async () => noStorage(),
    now: () => 0,
    openNotes: noStorage,
  });
  const { openTable } = await module.load();
  const base = { physics, library, settings: settings.getState, change: settings.change };
  const { session, Tableside } = openTable({ ...base, pace: 'at-once', random: () => 0 });
  const page = drawPart(null);
  const device = blankDevice();
  page.redraw(
    <SettingsProvider settings={settings}>
      <LibraryProvider library={library}>
        <VersionsProvider versions={noVersions(() => undefined)}>
          <Tableside drawn={drawn} foot={null} />
        </VersionsProvider>
      </LibraryProvider>
    </SettingsProvider>,
  );
  let left = rewinds;
  const practises = async (keeper: RoomKeeper, frame: number): Promise<void> => {
    const way = practiceOf(keeper.shown(0, 0))?.way ?? [];
    if (frame % FRAMES !== 0 || left === 0 || way.length < 2) return;
    left -= 1;
    const to = way[(frame * 7919) % way.length]?.seq ?? 0;
    expect(await ask(keeper, frame % 2, { do: 'rewind', to, fresh: left % 2 === 0 })).toMatchObject({ is: 'ack' });
  };
  const told = new Set<string | null>();
  let before = 0;
  await playElsewhere(elsewhere, {
    physics,
    ...(rewinds > 0 ? { practises } : {}),
    sessionOf: (seat) => (seat === VIEWER ? (session as unknown as S) : elsewhere.newSession(physics)),
    passed: () => {
      const actions = session.store.getState().match?.log.length ?? 0;
      if (actions !== before && actions % EVERY === 0) device.frame();
      before = actions;
      told.add(page.document.querySelector('main.tableside')?.textContent ?? null);
    },
  });
  await device.rest();
  const main = page.document.querySelector('main.tableside');
  const seen = {
    actions: before,
    told: told.size,
    hasPicture: main?.querySelector('canvas') !== null,
    end: main?.textContent,
  };
  page.redraw(null);
  await device.rest();
  return { ...seen, left };
}

describe('a table that has only a seat’s view is drawn to the end of a match', () => {
  it.each([
    // nothing is secret at these two: in words, which take less time
    ['Tug of War', SOAKING, async (drawn: boolean) => drawnFromViews(tugOfWarElsewhere(), drawn)],
    ['Traction', SOAKING, async (drawn: boolean) => drawnFromViews(tractionElsewhere(), drawn)],
    ['Truck Off', true, async (drawn: boolean) => drawnFromViews(truckOffElsewhere(), drawn)],
    ['Tractor Pull', true, async (drawn: boolean) => drawnFromViews(tractorPullElsewhere(), drawn)],
    ['Trexlands', true, async (drawn: boolean) => drawnFromViews(trexlandsElsewhere(), drawn)],
  ])('at %s', async (_, drawn: boolean, play: (drawn: boolean) => ReturnType<typeof drawnFromViews>) => {
    const { actions, told, hasPicture, end } = await play(drawn);
    expect(told).toBeGreaterThan(actions / 4);
    expect(hasPicture).toBe(drawn);
    expect(end).toContain('wins');
  });
});

describe('a practice table that goes back again and again is drawn to the end of a match', () => {
  const all = [
    ['Tug of War', async () => drawnFromViews(tugOfWarElsewhere(), SOAKING, REWINDS)],
    ['Traction', async () => drawnFromViews(tractionElsewhere(), SOAKING, REWINDS)],
    ['Truck Off', async () => drawnFromViews(truckOffElsewhere(), SOAKING, REWINDS)],
    ['Tractor Pull', async () => drawnFromViews(tractorPullElsewhere(), SOAKING, REWINDS)],
    ['Trexlands', async () => drawnFromViews(trexlandsElsewhere(), SOAKING, REWINDS)],
  ] as const;
  // the first two take the longest
  it.each(SOAKING ? all : all.slice(2))('at %s', async (_, play) => {
    const { left, end } = await play();
    expect(left, 'it has gone back so often').toBe(0);
    expect(end).toContain('wins');
  });
});
