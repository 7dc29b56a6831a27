import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '#engine/game.ts';
import { startMatch, type MatchPlan } from '#engine/match.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { Table } from '#engine/replay.ts';
import type { SeenMatch } from '#engine/seen.ts';
import { traction } from '#games/traction/traction.ts';
import { replayTable as tableOfTraction } from '#games/traction/replayTable.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TRACTION } from '#games/traction/options.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TRACTOR_PULL } from '#games/tractor-pull/options.ts';
import { replayTable as tableOfTractorPull } from '#games/tractor-pull/perform.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TREXLANDS } from '#games/trexlands/options.ts';
import { replayTable as tableOfTrexlands } from '#games/trexlands/replayTable.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TRUCK_OFF } from '#games/truck-off/options.ts';
import { replayTable as tableOfTruckOff } from '#games/truck-off/perform.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TUG_OF_WAR } from '#games/tug-of-war/options.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { createSession as sessionOfTraction } from '#play/traction/session/session.ts';
import { createSession as sessionOfTractorPull } from '#play/tractor-pull/session/session.ts';
import { createSession as sessionOfTrexlands } from '#play/trexlands/session/session.ts';
import { createSession as sessionOfTruckOff } from '#play/truck-off/session/session.ts';
import { createSession as sessionOfTugOfWar } from '#play/tug-of-war/session/session.ts';
import type { MatchState, Session } from '#play/session/state.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { FarMaster } from './farMaster.ts';
import { Keeper } from './keeper.ts';
import { Clock, Line, type Fate } from './line.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** In no text by chance. */
const SEED = 3_141_592_653;
const FRAME_MS = 100;
/** Many times as long as these matches take. */
const MOST_FRAMES = 40_000;

/** A seat's player: does something that its own view lets it do, if it is asked. */
interface Player<T extends GameTypes> {
  readonly session: Session<T, MatchState<T>>;
  act(match: SeenMatch<T>, random: RandomSource): void;
}

interface PlayedElsewhere<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly table: (physics: Physics) => Table<T>;
  readonly player: (seat: number) => Player<T>;
}

const oneOf = <V>(things: readonly V[], random: RandomSource): V | undefined =>
  things[random.integer(0, things.length - 1)];

const AT_ONCE = { pace: 'at-once', random: () => 0 } as const;

function playElsewhere<T extends GameTypes>({ game, setup, table, player }: PlayedElsewhere<T>) {
  const people = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
  const plan: MatchPlan<T> = { build: physics.build, tickHz: TICK_HZ, seed: SEED, seats: people, setup };
  const started = startMatch(game, plan);
  if (!started.ok) throw new Error(started.fault.message);
  const keeper = new Keeper(game, started.value, table(physics).perform);
  const clock = new Clock();
  return withRandom(seedRandom(7), (random) => {
    const fate = (): Fate => oneOf<Fate>(['dropped', 'twice', ...ARRIVE], random) ?? 'arrives';
    const lines = people.map(() => new Line(clock, fate));
    const players = lines.map((line, seat) => {
      const playing = player(seat);
      playing.session.commands.join(new FarMaster(keeper, seat, line));
      return playing;
    });
    const isOver = (): boolean => game.result(keeper.match.state) !== null;
    const hasAll = ({ session }: Player<T>): boolean =>
      session.store.getState().match?.log.at(-1)?.hash === keeper.match.log.at(-1)?.hash;
    let sawWaiting = false;
    for (let frame = 0; !isOver() || !players.every(hasAll); frame += 1) {
      if (frame > MOST_FRAMES) throw new Error(`${game.id} does not end: ${JSON.stringify(keeper.match.state)}`);
      for (const { session, act } of players) {
        session.advance(FRAME_MS / 1000);
        const { match, asking } = session.store.getState();
        sawWaiting ||= asking === true;
        if (match !== null && asking !== true && game.result(match.state) === null) act(match, random);
      }
      clock.pass(FRAME_MS);
    }
    return { keeper, players, sawWaiting, said: lines.flatMap((line) => line.said) };
  }).value;
}

const ARRIVE = Array.from({ length: 10 }, (): Fate => 'arrives');

const tugOfWarElsewhere = (): PlayedElsewhere<typeof tugOfWar extends Game<infer T> ? T : never> => ({
  game: tugOfWar,
  setup: { options: OPTIONS_OF_TUG_OF_WAR },
  table: () => ({ build: physics.build, perform: () => expect.fail('nothing is physical') }) as never,
  player: (seat) => {
    const session = sessionOfTugOfWar({ physics, random: () => 0 });
    session.setCalm(true);
    return {
      session,
      act: ({ state }, random) => {
        if (!tugOfWar.asked(state).includes(seat)) return;
        const action = oneOf(tugOfWar.legal(state, seat).actions, random);
        if (action !== undefined && action.do !== 'time' && action.do !== 'concede') session.commands.act(action);
      },
    };
  },
});

