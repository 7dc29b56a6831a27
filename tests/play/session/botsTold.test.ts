import { beforeAll, describe, expect, it } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { play as traction } from '#play/traction/play.ts';
import { play as tractorPull } from '#play/tractor-pull/play.ts';
import { play as trexlands } from '#play/trexlands/play.ts';
import { play as truckOff } from '#play/truck-off/play.ts';
import { play as tugOfWar } from '#play/tug-of-war/play.ts';
import type { GameTypes } from '#engine/game.ts';
import { NO_BOTS } from '#play/session/botSeats.ts';
import type { AnySession, MatchState } from '#play/session/state.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const GAMES = [traction, trexlands, truckOff, tractorPull, tugOfWar].map(
  (play) => [play.words.name, play as PlayedGame] as const,
);

/** Sets what a session’s own commands would bring about only after many moves. */
const set = ({ store }: AnySession, patch: Partial<MatchState<GameTypes>>): void =>
  (store as StoreApi<MatchState<GameTypes>>).setState(patch);

function begin({ standardMatch }: PlayedGame, session: AnySession): void {
  const begun = session.commands.newMatch({ ...standardMatch(), seed: 7 } as never);
  if (!begun.ok) throw new Error(begun.fault.message);
}

/** A table at which the seats have done so much, and the computer at the second one its last move. */
function sitDown(play: PlayedGame, by: readonly number[], entry: number): AnySession {
  const session = play.createSession({ physics, pace: 'at-once', random: () => 0 });
  begin(play, session);
  log(session, by);
  const last = { seat: 1, entry, reason: { code: 'whim', about: {} } };
  set(session, { bots: { seat: null, paused: false, pace: 'watch', failed: false, last } });
  return session;
}

function log(session: AnySession, by: readonly number[]): void {
  const { match } = session.store.getState();
  set(session, { match: { ...match, log: by.map((seat) => ({ seat, events: [] })) } as never });
}

const toldBy = ({ store }: AnySession): number | undefined => store.getState().bots?.last?.entry;

describe.each(GAMES)('the reason of a computer’s move at %s', (_, play) => {
  it('is told while the move is under way, and as long as it stands', () => {
    const session = sitDown(play, [0], 1);
    set(session, { turned: 1 });
    expect(toldBy(session)).toBe(1);
    log(session, [0, 1]);
    log(session, [0, 1, 0]);
    log(session, [0, 1]);
    expect(toldBy(session)).toBe(1);
  });

  it('is gone when the move is taken back', () => {
    const session = sitDown(play, [0, 1, 0], 1);
    log(session, [0]);
    expect(toldBy(session)).toBeUndefined();
  });

  it('is gone when another seat has moved instead', () => {
    const session = sitDown(play, [0], 1);
    log(session, [0, 0]);
    expect(toldBy(session)).toBeUndefined();
  });

  it('is gone in another match, and when all have left', () => {
    const session = sitDown(play, [0, 1], 1);
    begin(play, session);
    expect(toldBy(session)).toBeUndefined();
    const left = sitDown(play, [0, 1], 1);
    left.commands.leave();
    expect(toldBy(left)).toBeUndefined();
  });
});

it.each(GAMES)('at %s computers that were paused, or had failed, play on in another match', (_, play) => {
  const session = sitDown(play, [0, 1], 1);
  set(session, { bots: { ...NO_BOTS, paused: true, failed: true, pace: 'fast' } });
  begin(play, session);
  expect(session.store.getState().bots).toMatchObject({ paused: false, failed: false, pace: 'fast' });
});
