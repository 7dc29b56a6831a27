import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side; the same line is drawn in hud.css and tray.css. */
const COMPACT = '(max-width: 46rem), (max-height: 34rem) and (orientation: landscape)';

function watch(changed: () => void): () => void {
  const media = window.matchMedia(COMPACT);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether there is only room for the least. */
export const useCompact = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(COMPACT).matches,
    () => false,
  );
