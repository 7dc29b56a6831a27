import { use, useContext } from 'react';
import { ControlsContext, type LoadControls } from './controls.ts';
import type { Controls } from './gameControls.ts';

/** For whoever waits for them: to be called once and held, as what did not come is asked for anew by every call. */
export function useLoadControls(): LoadControls {
  const load = useContext(ControlsContext);
  if (load === null) throw new Error('no games are around the settings');
  return load;
}

/** Where they are there already. */
export const useControls = (): Controls => use(useLoadControls()());
