import { fault, ok } from '#sim/result.ts';
import type { Terminal } from '#cli/terminal.ts';

export interface FakeTerminal extends Terminal {
  /** All of standard output. */
  readonly answer: () => string;
  /** Sentences on standard error. */
  readonly errors: string[];
  /** What was told of progress. */
  readonly progressed: number[];
  /** Files that were written. */
  readonly written: ReadonlyMap<string, string>;
  /** Does what a command wants done at Ctrl-C. */
  readonly interrupt: () => Promise<void>;
}

/** Where no file is read byte by byte. */
export const noBytes: FakeTerminal['bytes'] = () => Promise.resolve(fault('unreadable', 'There is no such file.'));

/** A terminal that reads these files and remembers what it is told. Its clock stands still, unless told. */
export function fakeTerminal(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  now: () => number = () => 0,
): FakeTerminal {
  const outputs: string[] = [];
  const errors: string[] = [];
  const progressed: number[] = [];
  const written = new Map<string, string>();
  let last: (() => Promise<void>) | null = null;
  return {
    out: (text) => void outputs.push(text),
    error: (sentence) => void errors.push(sentence),
    read: (path) => {
      const file = files[path];
      return Promise.resolve(typeof file === 'string' ? ok(file) : fault('unreadable', 'There is no such file.'));
    },
    bytes: (path) => {
      const file = files[path];
      return Promise.resolve(file instanceof Uint8Array ? ok(file) : fault('unreadable', 'There is no such file.'));
    },
    write: (path, text) => Promise.resolve(ok(null)).finally(() => written.set(path, text)),
    atInterrupt: (next) => {
      last = next;
      return () => {
        last = null;
      };
    },
    colour: false,
    now,
    progress: () => ({
      done: (parts) => Promise.resolve(void progressed.push(parts)),
      stop: () => undefined,
    }),
    answer: () => outputs.join(''),
    errors,
    progressed,
    written,
    interrupt: async () => last?.(),
  };
}
