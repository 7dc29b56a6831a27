import { useEffect } from 'react';
import type { Place } from '#games/trexlands/ids.ts';
import { useCommands } from '../useTable.ts';
import type { TellProps } from '../about/useTells.ts';

export interface LightProps {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** While a button has the pointer or the focus, its places are lit on the table. */
export function useLight(places: readonly Place[]): LightProps {
  const { light } = useCommands();
  useEffect(() => () => void light([]), [light]);
  const on = (): void => void light(places);
  const off = (): void => void light([]);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

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
