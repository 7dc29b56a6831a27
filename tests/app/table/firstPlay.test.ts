import { beforeAll, describe, expect, it } from 'vitest';
import { MODULES } from '#app/tables/registry.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { SavedEntry } from '#play/storage/listing.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { play as traction } from '#play/traction/play.ts';
import { play as tractorPull } from '#play/tractor-pull/play.ts';
import { play as trexlands } from '#play/trexlands/play.ts';
import { play as truckOff } from '#play/truck-off/play.ts';
import { play as tugOfWar } from '#play/tug-of-war/play.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import { ALONE, ALONE_AGAIN } from '#play/session/plans.ts';
import { setFor } from '#play/session/setFor.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { must } from '../../games/traction/support.ts';

/** A save of a match of this game, in which so much was played. */
const saved = (game: string, actions: number): SavedEntry => ({
  id: `${game} ${actions}`,
  saved: { id: '', savedAt: 0, title: null, glance: { game, seats: [], actions, turn: 1, winners: null } },
});

describe('the set of rules of a match that nobody has filled in a form for', () => {
  it('is a first match until one of that game was played, whatever else was', () => {
    const after = (...matches: SavedEntry[]) => setFor('traction', ALONE, { matches });
    expect(after()).toBe('first');
    expect(after(saved('trexlands', 9), saved('traction', 0))).toBe('first');
    expect(after(saved('trexlands', 9), saved('traction', 1))).toBe('text');
  });

  it('is the rule text’s for persons, who tell each other the rules', () => {
    expect(setFor('traction', null, { matches: [] })).toBe('text');
  });

  it('is the rule text’s where a save cannot be read, or does not say its game', () => {
    const nameless = saved('', 3) as { readonly saved: { readonly glance: object } };
    const { game: _, ...glance } = nameless.saved.glance as { game: string };
    const entry = { ...nameless, saved: { ...nameless.saved, glance } } as SavedEntry;
    expect(setFor('traction', ALONE, { matches: [entry] })).toBe('text');
    expect(setFor('traction', ALONE, { matches: [{ id: 'a', fault: { code: 'bad', message: '' } }] })).toBe('text');
  });
});

const GAMES = [traction, trexlands, truckOff, tractorPull, tugOfWar] as readonly PlayedGame[];

describe.each(GAMES.map((play) => [play.words.name, play] as const))('the first Play of %s', (_, play) => {
  let physics: Physics;
  beforeAll(async () => void (physics = await loadPhysics()));

  /** The match that a press begins where these lie in the browser; a match was played by the own hand last. */
  function begun(agreed: unknown, matches: readonly SavedEntry[]) {
    const library = createLibrary({ games: MODULES, openStore: async () => memoryStore(), now: () => 1 });
    const settings = createSettings(() => {
      throw new Error('no storage');
    });
    settings.change({ playedAs: 'free' });
    const { begin } = defineTable(play, { files: { game: play.game }, scene: {}, hud: {} } as never)({
      physics,
      pace: 'at-once',
      random: () => 0.99,
      library: { ...library, getState: () => ({ ...library.getState(), matches }) },
      settings: settings.getState,
      change: settings.change,
    });
    return must(begin(agreed)).header;
  }

  it('begins a first match against the computer, and the next one a match by the rule text', () => {
    const first = begun(ALONE, []);
    expect(first.rules).toBe('first');
    expect(first.seats.map(({ kind }) => kind)).toEqual(['person', ...first.seats.slice(1).map(() => 'bot')]);
    expect(begun(ALONE, [saved(play.game.id, 3)]).rules).toBe('text');
    expect(begun(null, []).rules).toBe('text');
  });

  it('begins by the rule text after a match that was played to its end, in a browser that keeps none as well', () => {
    const again = begun(ALONE_AGAIN, []);
    expect(again.rules).toBe('text');
    expect(again.seats.some(({ kind }) => kind === 'bot')).toBe(true);
  });

  it('has the learner begin where somebody does, and asks for no hand of one’s own', () => {
    const { options } = begun(ALONE, []).setup as { readonly options: Readonly<Record<string, unknown>> };
    expect(options['first']).toBe([traction, truckOff].includes(play as never) ? 0 : undefined);
    expect(options['hands']).toBeUndefined();
  });
});
