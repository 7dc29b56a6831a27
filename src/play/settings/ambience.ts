import type { Settings, Wish } from './settings.ts';

/** How everything looks and moves: what was chosen, and where nothing was, what the system wishes. */
export interface Ambience {
  readonly theme: 'day' | 'night';
  readonly motion: 'full' | 'reduced';
  readonly contrast: 'normal' | 'more';
}

/** The system's wishes on behalf of its user. */
export interface SystemWishes {
  readonly dark: boolean;
  readonly lessMotion: boolean;
  readonly moreContrast: boolean;
}

export function ambienceOf(
  { theme, reducedMotion, highContrast }: Pick<Settings, 'theme' | 'reducedMotion' | 'highContrast'>,
  system: SystemWishes,
): Ambience {
  return {
    theme: theme === 'system' ? (system.dark ? 'night' : 'day') : theme,
    motion: granted(reducedMotion, system.lessMotion) ? 'reduced' : 'full',
    contrast: granted(highContrast, system.moreContrast) ? 'more' : 'normal',
  };
}

const granted = (wish: Wish, system: boolean): boolean => (wish === 'system' ? system : wish === 'on');
