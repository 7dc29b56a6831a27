import { texts } from '#play/texts.ts';
import { askServer, type OnServer } from './reloading.ts';
import { LateFault } from '#play/offThread/lateFault.ts';

/** After so long it is asked whether the server is there, ms (house value). */
const PATIENCE_MS = 20_000;
/** A browser gives up after five minutes, too. */
const MOST_ROUNDS = 15;

type Come<T> = { readonly value: T } | { readonly error: unknown };

/** Null once the patience is over. */
async function inTime<T>(coming: Promise<Come<T>>): Promise<Come<T> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE_MS)));
  try {
    return await Promise.race([coming, over]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a part that the page does not open with: code, a model, a worker, the physics. Every one comes this way, so
 * that one place knows why it does not come. Rejects with a `LateFault`: `newer-page`, `no-network` or `part-missing`.
 * A slow network is waited for as long as the server answers.
 */
export async function late<T>(load: () => Promise<T>, ask: () => Promise<OnServer> = askServer): Promise<T> {
  const coming = (async () => load())().then(
    (value): Come<T> => ({ value }),
    (error: unknown): Come<T> => ({ error }),
  );
  for (let round = 1; ; round += 1) {
    const come = await inTime(coming);
    if (come !== null && 'value' in come) return come.value;
    if (come?.error instanceof LateFault) throw come.error;
    const there = await ask();
    if (come === null && there === 'same' && round < MOST_ROUNDS) continue;
    const since = await Promise.race([coming, null]); // while the server was asked
    if (since !== null && 'value' in since) return since.value;
    throw whyNot(there, since?.error);
  }
}

function whyNot(there: OnServer, cause: unknown): LateFault {
  if (typeof there === 'object') {
    const fault = { code: 'newer-page', message: texts.late.newer };
    return new LateFault(fault, { title: texts.late.newerTitle, newer: there.newer, cause });
  }
  if (there === 'none')
    return new LateFault(
      { code: 'no-network', message: texts.late.noNetwork },
      { title: texts.late.noNetworkTitle, cause },
    );
  return new LateFault(
    { code: 'part-missing', message: texts.late.missing },
    { title: texts.late.missingTitle, cause },
  );
}
