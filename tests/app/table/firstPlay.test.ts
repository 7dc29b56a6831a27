import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MODULES } from '#app/tables/registry.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { SavedEntry } from '#play/storage/listing.ts';
import { atTableBy } from '#app/table/atTableBy.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { play as traction } from '#play/traction/play.ts';
import { play as tractorPull } from '#play/tractor-pull/play.ts';
import { play as trexlands } from '#play/trexlands/play.ts';
import { play as truckOff } from '#play/truck-off/play.ts';
import { play as tugOfWar } from '#play/tug-of-war/play.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import { ALONE, ALONE_AGAIN, planFor } from '#play/session/plans.ts';
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

  it('is the rule text’s for persons, unless the first match is one for two, and they play for the first time', () => {
    const matches = [saved('tractor-pull', 1)];
    expect(setFor('tractor-pull', null, { matches: [] })).toBe('text');
    expect(setFor('tractor-pull', null, { matches: [] }, true)).toBe('first');
    expect(setFor('tractor-pull', null, { matches }, true)).toBe('text');
    expect(setFor('tractor-pull', { rules: 'text' }, { matches: [] }, true)).toBe('text');
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
  });

  it('begins a first match for two at one device where that gives neither an advantage', () => {
    const isForTwo = [trexlands, tractorPull, tugOfWar].includes(play as never);
    const first = begun(null, []);
    expect(first.rules).toBe(isForTwo ? 'first' : 'text');
    expect(first.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(begun(null, [saved(play.game.id, 3)]).rules).toBe('text');
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

describe.each(GAMES.filter(({ firstForTwo }) => firstForTwo))('a first match for two of $words.name', (play) => {
  it('is followed by a match of the same two by the text', async () => {
    const physics = await loadPhysics();
    const session = play.createSession({ physics, pace: 'at-once', random: () => 0.5 });
    const first = play.standardMatch('first');
    const seats = first.seats.map((one) => ({ ...one, name: `${one.name} the first` }));
    session.commands.newMatch({ ...first, seats, seed: 7 });
    const location = { hash: '' };
    vi.stubGlobal('window', { location });
    atTableBy(play, { files: { game: play.game } } as never, session).sameAgain();
    vi.unstubAllGlobals();
    const plan = planFor(location.hash.split('/').at(-1) ?? '')?.agreed;
    expect(plan).toEqual({ ...play.standardMatch('text'), seats });
  });
});
