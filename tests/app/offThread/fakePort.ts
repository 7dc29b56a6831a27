import type { Task } from '#play/offThread/helper.ts';
import type { Said } from '#play/offThread/messages.ts';
import type { Port } from '#play/offThread/workerHelper.ts';

export interface FakePort extends Port {
  /** The worker says something. */
  say(said: Said): void;
  readonly sent: Task[];
  readonly ended: boolean;
}

/** The page's end of a worker that says what a test wants. */
export function fakePort(): FakePort {
  const sent: Task[] = [];
  let listener: (said: Said) => void = () => undefined;
  let ended = false;
  return {
    sent,
    send: (task) => void sent.push(task),
    hear: (heard) => void (listener = heard),
    end: () => void (ended = true),
    say: (said) => {
      if (!ended) listener(said);
    },
    get ended() {
      return ended;
    },
  };
}
