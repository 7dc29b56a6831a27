/** The build's list of its files (`scripts/page/offline.mjs`). Addresses are relative to the page's folder. */
export interface FileList {
  /** Changes when any file does. */
  readonly version: string;
  /** Named by their contents: a kept one stays good for ever. */
  readonly lasting: readonly string[];
  /** The same name in every version; `''` is the page itself. */
  readonly changing: readonly string[];
}

/** The parts of the browser that are needed, so that a test needs none. */
export interface Surroundings {
  readonly caches: Pick<CacheStorage, 'open' | 'has'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The page's folder, as an absolute address that ends in a slash. */
  readonly folder: string;
}

export interface KeptFiles {
  /** Fetches what is not there yet. Rejects where a file cannot be had: then the version before stays in charge. */
  fetchAll(): Promise<void>;
  /** This version is in charge: what neither it nor the one before it needs is thrown away. */
  takeCharge(): Promise<void>;
  /**
   * The kept file that a request asks for; null where there is none or it wants none, and the network is to be asked.
   */
  answer(request: Request): Promise<Response | null>;
}

/** A file is the same for every request, even if a server says that it depends on headers. */
const ANYHOW = { ignoreVary: true } as const;

/** Where the version in charge notes what it needs. */
const IN_CHARGE = 'in-charge.json';

/**
 * The files of the page on this device. All versions share one cache: files with lasting names are fetched once, the
 * others lie there once a version. A tab with an older page still finds its files until the version after the next.
 */
export function keptFiles(
  { version, lasting, changing }: FileList,
  { caches, fetch, folder }: Surroundings,
): KeptFiles {
  const addressOf = (file: string): string => new URL(file, folder).href;
  /** A changing file is kept under an address that no request has. */
  const keyOf = (file: string): string => `${addressOf(file)}?kept=${version}`;
  const name = `tumbletop ${folder}`;
  const opened = (): Promise<Cache> => caches.open(name);
  const ownKeys = [...lasting.map(addressOf), ...changing.map(keyOf)];
  const keyOfAddress = new Map(changing.map((file) => [addressOf(file), keyOf(file)]));
  keyOfAddress.set(addressOf('index.html'), keyOf(''));

  async function keep(cache: Cache, key: string, request: Request): Promise<void> {
    if ((await cache.match(key, ANYHOW)) !== undefined) return;
    const response = await fetch(request);
    // A server's error page must not be kept in the place of the file.
    if (response.status !== 200 || response.redirected) throw new Error(`${request.url}: ${response.status}`);
    await cache.put(key, response);
  }

  return {
    fetchAll: async () => {
      const cache = await opened();
      await Promise.all([
        ...lasting.map((file) => keep(cache, addressOf(file), new Request(addressOf(file)))),
        ...changing.map((file) => keep(cache, keyOf(file), new Request(addressOf(file), { cache: 'no-cache' }))),
      ]);
    },
    takeCharge: async () => {
      const cache = await opened();
      const note = addressOf(IN_CHARGE);
      const before = await keysIn(await cache.match(note));
      const needed = new Set([...ownKeys, ...before, note]);
      const kept = (await cache.keys()).map(({ url }) => url);
      await Promise.all(kept.filter((key) => !needed.has(key)).map((key) => cache.delete(key)));
      await cache.put(note, new Response(JSON.stringify(ownKeys)));
    },
    answer: async (request) => {
      if (request.method !== 'GET' || request.cache === 'no-store') return null;
      const address = request.url.replace(/[?#].*$/, '');
      if (!address.startsWith(folder) || address === addressOf(IN_CHARGE)) return null;
      // everything has been deleted: looking for a file keeps nothing again
      if (!(await caches.has(name))) return null;
      const cache = await opened();
      return (await cache.match(keyOfAddress.get(address) ?? address, ANYHOW)) ?? null;
    },
  };
}

async function keysIn(note: Response | undefined): Promise<readonly string[]> {
  const keys: unknown = note === undefined ? [] : await note.json();
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}
