import { Drawing, SETTINGS_PATH } from './Drawing.tsx';
import type { ComponentProps } from 'react';

/** Drawn here, in a box of 24, with lines of 2: no icon font, no pictures to fetch. */
const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  help: 'M9.2 9a2.9 2.9 0 1 1 4.3 2.6c-.9.5-1.5 1.2-1.5 2.4M12 17.6v.1',
  log: 'M5 6h14M5 12h9M5 18h12',
  settings: SETTINGS_PATH,
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  sliders: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M6 5v14M18 6l-8 6 8 6z',
  next: 'M18 5v14M6 6l8 6-8 6z',
  // A flag, and the way to it.
  previousRuling: 'M7 7l-4 5 4 5M12 20V5h9l-2.5 3.75L21 12.5h-9',
  nextRuling: 'M17 7l4 5-4 5M3 20V5h9L9.5 8.75 12 12.5H3',
  ruling: 'M6 20V5h12l-3 3.75 3 3.75H6',
  play: 'M8 5.5l11 6.5-11 6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  clean: 'M4 9V5h4M16 5h4v4M20 15v4h-4M8 19H4v-4',
  video: 'M4 7h11v10H4zM15 11l5-3v8l-5-3',
  leave: 'M10 6l-6 6 6 6M4 12h16',
  frameBack: 'M15 6l-7 6 7 6',
  frameOn: 'M9 6l7 6-7 6',
  again: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M10.5 9l4.5 3-4.5 3z',
  done: 'M5 12.5l4.5 4.5L19 7',
  back: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  turnLeft: 'M7 5L4 9l4 3M4.5 9H13a7 7 0 0 1 6 10',
  turnRight: 'M17 5l3 4-4 3M19.5 9H11a7 7 0 0 0-6 10',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => <Drawing path={PATHS[name]} />;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Said to those who do not see the icon. */
  readonly label: string;
}

/** A button with an icon in place of words. */
export const IconButton = ({ icon, label, className = 'quiet', ...button }: IconButtonProps) => (
  <button type="button" className={`button ${className} icon`} aria-label={label} {...button}>
    <Icon name={icon} />
  </button>
);
