import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askedOf } from '../../scripts/start/asked.mjs';
import { builtPage } from '../../scripts/start/builtPage.mjs';
import { SOURCES } from '../../scripts/start/start.mjs';
import { root as project } from '../../scripts/lib/source.mjs';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'tumbletop-start-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the options of npm start', () => {
  it.each([
    [[], {}],
    [['--port', '8080'], { port: 8080 }],
    [['--port=8080', '--host', '127.0.0.1'], { port: 8080, host: '127.0.0.1' }],
    [['--host'], { host: '0.0.0.0' }],
    [['--host', '--port', '0'], { port: 0, host: '0.0.0.0' }],
    [['--help'], { help: true }],
    [['-h', '--port', 'x'], { help: true }],
  ])('are read from %j', (args, asked) => {
    expect(askedOf(args)).toEqual(asked);
  });

  it.each([
    [['--port', 'x'], '--port is a whole number up to 65535, not "x".'],
    [['--port', '65536'], '--port is a whole number up to 65535, not "65536".'],
    [['--port', '-1'], "'--port' argument is ambiguous; see npm start -- --help."],
    [['--port'], 'argument missing; see npm start -- --help.'],
    [['--host='], '--host is an address of this machine, not "".'],
    [['--fast'], "Unknown option '--fast'; see npm start -- --help."],
    [['8080'], '"8080" is no option; see npm start -- --help.'],
  ])('refuse %j in one sentence', (args, sentence) => {
    expect(() => askedOf(args)).toThrow(sentence);
  });
});

describe('the page of npm start', () => {
  const source = (): string => join(root, 'src');
  const folder = (): string => join(root, 'dist', 'start');
  const said: string[] = [];
  const page = async (build: (into: string) => Promise<void> = builds('a page')): Promise<string[]> => {
    said.length = 0;
    const say = (sentence: string) => void said.push(sentence);
    const served = await builtPage({ sources: [source()], folder: folder(), build, say });
    expect(served).toBe(join(folder(), 'page'));
    return said;
  };
  const builds = (words: string) => async (into: string) => {
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, 'index.html'), words);
  };
  const shown = (): string => readFileSync(join(folder(), 'page', 'index.html'), 'utf8');
  /** A time before or after that of the build. */
  const touch = (path: string, seconds: number): void => {
    const time = statSync(join(folder(), 'built')).mtimeMs / 1000 + seconds;
    utimesSync(path, time, time);
  };
  const file = (): string => join(source(), 'a.ts');

  beforeEach(() => {
    mkdirSync(source(), { recursive: true });
    writeFileSync(file(), '');
    utimesSync(file(), 1, 1);
    utimesSync(source(), 1, 1);
  });

  it('is built once, and that is said', async () => {
    expect(await page()).toEqual([expect.stringMatching(/^Building the page, once;.*ten seconds/)]);
    expect(await page(builds('another'))).toEqual([]);
    expect(shown()).toBe('a page');
  });

  it('is built again where a source is newer, or one has gone, and that is said', async () => {
    await page();
    for (const path of [file(), source()]) {
      touch(path, 10);
      expect(await page(builds('newer'))).toEqual([expect.stringMatching(/^The source has changed: building/)]);
      touch(path, -10);
      expect(await page()).toEqual([]);
    }
    rmSync(source(), { recursive: true });
    expect(await page()).toHaveLength(1);
  });

  it('stays as it was where it does not build, and leaves nothing behind', async () => {
    await page();
    touch(file(), 10);
    const breaks = async (into: string) => {
      await builds('half')(into);
      throw new Error('no such module');
    };
    await expect(page(breaks)).rejects.toThrow('no such module');
    expect(shown()).toBe('a page');
    expect(readdirSync(join(root, 'dist'))).toEqual(['start']);
    expect(await page()).toHaveLength(1);
  });

  it('is built from what is there', () => {
    expect(SOURCES.filter((name) => !existsSync(join(project, name)))).toEqual([]);
  });
});

describe('npm start', () => {
  const script = fileURLToPath(new URL('../../scripts/start/start.mjs', import.meta.url));
  const children: ChildProcess[] = [];
  // A test that fails leaves none behind.
  afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
  /** In a project whose page is one file, made by `build` (JavaScript). */
  const started = (args: readonly string[], build: string) => {
    for (const name of SOURCES)
      if (!name.includes('.')) mkdirSync(join(root, name), { recursive: true });
      else writeFileSync(join(root, name), name === 'package.json' ? '{"type":"module"}' : 'export default {};');
    const code = `import { mkdirSync, writeFileSync } from 'node:fs';
      const { start } = await import(${JSON.stringify(script)});
      await start(${JSON.stringify(args)}, { root: ${JSON.stringify(root)}, build: async (into) => { ${build} } });`;
    // Colours would stand between the words, and a machine that tests (`CI`) asks for them.
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: project, env });
    children.push(child);
    const said = { out: '', errors: '' };
    const heard = new Set<() => void>();
    child.stdout.on('data', (chunk) => {
      said.out += String(chunk);
      for (const tell of heard) tell();
    });
    child.stderr.on('data', (chunk) => (said.errors += String(chunk)));
    const ended = new Promise<object>((resolve) => child.on('close', (exit) => resolve({ exit, ...said })));
    const says = (words: RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        void ended.then((how) => reject(new Error(JSON.stringify(how))));
        const look = () => {
          const found = words.exec(said.out);
          if (found !== null) resolve(found[1] ?? '');
        };
        heard.add(look);
        look();
      });
    return { child, ended, says };
  };
  const MAKES = `mkdirSync(into, { recursive: true }); writeFileSync(into + '/index.html', 'the table');`;

  it('builds the page, serves it, and ends well at Ctrl-C', async () => {
    const { child, ended, says } = started(['--port', '0', '--host', '127.0.0.1'], MAKES);
    const address = await says(/(http:\/\/127\.0\.0\.1:\d+\/)/);
    expect(await (await fetch(address)).text()).toBe('the table');
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ exit: 0, errors: '', out: expect.stringMatching(/^Building the page, once;/) });
  });

  it('ends at Ctrl-C while it builds, and leaves nothing behind', async () => {
    const { child, ended, says } = started(
      [],
      `${MAKES} console.log('half'); await new Promise((r) => setTimeout(r, 1e9));`,
    );
    await says(/(half)/);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ exit: 130, errors: '' });
    expect(readdirSync(join(root, 'dist'))).toEqual([]);
  });

  it.each([
    [['--port', 'x'], MAKES, 2, '--port is a whole number up to 65535, not "x".'],
    [[], `throw new Error('no such module');`, 1, 'the page does not build: no such module'],
  ])('says what is wrong with %j', async (args, build, exit, sentence) => {
    expect(await started(args, build).ended).toMatchObject({ exit, errors: `npm start: ${sentence}\n` });
  });

  it('says that a port is taken', async () => {
    const first = started(['--port', '0', '--host', '127.0.0.1'], MAKES);
    const port = await first.says(/127\.0\.0\.1:(\d+)/);
    const { ended } = started(['--port', port, '--host', '127.0.0.1'], MAKES);
    expect(await ended).toMatchObject({ exit: 2, errors: `npm start: Port ${port} is already in use\n` });
    first.child.kill('SIGINT');
    await first.ended;
  });

  it('tells its options', async () => {
    const { ended } = started(['--help'], MAKES);
    expect(await ended).toMatchObject({
      exit: 0,
      errors: '',
      out: expect.stringContaining('npm start -- --port 8080'),
    });
  });
});
