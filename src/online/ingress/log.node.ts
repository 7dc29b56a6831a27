import { openSync } from 'node:fs';
import process from 'node:process';
import { destination, pino } from 'pino';
import { fault, ok, type Result } from '#sim/result.ts';
import type { RoomLine } from '../rooms/roomLine.ts';
import { sentenceOf } from '../store/openStore.node.ts';

export interface Log {
  readonly note: (line: RoomLine) => void;
  /** Writes what is left. */
  close(): void;
}

const LEVELS = { stored: 'info', refused: 'info', conflict: 'info', 'store-away': 'warn', broken: 'error' } as const;

/** A log of rooms, each line JSON, after what the file has or (`-`) on standard error; null: none. Fault `no-log`. */
export function logTo(file: string | null): Result<Log> {
  if (file === null) return ok({ note: () => undefined, close: () => undefined });
  try {
    const to = destination({ dest: file === '-' ? process.stderr.fd : openSync(file, 'a'), sync: false });
    const lines = pino({ base: null }, to);
    return ok({ note: (line) => lines[LEVELS[line.what]](line), close: () => to.flushSync() });
  } catch (error) {
    return fault('no-log', `The log cannot be written: ${sentenceOf(error)}`);
  }
}
