import { useEffect, useRef, useState } from 'react';
import type { HowFar } from '#engine/howFar.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { gameOf, type AnyRecording } from '#play/storage/gameFiles.ts';
import { useRuntime } from './runtime.ts';
import { goTo } from '../ui/useRoute.ts';
import { late } from '../late/late.ts';
import { saidOf } from '#play/offThread/lateFault.ts';

/** The stage of a received match: nothing of it is kept before it has come out as it says. */
export type Arriving =
  | { readonly stage: 'waiting' }
  | { readonly stage: 'replayed' | 'stopped'; readonly at: HowFar; readonly of: number }
  | { readonly stage: 'refused'; readonly why: string };

export interface Arrival {
  readonly arriving: Arriving;
  /** Replays it; when it has come out, puts it in the store and goes there. */
  receive(recording: AnyRecording, page: 'watch' | 'match'): void;
  stop(): void;
}

/** A match that came in a link or a file, on its way to the saved ones. Leaving the page stops it. */
export function useArriving(): Arrival {
  const library = useTheLibrary();
  const runtime = useRuntime();
  const [arriving, setArriving] = useState<Arriving>({ stage: 'waiting' });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function receive(recording: AnyRecording, page: 'watch' | 'match', signal: AbortSignal): Promise<void> {
    const tell = (next: Arriving): void => {
      if (!signal.aborted) setArriving(next);
    };
    try {
      const [{ physics }, { handOver, leaveAt, replayAny }] = await Promise.all([
        runtime,
        late(() => import('#play/storage/receiving.ts')),
      ]);
      const replayed = await replayAny(library.games, recording, physics, {
        signal,
        onProgress: (at, of) => tell({ stage: 'replayed', at, of }),
      });
      if (signal.aborted) return;
      if (!replayed.ok) return tell({ stage: 'refused', why: replayed.fault.message });
      const { recordMatch } = await gameOf(library.games, replayed.value).files();
      const id = await library.add(recordMatch(replayed.value)); // what a link leaves out, too
      handOver(id, replayed.value);
      if (page === 'watch') leaveAt(id, 'last'); // what was sent is how it ended
      if (!signal.aborted) goTo(page === 'watch' ? { page, id, ruling: null } : { page, id });
    } catch (error) {
      // a part of the page could not be loaded, or the helper failed
      tell({ stage: 'refused', why: saidOf(error) });
    }
  }

  return {
    arriving,
    receive: (recording, page) => {
      leaving.current?.abort();
      leaving.current = new AbortController();
      setArriving({ stage: 'replayed', at: { done: 0, tick: 0 }, of: recording.log.length });
      void receive(recording, page, leaving.current.signal);
    },
    stop: () => {
      leaving.current?.abort();
      setArriving((now) => (now.stage === 'replayed' ? { ...now, stage: 'stopped' } : now));
    },
  };
}
