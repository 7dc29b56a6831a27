import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '#online/client/line.ts';
import { ensurePrograms, postgresAt, redisAt, stablePort } from '../../scripts/lib/realStores.mjs';
import { RoomServer } from '../e2e/support/roomServer.ts';
import { runs, SEED } from '../effort.ts';
import { figures, Play } from './play.ts';

const programs = ensurePrograms('online');
let postgres: ReturnType<typeof postgresAt>;
let redis: ReturnType<typeof redisAt>;
let servers: readonly [RoomServer, RoomServer];
const table: string[] = [
  '| what happens | actions | acks ms p50 / p95 / max | told ms | back ms |',
  '|---|---|---|---|---|',
];

const serverAt = async (url: string): Promise<RoomServer> =>
  RoomServer.start('docs', '--postgres', url, '--redis', redis.url);

beforeAll(async () => {
  postgres = await postgresAt(programs, await stablePort()).start();
  redis = await redisAt(programs, await stablePort()).start();
  servers = await Promise.all([serverAt(postgres.url), serverAt(postgres.url)]);
});
afterAll(async () => {
  process.stdout.write(`${table.join('\n')}\n`);
  for (const server of servers) await server.remove();
  for (const store of [postgres, redis]) await store.remove();
});

/** So often a counter is looked at, ms. */
const LOOKS_MS = 100;
const ROOMS = 3;
/** Actions between two blows: every room is in the midst of some. */
const BETWEEN = 6;

/** Everybody plays while this happens; nothing acknowledged is lost, nothing counts twice, all hashes are equal. */
async function during(what: string, happens: (play: Play) => Promise<void>, at = servers): Promise<Play> {
  const play = new Play(
    at.map(({ address }) => address),
    SEED,
  );
  play.begin(ROOMS);
  await play.acked(BETWEEN);
  await happens(play);
  await play.acked(BETWEEN);
  await play.end();
  const { acks, told, backs } = play;
  table.push(`| ${what} | ${acks.length} | ${figures(acks)} | ${figures(told)} | ${figures(backs)} |`);
  return play;
}

async function killServers(play: Play, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const server = servers[kill % 2] as RoomServer;
    await server.kill();
    await play.acked(BETWEEN); // at the other one
    await server.open();
    await play.acked(BETWEEN);
  }
}

async function endPostgres(play: Play, signals: readonly NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    await postgres.end(signal);
    await postgres.start();
    await play.acked(BETWEEN);
  }
}

/** All processes of it, which go on as if nothing had been. */
const signalPostgres = (signal: 'STOP' | 'CONT'): void =>
  void spawnSync('pkill', [`-${signal}`, '-P', String(postgres.pid)]);

/** Of a counter of all servers. */
async function metric(name: string, at = servers): Promise<number> {
  const texts = await Promise.all(at.map(async ({ address }) => (await fetch(`${address}metrics`)).text()));
  const counts = texts.map((text) => Number(new RegExp(`^tumbletop_${name}_total (\\d+)$`, 'm').exec(text)?.[1]));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * A user whose `pg_notify` passes on nothing but the notes by which a process knows that its connection lives; it has a
 * table of its own.
 */
const NO_HINTS = `
  CREATE ROLE quiet LOGIN;
  CREATE SCHEMA quiet AUTHORIZATION quiet;
  ALTER ROLE quiet SET search_path = quiet, pg_catalog;
  CREATE FUNCTION quiet.pg_notify(text, text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN IF $2 LIKE '%=%' THEN PERFORM pg_catalog.pg_notify($1, $2); END IF; END $$;
`;

describe('two processes on one Postgres, people at both', () => {
  it('play in the calm', async () => {
    await during('nothing', async (play) => play.acked(runs(30, 600)));
    expect(await metric('hash_differences')).toBe(0);
  });

  it('lose nothing as one or the other is killed with -9', async () => {
    await during('kill -9 of alternating servers', async (play) => killServers(play, runs(2, 40)));
  });

  it('lose nothing as Postgres is stopped, and killed with -9', async () => {
    await during('Postgres ended (INT, QUIT, KILL)', async (play) => {
      for (let i = 0; i < runs(1, 10); i += 1) await endPostgres(play, ['SIGINT', 'SIGQUIT', 'SIGKILL']);
    });
  });

  it('lose nothing as Postgres says nothing for longer than they wait, and goes on', async () => {
    await during('Postgres silent until answers are given up', async (play) => {
      for (let i = 0; i < runs(1, 10); i += 1) {
        const before = await metric('laters');
        signalPostgres('STOP');
        while ((await metric('laters')) === before) await pause(LOOKS_MS);
        signalPostgres('CONT');
        await play.acked(BETWEEN);
      }
    });
  });

  it('lose nothing as browsers are gone before they hear what came of it', async () => {
    await during('a browser gone in one of three actions, back with its key alone', async (play) => {
      play.vanishing = 3;
      await play.acked(runs(30, 600));
    });
  });

  it('let one of two devices of a seat have the row', async () => {
    await during('nothing, and each action from two devices of the seat at once', async (play) => {
      play.twice = true;
      await play.acked(runs(30, 600));
    });
  });

  it('do not wait for Redis', async () => {
    await during('Redis killed with -9', async (play) => {
      for (let i = 0; i < runs(1, 10); i += 1) {
        await redis.end('SIGKILL');
        await play.acked(BETWEEN);
        await redis.start();
        await play.acked(BETWEEN);
      }
    });
  });

  it('lose nothing as all of it happens at once', async () => {
    await during('kill -9 of servers, Postgres and Redis at once, browsers gone', async (play) => {
      play.vanishing = 5;
      const stores = async (): Promise<void> => {
        for (let i = 0; i < runs(1, 10); i += 1) {
          await redis.end('SIGKILL');
          await endPostgres(play, ['SIGKILL']);
          await redis.start();
          await endPostgres(play, ['SIGQUIT']);
        }
      };
      await Promise.all([killServers(play, runs(2, 20)), stores()]);
    });
    expect(await metric('hash_differences')).toBe(0);
  });
});

describe('two processes on a Postgres that passes no hints on', () => {
  it('find each other’s rows all the same', async () => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(NO_HINTS);
    await client.end();
    const url = postgres.url.replace('owner', 'quiet');
    const pair = await Promise.all([serverAt(url), serverAt(url)] as const);
    try {
      await during('no NOTIFY at all', async (play) => play.acked(runs(6, 60)), pair);
      expect(await metric('holes_healed', pair)).toBeGreaterThan(0);
    } finally {
      for (const server of pair) await server.remove();
    }
  });
});

describe('two processes with a Redis', () => {
  it('pass a hand on from one to the other, and again once Redis is back', async () => {
    const play = new Play(
      servers.map(({ address }) => address),
      SEED,
    );
    const [ada, bo] = (await play.newRoom()).lines as [Line, Line, Line];
    let hands = 0;
    const heard = (): Promise<void> =>
      new Promise((resolve) => {
        const stop = bo.listenToFleeting(({ t }) => {
          if (t !== 'hand') return;
          stop();
          resolve();
        });
      });
    for (const kill of [true, false]) {
      const comes = heard();
      const timer = setInterval(() => ada.sendFleeting({ t: 'hand', b: `${(hands += 1)}` }), LOOKS_MS);
      await comes;
      clearInterval(timer);
      if (!kill) continue;
      await redis.end('SIGKILL');
      await redis.start();
    }
    for (const line of [ada, bo]) line.close();
  });
});
