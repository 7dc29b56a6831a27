import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL, type Told } from '#online/protocol/messages.ts';
import { headNow, HOST_KEY, newId } from './support.ts';
import { served, type Served } from './served.ts';

const execute = promisify(execFile);
const SHELL = `const words = ${JSON.stringify('to be or not to be '.repeat(200))};`;
const HEADERS = { 'Content-Security-Policy': "default-src 'self'" };

let folder = '';
/** Without any option. */
let usual: Served;
const running: Served[] = [];
const serve = async (...args: readonly string[]): Promise<Served> => {
  const data = await mkdtemp(join(folder, 'rooms-'));
  const server = await served(['--page', join(folder, 'page'), '--data', data, ...args]);
  running.push(server);
  return server;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tumbletop-page-'));
  await mkdir(join(folder, 'page/assets'), { recursive: true });
  await writeFile(join(folder, 'page/index.html'), '<title>Tumbletop</title>');
  await writeFile(join(folder, 'page/headers.json'), JSON.stringify(HEADERS));
  await writeFile(join(folder, 'page/assets/shell-0123456.js'), SHELL);
  await writeFile(join(folder, 'page/assets/picture-0123456.webp'), SHELL);
  await execute(process.execPath, [resolve('scripts/page/compress.mjs'), join(folder, 'page')]);
  usual = await serve();
});
afterAll(async () => {
  await Promise.all(running.map(async (server) => server.stop()));
  await rm(folder, { recursive: true });
});

/** What the room's server says of its own address. */
async function publicUrlAt(address: string, options: object = {}): Promise<string | null> {
  const id = newId();
  const body = JSON.stringify({ id, host: HOST_KEY, head: await headNow('tug-of-war') });
  const opened = await asked(`${address}rooms`, { method: 'POST', body, ...options });
  const { code } = JSON.parse(opened.text) as { code: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}m/${code}`, options);
  const told = await new Promise<Told>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => resolve(JSON.parse(data.toString()) as Told));
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, key: null, host: null, have: -1 })));
  });
  socket.close();
  return told.t === 'welcome' ? told.publicUrl : null;
}

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly ca?: string;
}

/** By http, or by https with an authority of the test's own. */
async function asked(url: string, { method = 'GET', body, ca }: Asked = {}): Promise<{ status: number; text: string }> {
  if (ca === undefined) {
    const answer = await fetch(url, { method, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, text: await answer.text() };
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, ca }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('the page that a server of rooms has', () => {
  it('comes packed as the browser likes it, for ever where its name says what is in it, with its headers', async () => {
    const { address } = usual;
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${address}assets/shell-0123456.js`, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.headers.get('content-type')).toMatch(/javascript/);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(answer.headers.get('cache-control')).toMatch(/immutable/);
      expect(answer.headers.get('content-security-policy')).toBe(HEADERS['Content-Security-Policy']);
      expect(await answer.text()).toBe(SHELL);
    }
    const page = await fetch(address);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const known = page.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': known } })).status).toBe(304);
    expect((await fetch(`${address}nothing`)).status).toBe(404);
    expect((await fetch(address, { method: 'PUT' })).status).toBe(405);
  });

  it('packs nothing that is packed already, and nothing that would not be smaller', async () => {
    const files = await readdir(join(folder, 'page'), { recursive: true });
    expect(files.filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual([
      'assets/shell-0123456.js.br',
      'assets/shell-0123456.js.gz',
    ]);
  });
});

describe('the address at which others reach it', () => {
  it('is the one that was said, with a slash behind it, in links and pictures', async () => {
    const server = await serve('--public-url', 'https://play.example/table');
    expect(server.said).toContain('https://play.example/table/');
    expect(await publicUrlAt(/http:\/\/[\d.]+:\d+\//.exec(server.said)?.[0] ?? '')).toBe('https://play.example/table/');
  });

  it('is nobody else’s where the machine listens to itself alone, and it says so', async () => {
    const { said, address } = usual;
    expect(said).toMatch(/No other device can reach this address/);
    expect(await publicUrlAt(address)).toBeNull();
  });

  it('is each of the machine’s own where it listens at all', async () => {
    const { said } = await serve('--host', '0.0.0.0');
    const own = Object.values(networkInterfaces())
      .flatMap((cards) => cards ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of own) {
      const url = new RegExp(`http://${address.replaceAll('.', String.raw`\.`)}:\\d+/`).exec(said)?.[0] ?? '';
      expect((await asked(url)).status).toBe(200);
    }
    expect(said).not.toMatch(/No other device/);
  });
});

describe('a certificate', () => {
  const certificate = async (): Promise<{ cert: string; key: string }> => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const how = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
    const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert];
    await execute('openssl', ['req', ...how.split(' '), ...names]);
    return { cert, key };
  };

  it('has page, rooms and sockets come by https', async () => {
    const { cert, key } = await certificate();
    const { address } = await serve('--tls-cert', cert, '--tls-key', key);
    expect(address).toMatch(/^https:/);
    const ca = await readFile(cert, 'utf8');
    expect((await asked(address, { ca })).text).toContain('Tumbletop');
    expect(await publicUrlAt(address, { ca })).toBeNull();
  });

  it.each([
    { says: 'alone', args: (cert: string) => ['--tls-cert', cert], sentence: /go together/ },
    {
      says: 'that is not there',
      args: () => ['--tls-cert', '/nowhere/a.pem', '--tls-key', '/nowhere/b.pem'],
      sentence: /certificate cannot be read: .*\/nowhere\/a\.pem/,
    },
    {
      says: 'that is none',
      args: (cert: string) => ['--tls-cert', join(folder, 'page/index.html'), '--tls-key', cert],
      sentence: /certificate cannot be read/,
    },
  ])('$says is refused in a sentence', async ({ args, sentence }) => {
    const { cert } = await certificate();
    const command = ['bin/tumbletop.mjs', 'serve', '--port', '0', '--page', join(folder, 'page'), '--data', folder];
    const ended = await execute(process.execPath, [...command, ...args(cert)]).catch((error: unknown) => error);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(sentence) });
    expect((ended as { stderr: string }).stderr.trim()).not.toContain('\n');
  });
});
