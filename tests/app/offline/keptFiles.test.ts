import { describe, expect, it } from 'vitest';
import { keptFiles, type FileList, type KeptFiles } from '#app/offline/worker/keptFiles.ts';

const FOLDER = 'https://games.example/table/';

/** As much of a cache as is needed; addresses are compared whole. */
class MapCache {
  readonly lying = new Map<string, Response>();
  match = async (key: string): Promise<Response | undefined> => this.lying.get(key)?.clone();
  put = async (key: string, response: Response): Promise<void> => void this.lying.set(key, response);
  delete = async (key: string): Promise<boolean> => this.lying.delete(key);
  keys = async (): Promise<readonly Request[]> => [...this.lying.keys()].map((key) => new Request(key));
}

/** A device that knows a server. */
function device() {
  const caches = new Map<string, MapCache>();
  const server = new Map<string, string>();
  const fetched: string[] = [];
  const open = async (name: string): Promise<Cache> => {
    const cache = caches.get(name) ?? new MapCache();
    caches.set(name, cache);
    return cache as unknown as Cache; // no more of it is asked for
  };
  return {
    server,
    fetched,
    caches,
    version: (list: FileList, folder = FOLDER): KeptFiles =>
      keptFiles(list, {
        caches: { open, has: async (name) => caches.has(name) },
        folder,
        fetch: async ({ url, cache }) => {
          fetched.push(cache === 'no-cache' ? `${url} anew` : url);
          const text = server.get(url);
          return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 });
        },
      }),
  };
}

const ONE: FileList = {
  version: '1',
  lasting: ['assets/scene-a.js', 'assets/rapier-a.wasm'],
  changing: ['', 'icons/icon.svg'],
};
const TWO: FileList = {
  version: '2',
  lasting: ['assets/scene-b.js', 'assets/rapier-a.wasm'],
  changing: ['', 'icons/icon.svg'],
};
const THREE: FileList = {
  version: '3',
  lasting: ['assets/scene-c.js', 'assets/rapier-a.wasm'],
  changing: ['', 'icons/icon.svg'],
};

function serve(server: Map<string, string>, { version, lasting, changing }: FileList): void {
  for (const file of lasting) server.set(FOLDER + file, file);
  for (const file of changing) server.set(FOLDER + file, `${file} of ${version}`);
}

const textAt = async (files: KeptFiles, path: string): Promise<string | null> =>
  (await files.answer(new Request(FOLDER + path)))?.text() ?? null;

async function installed(of: ReturnType<typeof device>, list: FileList): Promise<KeptFiles> {
  serve(of.server, list);
  const files = of.version(list);
  await files.fetchAll();
  return files;
}

describe('files kept on a device', () => {
  it('are not looked for, nor a place made for them, where they have been deleted', async () => {
    const of = device();
    const files = await installed(of, ONE);
    of.caches.clear();
    expect(await textAt(files, 'assets/scene-a.js')).toBeNull();
    expect(of.caches.size).toBe(0);
  });

  it('answer in the place of the network, whatever the address asks for behind its path', async () => {
    const files = await installed(device(), ONE);
    expect(await textAt(files, '')).toBe(' of 1');
    expect(await textAt(files, '?still&seed=3')).toBe(' of 1');
    expect(await textAt(files, 'index.html')).toBe(' of 1');
    expect(await textAt(files, 'assets/scene-a.js')).toBe('assets/scene-a.js');
    expect(await textAt(files, 'icons/icon.svg')).toBe('icons/icon.svg of 1');
  });

  it('leave to the network what is not theirs', async () => {
    const of = device();
    const files = await installed(of, ONE);
    await files.takeCharge();
    expect(await textAt(files, 'assets/other.js')).toBeNull();
    expect(await textAt(files, 'in-charge.json')).toBeNull();
    expect(await files.answer(new Request('https://games.example/'))).toBeNull();
    expect(await files.answer(new Request(FOLDER, { method: 'POST' }))).toBeNull();
    // the page asks the server whether there is a newer one
    expect(await files.answer(new Request(FOLDER, { cache: 'no-store' }))).toBeNull();
  });

  it('are fetched once where their names last, and anew for every version where they do not', async () => {
    const of = device();
    await (await installed(of, ONE)).takeCharge();
    of.fetched.length = 0;
    await installed(of, TWO);
    expect(of.fetched.toSorted()).toEqual([
      `${FOLDER} anew`,
      `${FOLDER}assets/scene-b.js`,
      `${FOLDER}icons/icon.svg anew`,
    ]);
  });

  it('stay as they were while a newer version waits', async () => {
    const of = device();
    const one = await installed(of, ONE);
    await one.takeCharge();
    const two = await installed(of, TWO);
    expect(await textAt(one, '')).toBe(' of 1');
    expect(await textAt(two, '')).toBe(' of 2');
  });

  it('stay for a tab that still shows the version before, and go with the one after', async () => {
    const of = device();
    await (await installed(of, ONE)).takeCharge();
    const two = await installed(of, TWO);
    await two.takeCharge();
    expect(await textAt(two, 'assets/scene-a.js')).toBe('assets/scene-a.js');
    const three = await installed(of, THREE);
    await three.takeCharge();
    expect(await textAt(three, 'assets/scene-a.js')).toBeNull();
    expect(await textAt(three, 'assets/scene-b.js')).toBe('assets/scene-b.js');
  });

  it('of a version that nobody ever asked for go when the next one is in charge', async () => {
    const of = device();
    await (await installed(of, ONE)).takeCharge();
    await installed(of, TWO);
    const three = await installed(of, THREE);
    await three.takeCharge();
    expect(await textAt(three, 'assets/scene-a.js')).toBe('assets/scene-a.js');
    expect(await textAt(three, 'assets/scene-b.js')).toBeNull();
  });

  it('are all there or the version is refused', async () => {
    const of = device();
    serve(of.server, ONE);
    of.server.delete(`${FOLDER}assets/scene-a.js`);
    const files = of.version(ONE);
    await expect(files.fetchAll()).rejects.toThrow('assets/scene-a.js: 404');
    expect(await textAt(files, 'assets/scene-a.js')).toBeNull();
  });

  it('of another page on the same server are left alone', async () => {
    const of = device();
    await (await installed(of, ONE)).takeCharge();
    const elsewhere = 'https://games.example/other/';
    of.server.set(elsewhere, 'other');
    const other = of.version({ version: '1', lasting: [], changing: [''] }, elsewhere);
    await other.fetchAll();
    await other.takeCharge();
    expect([...of.caches.values()].map(({ lying }) => lying.size)).toEqual([5, 2]);
  });
});
