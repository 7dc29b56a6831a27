import type { AnyMatch, AnyRecording } from './gameFiles.ts';

/** The match that was replayed last, before it was put in the store under this id. */
let last: { readonly id: string; readonly match: AnyMatch } | null = null;

/** It has just been replayed and will be opened under that id: it need not be replayed once more. */
export const handOver = (id: string, match: AnyMatch): void => void (last = { id, match });

/** The match as it came out, if it is that of the recording to the last action; else null. */
export function handedOver(id: string, { log }: AnyRecording): AnyMatch | null {
  if (last === null || last.id !== id) return null;
  const { match } = last;
  return match.log.length === log.length && match.log.at(-1)?.hash === log.at(-1)?.hash ? match : null;
}
