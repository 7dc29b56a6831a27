import type { Result } from '#sim/result.ts';
import { NOT_WANTED } from '../run.ts';

type Counted = Result<unknown>;

/** Answers are asked for this often (house value): short beside a chunk, which takes seconds. */
const ASKED_EVERY_MS = 200;

/**
 * Waits for answers by asking for all of them again and again. The events of a queue would be heard at once, but over
 * Postgres one is lost now and then where two workers end at the same moment.
 */
export function waiting(look: (id: string) => Promise<Counted | null>): {
  readonly wait: (id: string) => Promise<Counted>;
  /** Everything that is waited for, now or later, comes to a fault at once. */
  readonly giveUp: () => void;
  readonly stop: () => void;
} {
  let isGivenUp = false;
  const waits = new Map<string, ((counted: Counted) => void)[]>();
  const heard = (id: string, counted: Counted): void => {
    for (const tell of waits.get(id) ?? []) tell(counted);
    waits.delete(id);
  };
  const lookAt = async (id: string): Promise<void> => {
    const counted = await look(id).catch(() => null); // the connection is made again; waiting goes on
    if (counted !== null) heard(id, counted);
  };
  let timer: ReturnType<typeof setTimeout> | null = null;
  const again = async (): Promise<void> => {
    await Promise.all([...waits.keys()].map(lookAt));
    timer = waits.size > 0 ? setTimeout(() => void again(), ASKED_EVERY_MS) : null;
  };
  return {
    wait: (id) =>
      new Promise((resolve) => {
        if (isGivenUp) return resolve(NOT_WANTED);
        waits.set(id, [...(waits.get(id) ?? []), resolve]);
        timer ??= setTimeout(() => void again(), 0);
      }),
    giveUp: () => {
      isGivenUp = true;
      for (const id of waits.keys()) heard(id, NOT_WANTED);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      waits.clear();
    },
  };
}
