import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
  '.webmanifest': 'application/manifest+json',
};

export interface PlainServer {
  /** Of the page. */
  readonly address: string;
  /** From now on files are served as this makes them. */
  rewrite(change: (file: string, text: string) => string): void;
  /** Gone, with every connection. */
  close(): Promise<void>;
}

/**
 * Serves a folder under `/games/table/` as any server would that knows nothing of the page: no headers but the type.
 */
export async function servePlainly(folder: string): Promise<PlainServer> {
  const base = '/games/table/';
  let change = (_file: string, text: string): string => text;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = normalize(path.slice(base.length)) === '.' ? 'index.html' : normalize(path.slice(base.length));
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const serve = async (): Promise<void> => {
      const contents = await readFile(join(folder, path.startsWith(base) && !file.startsWith('..') ? file : 'none'));
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
      response.end(/\.(html|js)$/.test(file) ? change(file, contents.toString('utf8')) : contents);
    };
    serve().catch(() => response.writeHead(404).end('none'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `http://127.0.0.1:${port}${base}`,
    rewrite: (next) => (change = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
