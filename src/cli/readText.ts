import { createReadStream } from 'node:fs';
import { FILE_LIMITS } from '#engine/files/readJson.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { say } from './texts.ts';

/**
 * Reads a text file, or a stream for standard input, never more of it than a file may have. A byte order mark is left
 * out. Faults: `unreadable`, `file-too-large`, `not-utf8`, `empty`; never throws.
 */
export async function readText(
  source: string | NodeJS.ReadableStream,
  limit = FILE_LIMITS.bytes,
): Promise<Result<string>> {
  const bytes = await readBytes(source, limit);
  return bytes.ok ? decoded(bytes.value) : bytes;
}

/** The same as it is. Faults: `unreadable`, `file-too-large`; never throws. */
export async function readBytes(source: string | NodeJS.ReadableStream, limit: number): Promise<Result<Uint8Array>> {
  if (source === '') return fault('unreadable', say.noName);
  try {
    const stream = typeof source === 'string' ? createReadStream(source) : source;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      size += bytes.length;
      if (size > limit) return fault('file-too-large', say.tooLarge(limit));
      chunks.push(bytes);
    }
    return ok(Buffer.concat(chunks));
  } catch (error) {
    return fault('unreadable', whyUnreadable(error));
  }
}

function decoded(bytes: Uint8Array): Result<string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? fault('empty', say.empty) : ok(text);
  } catch {
    return fault('not-utf8', say.notUtf8);
  }
}

function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return say.noFile;
  if (code === 'EISDIR') return say.directory;
  if (code === 'EACCES' || code === 'EPERM') return say.forbidden;
  // without its name, which is told beside it
  return say.unreadable(error instanceof Error ? error.message.replace(/, \w+ '.*'$/s, '') : String(error));
}
