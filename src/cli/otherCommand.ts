import { readJson } from '#engine/files/readJson.ts';
import type { Result } from '#sim/result.ts';

/** A kind of file, and the sentence that names the command for it. */
export interface OtherKind {
  readonly format: string;
  readonly hint: string;
}

/** A file that was refused for its kind: where that is the other one, the sentence goes on with the command for it. */
export function namingOther<T>(read: Result<T>, text: string, { format, hint }: OtherKind): Result<T> {
  if (read.ok || read.fault.code !== 'unknown-format' || formatOf(text) !== format) return read;
  return { ok: false, fault: { ...read.fault, message: `${read.fault.message} ${hint}` } };
}

function formatOf(text: string): unknown {
  const json = readJson(text);
  return json.ok ? (json.value as { readonly format?: unknown }).format : undefined;
}
