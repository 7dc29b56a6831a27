import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '#engine/game.ts';
import { startMatch, type MatchPlan } from '#engine/match.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { MatchFiles } from '#engine/matchFile/matchFiles.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { HandOut } from '#online/client/handOut.ts';
import { lastHashes } from '#online/client/lastHashes.ts';
import { Line } from '#online/client/line.ts';
import { unsealed } from '#online/client/seals.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { Chance, keyOf, partsOf, roomWith, SALT, servicesFor } from './support.ts';
import { Clock, Net, type Fate } from './net.ts';
import type { SeenMatch } from '#engine/seen.ts';
import { traction, type TractionTypes } from '#games/traction/traction.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TRACTION } from '#games/traction/options.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TRACTOR_PULL } from '#games/tractor-pull/options.ts';
import { tractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TREXLANDS } from '#games/trexlands/options.ts';
import { trexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TRUCK_OFF } from '#games/truck-off/options.ts';
import { truckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import { STANDARD_OPTIONS as OPTIONS_OF_TUG_OF_WAR } from '#games/tug-of-war/options.ts';
import { tugOfWar, type TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import { createSession as sessionOfTraction } from '#play/traction/session/session.ts';
import { createSession as sessionOfTractorPull } from '#play/tractor-pull/session/session.ts';
import { createSession as sessionOfTrexlands } from '#play/trexlands/session/session.ts';
import { createSession as sessionOfTruckOff } from '#play/truck-off/session/session.ts';
import { createSession as sessionOfTugOfWar } from '#play/tug-of-war/session/session.ts';
import type { MatchState, Session } from '#play/session/state.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import * as filesOfTugOfWar from '#games/tug-of-war/matchFile.ts';
import * as filesOfTruckOff from '#games/truck-off/matchFile.ts';
import * as filesOfTractorPull from '#games/tractor-pull/matchFile.ts';
import * as filesOfTrexlands from '#games/trexlands/matchFile.ts';
import * as filesOfTraction from '#games/traction/matchFile.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { SURFACES } from '#sim/surfaces.ts';

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

interface PlayedElsewhere<T extends GameTypes, R extends RecordedAction<T>> {
  readonly game: Game<T>;
  readonly files: Pick<MatchFiles<T, R>, 'makeMatch' | 'orders'>;
  readonly setup: T['setup'];
  readonly player: (seat: number) => Player<T>;
}

const oneOf = <V>(things: readonly V[], random: RandomSource): V | undefined =>
  things[random.integer(0, things.length - 1)];

const AT_ONCE = { pace: 'at-once', random: () => 0 } as const;

/** As a browser would have the parts of the game; `files`: how it writes and reads. */
async function playElsewhere<T extends GameTypes, R extends RecordedAction<T>>(elsewhere: PlayedElsewhere<T, R>) {
  const { game, files, setup, player } = elsewhere;
  const people = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
  const plan: MatchPlan<T> = { build: physics.build, tickHz: TICK_HZ, seed: 0, seats: people, setup };
  const started = startMatch(game, plan);
  if (!started.ok) throw new Error(started.fault.message);
  const head = JSON.parse(files.makeMatch({ header: started.value.header, log: [] })) as MatchJson;
  const clock = new Clock();
  const chance = new Chance(7);
  const fate = (): Fate => chance.oneOf<Fate>(FATES) ?? 'arrives';
  const net = new Net(new Rooms(servicesFor({ seed: () => SEED })), clock, fate);
  const keeper = await roomWith(net.rooms, head);
  const match = () => keeper.room?.match;
  const lineOf = (seat: number): Line => {
    const line = new Line(net.host(keeper.code), { key: keyOf(seat), host: null });
    line.open();
    return line;
  };
  const players = people.map((_, seat) => ({
    ...player(seat),
    line: lineOf(seat),
  }));
  const hands = players.map(({ session }) => new HandOut(session as unknown as TableSession));
  const told: string[] = [];
  const isOver = (): boolean => match()?.result !== null;
  const hasAll = ({ session }: Player<T>): boolean =>
    session.store.getState().match?.log.at(-1)?.hash === match()?.hash;
  let sawWaiting = false;
  for (let frame = 0; !isOver() || !players.every(hasAll); frame += 1) {
    if (frame > MOST_FRAMES) throw new Error(`${game.id} does not end`);
    for (const { session, act, line } of players) {
      const { match: seen, asking } = session.store.getState();
      if (seen === null) {
        const master = FarMaster.of(line, files.orders);
        if (master !== null) session.commands.join(master);
        continue;
      }
      session.advance(FRAME_MS / 1000);
      session.commands.mayTakeBack(); // as its table asks in every picture
      sawWaiting ||= asking === true;
      if (asking !== true && game.result(seen.state) === null)
        withRandom(seedRandom(frame), (random) => act(seen, random));
    }
    told.push(...hands.flatMap((hand) => hand.next(frame * FRAME_MS) ?? []));
    await clock.pass(FRAME_MS);
  }
  return { keeper, players, sawWaiting, net, told };
}

const FATES: readonly Fate[] = [
  'cut-before',
  'cut-after',
  'half-open',
  ...Array.from({ length: 60 }, (): Fate => 'arrives'),
];

const tugOfWarElsewhere = (): PlayedElsewhere<TugOfWarTypes, never> => ({
  game: tugOfWar,
  files: filesOfTugOfWar,
  setup: { options: OPTIONS_OF_TUG_OF_WAR },
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

const truckOffElsewhere = (): PlayedElsewhere<TruckOffTypes, never> => ({
  game: truckOff,
  files: filesOfTruckOff,
  setup: { options: { ...OPTIONS_OF_TRUCK_OFF, specials: true } },
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

const tractorPullElsewhere = (): PlayedElsewhere<TractorPullTypes, never> => ({
  game: tractorPull,
  files: filesOfTractorPull,
  setup: { options: OPTIONS_OF_TRACTOR_PULL },
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

const trexlandsElsewhere = (): PlayedElsewhere<TrexlandsTypes, never> => ({
  game: trexlands,
  files: filesOfTrexlands,
  setup: { options: { ...OPTIONS_OF_TREXLANDS, cycleLimit: 6 } },
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

const tractionElsewhere = (): PlayedElsewhere<TractionTypes, never> => ({
  game: traction,
  files: filesOfTraction,
  setup: {
    options: { ...OPTIONS_OF_TRACTION, turnLimit: 6, hands: 'trembling' },
    surface: SURFACES[0] ?? expect.fail('no surface'),
    table: { distanceMm: 381 },
  },
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

describe('a match that is kept elsewhere, on a line that loses and repeats', () => {
  const check = async <T extends GameTypes, R extends RecordedAction<T>>(elsewhere: PlayedElsewhere<T, R>) => {
    const { keeper, players, sawWaiting, net, told } = await playElsewhere(elsewhere);
    const file = (keeper.room?.match?.file() ?? {}) as {
      log: readonly { hash: string; bodies?: string }[];
    };
    const hashes = file.log.map(({ hash }) => hash);
    for (const [seat, { session }] of players.entries()) {
      const { match } = session.store.getState();
      expect(match?.log.map(({ hash }) => hash)).toEqual(hashes);
      expect(match?.state).toEqual(JSON.parse(JSON.stringify(keeper.room?.match?.now(seat).state)));
      expect(match).not.toHaveProperty('random');
      expect(match?.header).not.toHaveProperty('seed');
    }
    expect(sawWaiting).toBe(true);
    expect(net.cuts).toBeGreaterThan(0);
    const before = net.said.filter((text) => !text.includes('"opened"')); // once it is over, everything is told
    const secrets = [String(SEED), SALT, '"random"'];
    expect(before.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    const hiddenFrom = (seat: number): number =>
      players[seat]?.session.store.getState().match?.log.filter(({ action }) => action === null).length ?? 0;
    const seals = [0, 1].map((seat) => unsealed(keeper.shown(0, seat)));
    expect(seals.map((seal) => seal?.wrong)).toEqual([[], []]);
    expect(seals.map((seal) => seal?.sealed)).toEqual([hiddenFrom(0), hiddenFrom(1)]);
    const parts = await partsOf(elsewhere.game.id);
    const bodies = file.log.flatMap((one, i) =>
      one.bodies === undefined ? [] : [{ action: i + 1, bodies: one.bodies }],
    );
    for (const seat of [0, 1, null]) {
      const seen = { rows: keeper.shown(0, seat), seat };
      const found = parts(({ game, files: { orders }, tableOn: replayTable }) =>
        lastHashes(seen, { game, orders, replayTable }, physics),
      );
      const last = bodies.at(-1);
      expect(found).toEqual(last === undefined ? null : { action: last.action, here: last.bodies, there: last.bodies });
    }
    if (hiddenFrom(0) + hiddenFrom(1) > 0) expect(told, 'no hand tells of what is chosen in secret').toEqual([]);
    return {
      performed: file.log.filter(({ bodies }) => bodies !== undefined).length,
      hidden: hiddenFrom(0) + hiddenFrom(1),
    };
  };

  it('is a whole match of Tug of War', async () => {
    expect(await check(tugOfWarElsewhere())).toMatchObject({ hidden: 0 });
  });
  it('is a whole match of Truck Off, with its secret cards and its dice', async () => {
    const { performed, hidden } = await check(truckOffElsewhere());
    expect(performed).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });
  it('is a whole match of Tractor Pull, with its hidden hands and its wrench', async () => {
    const { performed, hidden } = await check(tractorPullElsewhere());
    expect(performed).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });
  it('is a whole match of Trexlands, with cards in private and rolls of all', async () => {
    const { performed, hidden } = await check(trexlandsElsewhere());
    expect(performed).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });
  it('is a whole match of Traction, by hands that tremble', async () => {
    expect((await check(tractionElsewhere())).performed).toBeGreaterThan(0);
  });
});
