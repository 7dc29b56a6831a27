import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askServer, comparePages } from '#app/late/reloading.ts';
import { lateFile } from '#app/late/lateFile.ts';

const pageWith = (script: string): string =>
  `<!doctype html><head><script type="module" crossorigin src="${script}"></script></head>`;
const OWN = './assets/index-1.js';

describe('a page of the server beside the one that is open', () => {
  it('is the same by its first script', () => {
    expect(comparePages(OWN, pageWith(OWN))).toBe('same');
  });

  it('is a newer one with another script in the same folder', () => {
    expect(comparePages(OWN, pageWith('./assets/index-2.js'))).toEqual({ newer: './assets/index-2.js' });
  });

  it.each([
    ['a hotel’s way in', '<!doctype html><h1>Welcome to our network</h1>'],
    ['a page with scripts of its own', pageWith('https://ads.example/all.js')],
  ])('is none of ours: %s', (_name, html) => {
    expect(comparePages(OWN, html)).toBe('other');
  });
});

/** The server as the page asks it, and every request. */
function serverThat(answer: () => Promise<Response>) {
  const asked = vi.fn<(address: string, how?: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

const html = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/games/', search: '?still' } });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => OWN }) });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the server, asked for its page', () => {
  it('is asked at the page’s own address, past everything that is kept', async () => {
    const asked = serverThat(async () => html(pageWith(OWN)));
    expect(await askServer()).toBe('same');
    expect(asked).toHaveBeenCalledWith('/games/?still', expect.objectContaining({ cache: 'no-store' }));
  });

  it('has another answer than a page where it refuses', async () => {
    serverThat(async () => html(pageWith('./assets/index-2.js'), 503));
    expect(await askServer()).toBe('other');
  });

  it('is not there without a network', async () => {
    serverThat(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await askServer()).toBe('none');
  });
});

describe('a file of the page', () => {
  /** The file's own answer; the server has this very page. */
  const fileAnswered = (answer: Response) => serverThat(async () => (answer.bodyUsed ? html(pageWith(OWN)) : answer));

  it('is its bytes', async () => {
    fileAnswered(new Response(Uint8Array.of(1, 2, 3)));
    expect(new Uint8Array(await lateFile('d6.glb'))).toEqual(Uint8Array.of(1, 2, 3));
  });

  it.each([
    ['a page comes in its place, with 200', () => html(pageWith('./assets/index-2.js'))],
    ['there is none any more, 404', () => html('none', 404)],
  ])('is refused with its reason where %s', async (_name, answer) => {
    const asked = vi.fn<(address: string) => Promise<Response>>(async (address) =>
      address === 'd6.glb' ? answer() : html(pageWith('./assets/index-2.js')),
    );
    vi.stubGlobal('fetch', asked);
    await expect(lateFile('d6.glb')).rejects.toMatchObject({ fault: { code: 'newer-page' } });
  });
});
