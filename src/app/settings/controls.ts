import { createContext, use, useContext, type ComponentType } from 'react';
import type { PadAction } from '../input/gamepad/padMap.ts';
import type { KeyMap } from '../input/keys/keyMap.ts';

/** One subject of the settings: its heading and its controls. */
export interface SettingsSection {
  readonly id: string;
  readonly title: string;
  readonly Controls: ComponentType;
}

/** What the games add to the settings: keys and buttons of all of them, and sections of their own. */
export interface Controls {
  readonly keys: KeyMap;
  readonly buttons: readonly PadAction[];
  readonly sections: readonly SettingsSection[];
}

/** Loads them, once: the same promise whenever it is asked. */
export type LoadControls = () => Promise<Controls>;

export const ControlsContext = createContext<LoadControls | null>(null);

/** Suspends until they are there. */
export function useControls(): Controls {
  const load = useContext(ControlsContext);
  if (load === null) throw new Error('no games are around the settings');
  return use(load());
}
