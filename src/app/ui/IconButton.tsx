import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

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
