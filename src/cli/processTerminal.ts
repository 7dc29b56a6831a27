import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fault } from '#sim/result.ts';
import { BAD_OUTPUT, DIFFERS } from './exits.ts';
import { printable } from './printable.ts';
import { progressBar } from './progressBar.ts';
import { readBytes, readText } from './readText.ts';
import { writeText } from './writeText.ts';
import type { Progress, Terminal } from './terminal.ts';
import { say } from './texts.ts';

/** So long a command may take to put away what is done, ms. */
const LAST_MS = 2000;

/** Ctrl-C, whoever ends a service, and a terminal that goes. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The terminal of this process. */
export function processTerminal(): Terminal {
  let current: Progress | null = null;
  let inputRead = false;
  let last: (() => Promise<void>) | null = null;
  watchOutputs();
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    current?.stop();
    try {
      await Promise.race([last?.(), pause(LAST_MS)]);
    } catch (failed) {
      terminal.error(failed instanceof Error ? failed.message : String(failed));
      process.exit(DIFFERS);
    }
    // By the signal itself, which shells tell as 130: to exit, Node would wait for a thread that reads a silent pipe or
    // rolls trucks.
    process.kill(process.pid, signal);
  };
  for (const signal of ENDING) process.once(signal, (ends) => void stop(ends));
  const terminal: Terminal = {
    out: (text) => void process.stdout.write(text),
    error: (sentence) => void process.stderr.write(`tumbletop: ${printable(sentence)}\n`),
    async read(path) {
      if (path !== '-') return readText(path);
      if (inputRead) return fault('unreadable', say.inputOnce);
      inputRead = true;
      return readText(process.stdin);
    },
    bytes: readBytes,
    write: writeText,
    atInterrupt(next) {
      last = next;
      return () => {
        last = null;
      };
    },
    colour: mayColour(process.stdout, process.env),
    now: () => performance.now(),
    progress(total, what) {
      current = progressBar(total, what, process.stderr);
      return current;
    },
  };
  return terminal;
}

/** Colour only on a terminal that has not asked for none (no-color.org). */
export function mayColour(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return stream.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}

/** A reader that has seen enough (`| head`) is no error; an answer that cannot be written (a full disk) is. */
function watchOutputs(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return;
      if (stream === process.stdout) process.stderr.write(`tumbletop: ${say.unwritable(code)}\n`);
      process.exit(BAD_OUTPUT);
    });
  }
}