const truckOffElsewhere = (): PlayedElsewhere<typeof truckOff extends Game<infer T> ? T : never> => ({
  game: truckOff,
  setup: { options: { ...OPTIONS_OF_TRUCK_OFF, specials: true } },
  table: tableOfTruckOff,
  player: (seat) => {
    const session = sessionOfTruckOff({ physics, ...AT_ONCE });
    session.setCalm(true);
    return {
      session,
      act: ({ state }, random) => {
        session.commands.tellAll();
        session.commands.goOn();
        if (!truckOff.asked(state).includes(seat)) return;
        const action = oneOf(truckOff.legal(state, seat).actions, random);
        if (action?.do === 'roll') session.commands.throwDice([]);
        else if (action !== undefined && action.do !== 'concede') session.commands.act(action);
      },
    };
  },
});

const tractorPullElsewhere = (): PlayedElsewhere<typeof tractorPull extends Game<infer T> ? T : never> => ({
  game: tractorPull,
  setup: { options: OPTIONS_OF_TRACTOR_PULL },
  table: tableOfTractorPull,
  player: (seat) => {
    const session = sessionOfTractorPull({ physics, ...AT_ONCE });
    session.setCalm(true);
    return {
      session,
      act: ({ state }, random) => {
        session.commands.tellAll();
        if (!tractorPull.asked(state).some((asked) => asked === seat)) return;
        const action = oneOf(tractorPull.legal(state, seat).actions, random);
        if (action?.do === 'spin') session.commands.spin(null);
        else if (action !== undefined && action.do !== 'concede') session.commands.act(action);
      },
    };
  },
});

const trexlandsElsewhere = (): PlayedElsewhere<typeof trexlands extends Game<infer T> ? T : never> => ({
  game: trexlands,
  setup: { options: { ...OPTIONS_OF_TREXLANDS, cycleLimit: 6 } },
  table: tableOfTrexlands,
  player: (seat) => {
    const session = sessionOfTrexlands({ physics, ...AT_ONCE });
    session.setCalm(true);
    return {
      session,
      act: ({ state }, random) => {
        session.commands.goOn();
        if (session.store.getState().stage === 'aiming') return session.commands.rollForAll();
        if (!trexlands.asked(state).some((asked) => asked === seat)) return undefined;
        const { actions } = trexlands.legal(state, seat);
        const action = actions.find((one) => one.do === 'place') ?? oneOf(actions, random);
        if (action !== undefined && action.do !== 'roll' && action.do !== 'time' && action.do !== 'concede')
          session.commands.act(action);
        return undefined;
      },
    };
  },
});

/** Walks that small pieces take; one that cannot be taken is none. */
const LINES = ['walk S1 D 90', 'walk M1 C 90, A 90', 'walk S2 A 90', 'end'];

const tractionElsewhere = (): PlayedElsewhere<typeof traction extends Game<infer T> ? T : never> => ({
  game: traction,
  setup: {
    options: { ...OPTIONS_OF_TRACTION, turnLimit: 6, hands: 'trembling' },
    surface: SURFACES[0] ?? expect.fail('no surface'),
    table: { distanceMm: 381 },
  },
  table: tableOfTraction,
  player: (seat) => {
    const session = sessionOfTraction({ physics, ...AT_ONCE });
    session.setCalm(true);
    return {
      session,
      act: ({ state }, random) => {
        if (!traction.asked(state).includes(seat)) return;
        if (!session.commands.typeMove(oneOf(LINES, random) ?? 'end').ok) session.commands.endTurn();
      },
    };
  },
});

const performed = ({ log }: { readonly log: readonly { readonly performed: unknown }[] }): number =>
  log.filter((entry) => entry.performed !== null).length;

describe('a match that is kept elsewhere, on a line that loses and repeats', () => {
  const check = <T extends GameTypes>(elsewhere: PlayedElsewhere<T>) => {
    const { keeper, players, sawWaiting, said } = playElsewhere(elsewhere);
    const hashes = keeper.match.log.map(({ hash }) => hash);
    for (const [seat, { session }] of players.entries()) {
      const { match } = session.store.getState();
      expect(match?.log.map(({ hash }) => hash)).toEqual(hashes);
      expect(match?.state).toEqual(JSON.parse(JSON.stringify(keeper.game.view(keeper.match.state, seat))));
      expect(match).not.toHaveProperty('random');
      expect(match?.header).not.toHaveProperty('seed');
    }
    expect(sawWaiting).toBe(true);
    expect(said.filter((text) => text.includes(String(SEED)) || text.includes('"random"'))).toEqual([]);
    const hiddenFrom = (seat: number): number =>
      players[seat]?.session.store.getState().match?.log.filter(({ action }) => action === null).length ?? 0;
    return { match: keeper.match, hidden: hiddenFrom(0) + hiddenFrom(1) };
  };

  it('is a whole match of Tug of War', () => {
    expect(check(tugOfWarElsewhere())).toMatchObject({ hidden: 0 });
  });
  it('is a whole match of Truck Off, with its secret cards and its dice', () => {
    const { match, hidden } = check(truckOffElsewhere());
    expect(performed(match)).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });
  it('is a whole match of Tractor Pull, with its hidden hands and its wrench', () => {
    const { match, hidden } = check(tractorPullElsewhere());
    expect(performed(match)).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });
  it('is a whole match of Trexlands, with cards in private and rolls of all', () => {
    const { match, hidden } = check(trexlandsElsewhere());
    expect(performed(match)).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });
  it('is a whole match of Traction, by hands that tremble', () => {
    expect(performed(check(tractionElsewhere()).match)).toBeGreaterThan(0);
  });
});
