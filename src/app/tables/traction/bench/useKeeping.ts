import { useEffect, useState } from 'react';
import type { Bench } from './benchStore.ts';
import type { KeptBench } from '#play/traction/bench/keptBench.ts';

/** A drag changes the position at every frame; it is put down once the hand rests. ms, house value. */
const REST_MS = 300;

/** Keeps what is put together, when the hand rests and when the page is left; tells whether the browser lets it. */
export function useKeeping(bench: Bench, packed: string | null, kept: KeptBench): boolean {
  const [works, setWorks] = useState(true);
  useEffect(() => {
    let written = bench.getState().history.present;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(timer);
      const { present } = bench.getState().history;
      if (present === written) return;
      written = present;
      setWorks(kept.write(packed, present));
    };
    const stop = bench.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, REST_MS);
    });
    window.addEventListener('pagehide', write);
    return () => {
      stop();
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [bench, packed, kept]);
  return works;
}
