import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { z } from 'zod';

const NOT_FOUND = 404;
const WRONG_METHOD = 405;

const headersBeside = z.record(z.string(), z.string());

/** Headers that the page's build wants with every file of it; none where it does not say. */
function headersOf(page: string): Readonly<Record<string, string>> {
  const file = join(page, 'headers.json');
  return existsSync(file) ? headersBeside.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Files named by their contents never change; all others are asked for anew, and found by their tag. */
const LASTING = /^\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The files of the page, packed where they lie packed beside themselves (`scripts/page/compress.mjs`). */
export function pageIn(page: string): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = headersOf(page);
  const files = sirv(page, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('Cache-Control', LASTING.test(path) ? FOR_EVER : 'no-cache');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(WRONG_METHOD).end();
    files(request, response, () => void response.writeHead(NOT_FOUND).end());
  };
}
