import { expect } from 'vitest';
import type { Game, GameTypes } from '#engine/game.ts';
import { startMatch, type MatchPlan } from '#engine/match.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { MatchFiles } from '#engine/matchFile/matchFiles.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { HandOut } from '#online/client/handOut.ts';
import { Line } from '#online/client/line.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { keyOf, roomWith, servicesFor } from './support.ts';
import { Clock, Net, type Fate } from './net.ts';
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
import type { Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { SURFACES } from '#sim/surfaces.ts';

/** In no text by chance. */
export const SEED = 3_141_592_653;
const FRAME_MS = 100;
/** Many times as long as these matches take. */
const MOST_FRAMES = 40_000;

/** A game as browsers have it, whose players do something that their own view lets them do, when they are asked. */
export interface PlayedElsewhere<
  T extends GameTypes,
  R extends RecordedAction<T>,
  S extends Session<T, MatchState<T>>,
> {
  readonly game: Game<T>;
  readonly files: Pick<MatchFiles<T, R>, 'makeMatch' | 'orders'>;
  readonly setup: T['setup'];
  /** Two where it is left out. */
  readonly seats?: number;
  newSession(physics: Physics): S;
  act(at: {
    readonly session: S;
    readonly seat: number;
    readonly state: T['state'];
    readonly random: RandomSource;
  }): void;
}

/** The lines and screens of a match that is kept elsewhere. */
export interface Surroundings<S> {
  readonly physics: Physics;
  /** Of each message; without it, all arrive. */
  readonly fate?: () => Fate;
  /** The session of a seat's screen; without it, one by itself. */
  readonly sessionOf?: (seat: number) => S;
  /** A frame of a seat's screen has passed. */
  readonly passed?: (seat: number) => void;
  /** The match is practice: called after every frame. */
  readonly practises?: (keeper: RoomKeeper, frame: number) => Promise<void>;
}

const oneOf = <V>(things: readonly V[], random: RandomSource): V | undefined =>
  things[random.integer(0, things.length - 1)];

const AT_ONCE = { pace: 'at-once', random: () => 0 } as const;

/** Plays a match to its end, as browsers do that have no more of it than their views. */
export async function playElsewhere<
  T extends GameTypes,
  R extends RecordedAction<T>,
  S extends Session<T, MatchState<T>>,
>(
  { game, files, setup, seats = 2, newSession, act }: PlayedElsewhere<T, R, S>,
  { physics, fate, sessionOf = () => newSession(physics), passed, practises }: Surroundings<S>,
) {
  const people = ['Ada', 'Bo', 'Cy'].slice(0, seats).map((name, colour) => ({ name, colour, kind: 'person' as const }));
  const plan: MatchPlan<T> = { build: physics.build, tickHz: TICK_HZ, seed: 0, seats: people, setup };
  const started = startMatch(game, plan);
  if (!started.ok) throw new Error(started.fault.message);
  const head = JSON.parse(files.makeMatch({ header: started.value.header, log: [] })) as MatchJson;
  const clock = new Clock();
  const net = new Net(new Rooms(servicesFor({ seed: () => SEED })), clock, fate);
  const keeper = await roomWith(net.rooms, head, undefined, practises !== undefined);
  const match = () => keeper.room?.match;
  const lineOf = (seat: number): Line => {
    const line = new Line(net.host(keeper.code), { key: keyOf(seat), host: null });
    line.open();
    return line;
  };
  const players = people.map((_, seat) => ({ seat, session: sessionOf(seat), line: lineOf(seat) }));
  for (const { session } of players) session.setCalm(true);
  const hands = players.map(({ session }) => new HandOut(session as unknown as TableSession));
  const told: string[] = [];
  const hasAll = ({ session }: { readonly session: S }): boolean =>
    session.store.getState().match?.log.at(-1)?.hash === match()?.hash;
  let sawWaiting = false;
  for (let frame = 0; match()?.result === null || !players.every(hasAll); frame += 1) {
    if (frame > MOST_FRAMES) throw new Error(`${game.id} does not end`);
    for (const { seat, session, line } of players) {
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
        withRandom(seedRandom(frame), (random) => act({ session, seat, state: seen.state, random }));
      passed?.(seat);
    }
    told.push(...hands.flatMap((hand) => hand.next(frame * FRAME_MS) ?? []));
    await clock.pass(FRAME_MS);
    await practises?.(keeper, frame);
  }
  return { keeper, players, sawWaiting, net, told };
}

export const tugOfWarElsewhere = (): PlayedElsewhere<TugOfWarTypes, never, ReturnType<typeof sessionOfTugOfWar>> => ({
  game: tugOfWar,
  files: filesOfTugOfWar,
  setup: { options: OPTIONS_OF_TUG_OF_WAR },
  newSession: (physics) => sessionOfTugOfWar({ physics, random: () => 0 }),
  act: ({ session, seat, state, random }) => {
    if (!tugOfWar.asked(state).includes(seat)) return;
    const action = oneOf(tugOfWar.legal(state, seat).actions, random);
    if (action !== undefined && action.do !== 'time' && action.do !== 'concede') session.commands.act(action);
  },
});

export const truckOffElsewhere = (): PlayedElsewhere<TruckOffTypes, never, ReturnType<typeof sessionOfTruckOff>> => ({
  game: truckOff,
  files: filesOfTruckOff,
  setup: { options: { ...OPTIONS_OF_TRUCK_OFF, specials: true } },
  seats: 3, // so that somebody else’s card may be a round’s last
  newSession: (physics) => sessionOfTruckOff({ physics, ...AT_ONCE }),
  act: ({ session, seat, state, random }) => {
    session.commands.tellAll();
    session.commands.goOn();
    if (!truckOff.asked(state).includes(seat)) return;
    const action = oneOf(truckOff.legal(state, seat).actions, random);
    if (action?.do === 'roll') session.commands.throwDice([]);
    else if (action !== undefined && action.do !== 'concede') session.commands.act(action);
  },
});

export const tractorPullElsewhere = (): PlayedElsewhere<
  TractorPullTypes,
  never,
  ReturnType<typeof sessionOfTractorPull>
> => ({
  game: tractorPull,
  files: filesOfTractorPull,
  setup: { options: OPTIONS_OF_TRACTOR_PULL },
  newSession: (physics) => sessionOfTractorPull({ physics, ...AT_ONCE }),
  act: ({ session, seat, state, random }) => {
    session.commands.tellAll();
    if (!tractorPull.asked(state).some((asked) => asked === seat)) return;
    const action = oneOf(tractorPull.legal(state, seat).actions, random);
    if (action?.do === 'spin') session.commands.spin(null);
    else if (action !== undefined && action.do !== 'concede') session.commands.act(action);
  },
});

export const trexlandsElsewhere = (): PlayedElsewhere<
  TrexlandsTypes,
  never,
  ReturnType<typeof sessionOfTrexlands>
> => ({
  game: trexlands,
  files: filesOfTrexlands,
  setup: { options: { ...OPTIONS_OF_TREXLANDS, cycleLimit: 6 } },
  newSession: (physics) => sessionOfTrexlands({ physics, ...AT_ONCE }),
  act: ({ session, seat, state, random }) => {
    session.commands.goOn();
    if (session.store.getState().stage === 'aiming') return session.commands.rollForAll();
    if (!trexlands.asked(state).some((asked) => asked === seat)) return undefined;
    const { actions } = trexlands.legal(state, seat);
    const action = actions.find((one) => one.do === 'place') ?? oneOf(actions, random);
    if (action !== undefined && action.do !== 'roll' && action.do !== 'time' && action.do !== 'concede')
      session.commands.act(action);
    return undefined;
  },
});

/** Walks that small pieces take; one that cannot be taken is none. */
const LINES = ['walk S1 D 90', 'walk M1 C 90, A 90', 'walk S2 A 90', 'end'];

export const tractionElsewhere = (): PlayedElsewhere<TractionTypes, never, ReturnType<typeof sessionOfTraction>> => ({
  game: traction,
  files: filesOfTraction,
  setup: {
    options: { ...OPTIONS_OF_TRACTION, turnLimit: 6, hands: 'trembling' },
    surface: SURFACES[0] ?? expect.fail('no surface'),
    table: { distanceMm: 381 },
  },
  newSession: (physics) => sessionOfTraction({ physics, ...AT_ONCE }),
  act: ({ session, seat, state, random }) => {
    if (!traction.asked(state).includes(seat)) return;
    if (!session.commands.typeMove(oneOf(LINES, random) ?? 'end').ok) session.commands.endTurn();
  },
});
