import { setImmediate } from 'node:timers/promises';
import type { Progress } from './terminal.ts';

/** Shorter tasks are over before a bar could be read. */
const PATIENCE_MS = 1000;
/** Where no bar can be drawn, a line says so often that the work goes on. */
const LINE_MS = 30_000;

interface Bar {
  update(parts: number): void;
  stop(): void;
}

/** A progress bar that appears after a second; on anything but a terminal, a line every half minute. */
export function progressBar(
  total: number,
  what: string,
  stream: NodeJS.WritableStream & { readonly isTTY?: boolean },
  now: () => number = Date.now,
): Progress {
  const start = now();
  const shown = stream.isTTY === true;
  let bar: Bar | null = null;
  let lined = start;
  return {
    async done(parts) {
      if (shown && bar === null && parts < total && now() - start >= PATIENCE_MS) bar = await draw(total, what, stream);
      bar?.update(parts);
      if (!shown && parts < total && now() - lined >= LINE_MS) {
        lined = now();
        stream.write(`${what} ${parts}/${total}\n`);
      }
      await setImmediate();
    },
    stop() {
      bar?.stop();
      bar = null;
    },
  };
}

async function draw(total: number, what: string, stream: NodeJS.WritableStream): Promise<Bar> {
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    format: `${what} {bar} {value}/{total}`,
    clearOnComplete: true,
    hideCursor: false,
    stream,
  });
  bar.start(total, 0);
  return bar;
}
