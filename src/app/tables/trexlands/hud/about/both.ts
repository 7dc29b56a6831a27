import type { LightProps } from '../dock/useLight.ts';
import type { TellProps } from './useTells.ts';

/** Handlers of an element that tells what it is and also lights its places. */
export const both = (tells: TellProps, light: LightProps): TellProps & Pick<LightProps, 'onPointerEnter'> => ({
  ...tells,
  onPointerEnter: light.onPointerEnter,
  onPointerLeave: (event) => {
    tells.onPointerLeave(event);
    light.onPointerLeave();
  },
  onFocus: (event) => {
    tells.onFocus(event);
    light.onFocus();
  },
  onBlur: () => {
    tells.onBlur();
    light.onBlur();
  },
});
