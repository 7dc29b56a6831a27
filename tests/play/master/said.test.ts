import { beforeAll, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { seenBy } from '#engine/seen.ts';
import { play as traction } from '#play/traction/play.ts';
import { play as tractorPull } from '#play/tractor-pull/play.ts';
import { play as trexlands } from '#play/trexlands/play.ts';
import { play as truckOff } from '#play/truck-off/play.ts';
import { play as tugOfWar } from '#play/tug-of-war/play.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { DEFAULT_SETTINGS } from '#play/settings/settings.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { fault, type Result } from '#sim/result.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** A table whose match is kept where everything is refused, by and by. */
function sitDownElsewhere<B extends TableTypes>(play: PlayedGame<B>) {
  const started = startMatch(play.game, { build: physics.build, tickHz: TICK_HZ, seed: 5, ...play.standardMatch() });
  if (!started.ok) throw new Error(started.fault.message);
  const session = play.createSession({ physics, random: () => 0, pace: 'at-once' });
  const waiting: ((answer: Result<never>) => void)[] = [];
  const ask = (_: unknown, ...more: readonly unknown[]): void => {
    waiting.push(more.at(-1) as (answer: Result<never>) => void);
  };
  const seat = play.game.asked(started.value.state)[0] ?? 0;
  session.commands.join({
    seat,
    match: seenBy(play.game, started.value, seat),
    handDraws: started.value.random,
    letGo: ask,
    play: ask,
    undo: ask,
    listen: () => () => undefined,
  });
  const talk = play.talk(session, () => DEFAULT_SETTINGS);
  const told: { readonly lines: readonly string[]; readonly kind: string | undefined }[] = [];
  const stop = talk.listen((lines, kind) => told.push({ lines, kind }));
  const answer = (message: string): void => waiting.splice(0).forEach((heard) => heard(fault('late', message)));
  return { session, talk, told, stop, answer, seat };
}

const tables = {
  traction: { open: () => sitDownElsewhere(traction), line: 'end' },
  trexlands: { open: () => sitDownElsewhere(trexlands), line: 'roll all' },
  'truck-off': { open: () => sitDownElsewhere(truckOff), line: 'trucks 8 10' },
  'tractor-pull': { open: () => sitDownElsewhere(tractorPull), line: 'face a' },
  'tug-of-war': { open: () => sitDownElsewhere(tugOfWar), line: 'race 1' },
};

it.each(Object.entries(tables))(
  '%s says in words what was refused elsewhere, once it is known',
  (_, { open, line }) => {
    const { session, talk, told, stop, answer, seat } = open();
    expect(talk.say(line).kind).toBe('told');
    expect(session.store.getState().asking).toBe(true);
    answer(`Seat ${seat} was too late.`);
    const name = session.store.getState().match?.header.seats[seat]?.name;
    expect(told).toEqual([{ lines: [`${name} was too late.`], kind: 'refused' }]);
    stop();
    talk.say(line);
    answer('Nobody hears this.');
    expect(told).toHaveLength(1);
  },
);
