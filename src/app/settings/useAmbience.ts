import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { ambienceOf, type Ambience } from '#play/settings/ambience.ts';
import { useSettings } from './useSettings.tsx';

function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  const watch = useMemo(
    () => (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(watch, () => media.matches);
}

/** How everything looks and moves now. */
export function useAmbience(): Ambience {
  const theme = useSettings((settings) => settings.theme);
  const reducedMotion = useSettings((settings) => settings.reducedMotion);
  const highContrast = useSettings((settings) => settings.highContrast);
  const dark = useMedia('(prefers-color-scheme: dark)');
  const lessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const moreContrast = useMedia('(prefers-contrast: more)');
  return useMemo(
    () => ambienceOf({ theme, reducedMotion, highContrast }, { dark, lessMotion, moreContrast }),
    [theme, reducedMotion, highContrast, dark, lessMotion, moreContrast],
  );
}

/** Whether things are where they go at once: with less motion wanted, or where `asked`, for a picture or a test. */
export const useCalm = (asked: boolean): boolean => useAmbience().motion === 'reduced' || asked;

/** The page's ground (`--ground` of styles/tokens.css): phones give their bars around the page the same colour. */
export const GROUNDS = { day: '#f6efe2', night: '#0d0b0b' } as const;

/** Tells the style sheets, by attributes of the document's root, and the browser. */
export function useAmbienceOnPage(): void {
  const { theme, motion, contrast } = useAmbience();
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, motion, contrast });
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUNDS[theme]);
  }, [theme, motion, contrast]);
}
