import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { PostgresStore } from '#online/store/postgresStore.node.ts';
import { ensurePrograms, postgresAt, stablePort } from '../../scripts/lib/realStores.mjs';
import { sharedContract, storeContract } from '../online/storeContract.ts';

let postgres: ReturnType<typeof postgresAt>;
beforeAll(async () => void (postgres = await postgresAt(ensurePrograms('online'), await stablePort()).start()));
afterAll(async () => postgres.remove());

async function emptied(): Promise<string> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('DROP TABLE IF EXISTS tumbletop_rows');
  await client.end();
  return postgres.url;
}

storeContract('in Postgres', async () => PostgresStore.open(await emptied()));
sharedContract('in Postgres', async () => {
  const url = await emptied();
  return Promise.all([PostgresStore.open(url), PostgresStore.open(url)]);
});
