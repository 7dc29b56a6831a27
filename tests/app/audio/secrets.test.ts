import { describe, expect, it, vi } from 'vitest';
import type { Game, GameTypes } from '#engine/game.ts';
import type { RandomSource } from '#engine/random.ts';
import type { Heard } from '#app/audio/heard.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { hearTable } from '#app/table/TableSound.tsx';
import { hearMatch } from '#app/table/tableCues.ts';
import type { TableEar } from '#app/table/tableParts.ts';
import { tableEar as tractionEar } from '#app/tables/traction/sound/tableEar.ts';
import { TableEar as TractorPullEar } from '#app/tables/tractor-pull/sound/tableEar.ts';
import { TableEar as TrexlandsEar } from '#app/tables/trexlands/sound/tableEar.ts';
import { TableEar as TruckOffEar } from '#app/tables/truck-off/sound/tableEar.ts';
import { TableEar as TugOfWarEar } from '#app/tables/tug-of-war/sound/tableEar.ts';
import { MODULES } from '#app/tables/registry.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { PassageListener } from '#play/session/filmRunner.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import { play as traction } from '#play/traction/play.ts';
import { play as tractorPull } from '#play/tractor-pull/play.ts';
import { play as trexlands } from '#play/trexlands/play.ts';
import { play as truckOff } from '#play/truck-off/play.ts';
import { play as tugOfWar } from '#play/tug-of-war/play.ts';
import * as field from '../../games/tractor-pull/randomMatch.ts';
import * as street from '../../games/truck-off/randomMatch.ts';
import { playMatch as playTrexlands } from '../../games/trexlands/bots.ts';
import { runs } from '../../effort.ts';
import { inPlay, say } from '../../games/trexlands/support.ts';
import { FakeContext } from './fakeContext.ts';
import { FakeTime } from '../time/fakeTime.ts';

// A table sounds the same to a seat whatever it is that the seat may not see: its ear is told the events, which are for
// everybody, and of a position no more than that seat's view.

interface Heeded {
  readonly play: unknown;
  readonly ear: (speaker: Speaker) => unknown;
  /** Positions of a random match, evenly taken; none where nothing is secret. */
  readonly positions: (seed: number) => readonly unknown[];
}

/** Evenly taken from all. */
const some = <T>(all: readonly T[], most: number): T[] => {
  const apart = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, i) => i % apart === 0);
};

const statesOf = (playMatch: (onStep: (step: { readonly before: unknown }) => void) => unknown): unknown[] => {
  const states: unknown[] = [];
  playMatch(({ before }) => void states.push(before));
  return some(states, runs(200, 4000));
};

/** TX-69: cards are placed of which nobody else may know, not even how many. */
const ARENA = say({ ...inPlay(), publicDeck: [] }, [0, 'pass'], [1, 'pass']).state;
const PRIVATELY = [ARENA, say(ARENA, [0, 'place scout 1']).state, say(ARENA, [0, 'ready']).state];

const GAMES: Readonly<Record<string, Heeded>> = {
  traction: { play: traction, ear: tractionEar, positions: () => [] },
  'tug-of-war': { play: tugOfWar, ear: (speaker) => new TugOfWarEar(speaker), positions: () => [] },
  'truck-off': {
    play: truckOff,
    ear: (speaker) => new TruckOffEar(speaker),
    positions: (seed) => statesOf((onStep) => street.playMatch(street.planOf(seed), onStep)),
  },
  'tractor-pull': {
    play: tractorPull,
    ear: (speaker) => new TractorPullEar(speaker),
    positions: (seed) => statesOf((onStep) => field.playMatch(field.planOf(seed), onStep)),
  },
  trexlands: {
    play: trexlands,
    ear: (speaker) => new TrexlandsEar(speaker),
    positions: (seed) => [
      ...statesOf((onStep) =>
        playTrexlands(
          { seats: 2 + (seed % 3), seed, player: randomPlayer, options: { ...STANDARD_OPTIONS, cycleLimit: 8 } },
          onStep,
        ),
      ),
      ...PRIVATELY,
    ],
  },
};

const gameOf = ({ play }: Heeded): PlayedGame => play as PlayedGame;

const SECRET = Object.entries(GAMES).filter(([, heeded]) => gameOf(heeded).hasSecrets);

/** What is heard of events, and when. */
async function listening({ ear }: Heeded): Promise<(events: readonly unknown[]) => string> {
  const speaker = new Speaker(() => new FakeContext().asContext(), new FakeTime());
  speaker.setVolume(0.5);
  await speaker.wake();
  const heard: unknown[] = [];
  vi.spyOn(speaker, 'playIn').mockImplementation((seconds, strike) => void heard.push([seconds, strike]));
  vi.spyOn(speaker, 'play').mockImplementation((each: Heard) => void heard.push(each));
  vi.spyOn(speaker, 'win').mockImplementation(() => void heard.push('win'));
  const listener = ear(speaker) as TableEar;
  return (events) => {
    heard.length = 0;
    listener.played(events, false);
    listener.seen?.(events);
    return JSON.stringify(heard);
  };
}

