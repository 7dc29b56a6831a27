import { afterAll, beforeAll, expect, it } from 'vitest';
import { PostgresStore } from '#online/store/postgresStore.node.ts';
import { ensurePrograms, postgresAt, stablePort } from '../../scripts/lib/realStores.mjs';
import { Clock, daysOf, entryOf } from '../online/daily.ts';

let postgres: ReturnType<typeof postgresAt>;
beforeAll(async () => void (postgres = await postgresAt(ensurePrograms('online'), await stablePort()).start()));
afterAll(async () => postgres.remove());

const PLAYERS = 40;

it('two processes on one Postgres have one list of the day, and one try for who asks both at once', async () => {
  const stores = await Promise.all([0, 1].map(async () => PostgresStore.open(postgres.url)));
  const [here, there] = stores.map((store) => daysOf(new Clock(), { store }));
  const [store] = stores;
  if (here === undefined || there === undefined || store === undefined) throw new Error('there are two');
  const day = new Date(await store.now()).toISOString().slice(0, 10);
  const answers = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, player) =>
      Promise.all([
        here.enter('truck-off', await entryOf('truck-off', player, { day })),
        there.enter('truck-off', await entryOf('truck-off', player, { day }, 1)),
      ]),
    ),
  );
  for (const both of answers)
    expect(both.map((one) => (one?.ok === false ? one.fault.code : one?.value.is)).sort()).toEqual(['ack', 'one-try']);
  const list = await here.list('truck-off', day, null);
  expect(list).toMatchObject({ ok: true, value: { players: PLAYERS } });
  expect(await there.list('truck-off', day, null)).toEqual(list);
  await Promise.all(stores.map(async (one) => one.close()));
});
