import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '#online/store/postgresStore.node.ts';
import { ensurePrograms, postgresAt, stablePort } from '../../scripts/lib/realStores.mjs';
import { headNow } from '../online/support.ts';
import { row } from '../online/storeContract.ts';

let postgres: ReturnType<typeof postgresAt>;
beforeAll(async () => void (postgres = await postgresAt(ensurePrograms('online'), await stablePort()).start()));
afterAll(async () => postgres.remove());

const page = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8');
const [builds = '', one = '', old = ''] = [...page.matchAll(/```sql\n(.*?)```/gs)].map(([, sql]) => sql);

describe('the statements of the page on running a server', () => {
  it('count rooms by their build, and delete one, and those that nobody has used for a year', async () => {
    const store = await PostgresStore.open(postgres.url);
    const head = await headNow('tug-of-war');
    for (const room of ['CODEXX', 'AAAAAA', 'CCCCCC']) {
      await store.open(room, { seq: 0, id: 'opening-1', seat: null, body: { do: 'open', head, host: 'hash' } });
      await store.append(room, row(1));
    }
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const rooms = async (): Promise<unknown> =>
      (await client.query('SELECT DISTINCT room FROM tumbletop_rows ORDER BY room')).rows.map(({ room }) => room);
    expect((await client.query(builds)).rows).toMatchObject([{ build: head['build'], rooms: '3' }]);
    await client.query(one);
    expect(await rooms()).toEqual(['AAAAAA', 'CCCCCC']);
    await client.query("UPDATE tumbletop_rows SET at = at - 366::bigint * 86400000 WHERE room = 'AAAAAA' OR seq = 0");
    await client.query(old);
    expect(await rooms()).toEqual(['CCCCCC']);
    expect(await store.tail('AAAAAA', 0)).toBeNull();
    await client.end();
    await store.close();
  });
});
