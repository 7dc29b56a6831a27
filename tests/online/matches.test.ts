import { beforeAll, describe, expect, it } from 'vitest';
import type { GameTypes } from '#engine/game.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { lastHashes } from '#online/client/lastHashes.ts';
import { unsealed } from '#online/client/seals.ts';
import type { MatchState, Session } from '#play/session/state.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import {
  playElsewhere,
  SEED,
  tractionElsewhere,
  tractorPullElsewhere,
  trexlandsElsewhere,
  truckOffElsewhere,
  tugOfWarElsewhere,
  type PlayedElsewhere,
} from './elsewhere.ts';
import { Chance, partsOf, SALT } from './support.ts';
import type { Fate } from './net.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const FATES: readonly Fate[] = [
  'cut-before',
  'cut-after',
  'half-open',
  ...Array.from({ length: 60 }, (): Fate => 'arrives'),
];

describe('a match that is kept elsewhere, on a line that loses and repeats', () => {
  const check = async <T extends GameTypes, R extends RecordedAction<T>, S extends Session<T, MatchState<T>>>(
    elsewhere: PlayedElsewhere<T, R, S>,
  ) => {
    const chance = new Chance(7);
    const fate = (): Fate => chance.oneOf<Fate>(FATES) ?? 'arrives';
    const { keeper, players, sawWaiting, net, told } = await playElsewhere(elsewhere, { physics, fate });
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
