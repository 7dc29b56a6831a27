import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Meters } from '#online/ingress/meters.ts';
import { Visitors } from '#online/ingress/visitors.ts';
import { answerHttp } from '#online/ingress/roomHttp.ts';
import { serveRooms, type RoomServer } from '#online/ingress/server.node.ts';
import { answerDaily } from '#online/ingress/dailyHttp.ts';
import { laddersSchema } from '#online/protocol/rated.ts';
import { dayListSchema, entrySchema } from '#online/protocol/daily.ts';
import { saidSchema } from '#online/protocol/messages.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { runs } from '../effort.ts';
import { Clock, daysOf, entryOf } from './daily.ts';
import { AT_HOME, headNow, HOST_KEY, keyOf, servicesFor } from './support.ts';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const PAGE = join(DOCS, 'protocol.md');
const KEYS = [keyOf(0), keyOf(1)] as const;

/** Puts what was made after its mark, in the place of what was made before. */
const withMade = (page: string, mark: string, language: string, made: string): string =>
  page.replace(
    new RegExp(String.raw`(<!-- ${mark}: [^\n]*-->\n)(\n\`\`\`[^]*?\n\`\`\`\n)?`),
    (_, line: string) => `${line}\n\`\`\`${language}\n${made}\n\`\`\`\n`,
  );

/** As much of a message as a reader needs. */
const shortened = (json: unknown, known: Set<string>): string =>
  JSON.stringify(json, (key, value: unknown) => {
    if (key !== 'state' && key !== 'header') return value;
    if (known.has(key)) return '…';
    known.add(key);
    return value;
  });

async function dayTranscript(): Promise<string> {
  const days = daysOf(new Clock());
  const lines: string[] = [];
  const http = async (method: string, json: object | null, authorization?: string): Promise<void> => {
    const [path, body] = ['/daily/tractor-pull', json === null ? '' : JSON.stringify(json)];
    const { signal } = new AbortController();
    const answer = await answerDaily(days, { method, path, authorization, body, signal, visitor: AT_HOME });
    lines.push(`> ${method} ${path}${authorization === undefined ? '' : `   (${authorization})`}`);
    if (json !== null) lines.push(`  ${body}`);
    lines.push(`< ${answer.status} ${JSON.stringify(answer.json)}`, '');
  };
  const entry = { ...(await entryOf('tractor-pull', 1)), id: 'entry-01' };
  await http('POST', { ...entry, gesture: { ...entry.gesture, spinDegS: 9000 } });
  await http('POST', entry);
  await http('POST', { ...entry, id: 'entry-02' });
  await http('GET', null, `Player ${entry.key}`);
  return lines.join('\n').trim();
}

async function transcript(): Promise<string> {
  const rooms = new Rooms(servicesFor());
  const lines: string[] = [];
  const known = new Set<string>();
  const http = async (method: string, path: string, authorization?: string, json?: object): Promise<unknown> => {
    const body = json === undefined ? '' : JSON.stringify(json);
    const { signal } = new AbortController();
    const visitor = new Visitors(() => 0).of(null);
    const answer = await answerHttp(rooms, { method, path, authorization, body, signal, visitor });
    lines.push(`> ${method} ${path}${authorization === undefined ? '' : `   (${authorization})`}`);
    if (body !== '') lines.push(`  ${body}`);
    lines.push(`< ${answer.status} ${shortened(answer.json, known)}`, '');
    return answer.json;
  };
  const head = await headNow('tug-of-war');
  const { code } = (await http('POST', '/rooms', undefined, { id: 'wish-000', host: HOST_KEY, head })) as {
    code: string;
  };
  const as = (seat: 0 | 1): string => `Seat ${KEYS[seat]}`;
  let wishes = 0;
  const act = async (seat: 0 | 1, ask: object, base: number | null = null): Promise<unknown> =>
    http('POST', `/m/${code}/act`, as(seat), { id: `wish-00${(wishes += 1)}`, base, ask });
  await act(0, { do: 'sit', seat: 0, name: 'Ada', key: KEYS[0] });
  await act(1, { do: 'sit', seat: 1, name: 'Bo', key: KEYS[1] });
  await http('GET', `/m/${code}/tail?have=-1&wait=1`, as(0));
  await act(1, { do: 'act', order: { do: 'play', seat: 1, module: 'race', cards: [1] } }, 3);
  await http('GET', `/m/${code}/tail?have=3&wait=1`, as(0));
  await act(0, { do: 'act', order: { do: 'play', seat: 0, module: 'race', cards: [1] } }, 4);
  await act(0, { do: 'act', order: { do: 'concede', seat: 0 } }, 4);
  await http('GET', `/m/${code}/tail?have=4&wait=1`, as(0));
  return lines.join('\n').trim();
}

let server: RoomServer | null = null;
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill(); // those of a test that fails
  await server?.close();
});

describe('the page of the protocol', () => {
  it('has the schema and the match that are so now (vitest -u writes them anew)', async () => {
    const page = readFileSync(PAGE, 'utf8');
    const schemaOf = (of: z.ZodType): string => JSON.stringify(z.toJSONSchema(of), null, 1);
    const made = [
      ['schema', 'json', schemaOf(saidSchema)],
      ['entry', 'json', schemaOf(entrySchema)],
      ['list', 'json', schemaOf(dayListSchema)],
      ['ladders', 'json', schemaOf(laddersSchema)],
      ['day', 'text', await dayTranscript()],
      ['transcript', 'text', await transcript()],
    ].reduce((so, [mark = '', language = '', text = '']) => withMade(so, mark, language, text), page);
    await expect(made).toMatchFileSnapshot(PAGE);
  });

  it('is enough for a client: two of them play a match of Tug of War', async () => {
    server = await serveRooms({
      rooms: new Rooms(servicesFor()),
      host: '127.0.0.1',
      port: 0,
      now: () => Date.now(),
      build: PHYSICS_BUILD,
      publicUrl: null,
      tls: null,
      meters: new Meters(() => ({})),
      otherwise: (_, response) => response.writeHead(404).end(),
    });
    const address = `http://127.0.0.1:${server.port}`;
    const client = (...args: readonly string[]) => {
      const child = spawn(process.execPath, [join(DOCS, 'client.mjs'), address, ...args]);
      children.push(child);
      let said = '';
      const heard = new Set<() => void>();
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString('utf8');
        for (const look of heard) look();
      });
      child.stderr.on('data', (part: Buffer) => (said += part.toString('utf8')));
      const ended = new Promise<string>((resolve) => child.once('close', () => resolve(said)));
      const says = async (words: RegExp): Promise<string> =>
        new Promise((resolve, reject) => {
          const look = (): void => {
            const found = words.exec(said)?.[1];
            if (found !== undefined) resolve(found);
          };
          heard.add(look);
          void ended.then(() => reject(new Error(said)));
        });
      return { ended, says };
    };
    const first = client();
    const second = client(await first.says(/code (\w{6})/), 'Another client', String(runs(3, 1000)));
    const [one, other] = await Promise.all([first.ended, second.ended]);
    const over = /over: \{.*\} ([0-9a-f]{32})/;
    expect(one).toMatch(over);
    expect(over.exec(other)?.[1]).toBe(over.exec(one)?.[1]);
  });
});