const CHANCE: RandomSource = { integer: (min) => min };
const lookersOf = (seats: number): readonly (number | null)[] => [null, ...Array.from({ length: seats }, (_, i) => i)];

const keyOf = (game: Game<GameTypes>, state: unknown, seat: number, looker: number | null): string =>
  `${seat} ${looker} ${JSON.stringify(game.view(state, looker))}`;

interface Alike {
  readonly heard: Set<string>;
  ways: number;
}

/**
 * For every other seat: the outcomes that look the same to it, with all that was heard on the way to them. Among them
 * is that nothing was done, in silence.
 */
function heardAlike(
  game: Game<GameTypes>,
  state: unknown,
  hear: (events: readonly unknown[]) => string,
): readonly Alike[] {
  const groups = new Map<string, Alike>();
  const lookers = lookersOf(Math.max(...game.playing(state)) + 1);
  for (const seat of game.asked(state)) {
    for (const looker of lookers) groups.set(keyOf(game, state, seat, looker), { heard: new Set([hear([])]), ways: 1 });
    for (const action of some(game.legal(state, seat).actions, 24)) {
      if (game.isPhysical(action) || game.isOpen?.(state, action) === true) continue;
      const after = game.apply(state, action, null, CHANCE);
      const heard = hear(after.events);
      for (const looker of lookers) {
        if (looker === seat) continue;
        const key = keyOf(game, after.state, seat, looker);
        const group = groups.get(key) ?? { heard: new Set<string>(), ways: 0 };
        group.heard.add(heard);
        group.ways += 1;
        groups.set(key, group);
      }
    }
  }
  return [...groups.values()];
}

it('every game of the page is held to it, some by having no secrets', () => {
  expect(Object.keys(GAMES).sort()).toEqual(MODULES.map(({ id }) => id).sort());
});

describe.each(SECRET)('what is heard at a table of %s', (_, heeded) => {
  const play = gameOf(heeded);
  const { game } = play;
  const states = heeded.positions(3);

  it('is the same for all choices that look the same to whoever else looks on', async () => {
    const hear = await listening(heeded);
    let alike = 0;
    for (const state of states)
      for (const { heard, ways } of heardAlike(game, state, hear)) {
        if (ways > 1) alike += 1;
        if (heard.size > 1) throw new Error(`what is chosen is heard: ${[...heard].join(' or ')}`);
      }
    expect(alike).toBeGreaterThan(20);
  });

  it('of what a hand does is told by the view of whoever has the device, and no more', () => {
    for (const state of some(states, 60))
      for (const holder of lookersOf(2)) {
        const told: unknown[] = [];
        const { session, pass } = atTable(state, holder);
        hearTable(session, play, { played: () => undefined, passage: (_film, before) => void told.push(before) });
        pass();
        pass();
        expect(told).toEqual([game.view(state, holder), game.view(state, holder)]);
        expect(told[0]).toBe(told[1]); // a film is many passages of one position
      }
  });

  it('the tap for a turn comes by what is public', async () => {
    const tapsOf = async (shown: (state: unknown) => unknown): Promise<number[]> => {
      const speaker = new Speaker(() => null, new FakeTime());
      const taps: number[] = [];
      let at = 0;
      vi.spyOn(speaker, 'playAll').mockImplementation(() => void taps.push(at));
      const { session, move } = atTable(shown(states[0]), null);
      hearMatch(session, { ...play, isTelling: () => false } as PlayedGame, speaker);
      for (const state of states.slice(1)) {
        at += 1;
        move(shown(state));
      }
      return taps;
    };
    const whole = await tapsOf((state) => state);
    expect(whole.length).toBeGreaterThan(3);
    expect(await tapsOf((state) => game.view(state, null))).toEqual(whole);
  });
});

/** A table that has this position, and nothing else. */
function atTable(state: unknown, holder: number | null) {
  const header = { seats: Array.from({ length: 8 }, () => ({ kind: 'person' })) };
  const stateOf = (now: unknown) => ({ match: { header, log: [{}], state: now }, holder, spectating: false });
  let told = stateOf(state);
  const listeners: ((now: unknown, before: unknown) => void)[] = [];
  const passages: PassageListener[] = [];
  const session = {
    store: { getState: () => told, subscribe: (listener: (typeof listeners)[number]) => listeners.push(listener) },
    shown: { calm: false },
    onPassage: (listener: PassageListener) => passages.push(listener),
  } as unknown as TableSession;
  return {
    session,
    pass: () => passages.forEach((listener) => listener({} as Parameters<PassageListener>[0])),
    move: (to: unknown) => {
      const before = told;
      told = stateOf(to);
      for (const listener of listeners) listener(told, before);
    },
  };
}
