import { useEffect, useState, type ComponentType } from 'react';
import { whyMissing } from '../late/physicsMissing.ts';
import { hasWebgl2 } from '../scene/webgl.ts';
import { useAmbience, useCalm } from '../settings/useAmbience.ts';
import { STILL_ASKED } from '../urlFlags.ts';
import { useRuntime } from './runtime.ts';
import { savesData } from './usePreloading.ts';

/**
 * The table behind the start page, over its picture: once nothing else is to be done, where motion is wanted, by night,
 * as its picture is, and where it can be drawn and simulated. A browser that saves data is spared it.
 */
export function LivingRoom({ Living }: { readonly Living: ComponentType }) {
  const runtime = useRuntime();
  const { theme, contrast } = useAmbience();
  const calm = useCalm(STILL_ASKED);
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (savesData() || !hasWebgl2()) return;
    let here = true;
    const show = (): void => {
      if (here) setIdle(true);
    };
    runtime.then(
      ({ physics }) => whyMissing(physics) === null && whenIdle(show),
      () => undefined, // the picture stays
    );
    return () => {
      here = false;
    };
  }, [runtime]);
  return idle && !calm && theme === 'night' && contrast !== 'more' && <Living />;
}

/** Not every browser says when it has nothing to do. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act);
}
