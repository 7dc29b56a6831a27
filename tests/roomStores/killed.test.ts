import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
async function metric(name: string): Promise<number> {
  const texts = await Promise.all(servers.map(async ({ address }) => (await fetch(`${address}metrics`)).text()));
  const counts = texts.map((text) => Number(new RegExp(`^tumbletop_${name}_total (\\d+)$`, 'm').exec(text)?.[1]));
  return counts.reduce((sum, count) => sum + count, 0);
}

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
        while ((await metric('laters')) === before);
        signalPostgres('CONT');
        await play.acked(BETWEEN);
      }
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
});
