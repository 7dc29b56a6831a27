import { createContext, type ComponentType } from 'react';
import type { PadAction, PadMap } from '#play/input/gamepad/padMap.ts';
import type { KeyMap } from '#play/input/keys/keyMap.ts';
import { late } from '../late/late.ts';

/** One subject of the settings: its heading and its controls. */
export interface SettingsSection {
  readonly id: string;
  readonly title: string;
  readonly Controls: ComponentType;
}

/**
 * A game's additions to the settings: its keys, what gamepads do at its table if they play there, sections of its own.
 */
export interface GameControls {
  readonly keys: KeyMap;
  readonly pad?: PadMap;
  readonly sections?: readonly SettingsSection[];
}

/** The same of all games together. */
export interface Controls {
  readonly keys: KeyMap;
  readonly buttons: readonly PadAction[];
  readonly sections: readonly SettingsSection[];
}

export type LoadControls = () => Promise<Controls>;

/**
 * Loads what all games add, and the keys of replays, when it is first asked for: the same promise from then on, but one
 * that did not come is asked for again.
 */
export function controlsOf(games: readonly { controls(): Promise<GameControls> }[]): LoadControls {
  let loading: Promise<Controls> | null = null;
  const load = async (): Promise<Controls> => {
    const [{ joinedControls }, ...all] = await Promise.all([
      late(() => import('./joinedControls.ts')),
      ...games.map((game) => game.controls()),
    ]);
    return joinedControls(all);
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

export const ControlsContext = createContext<LoadControls | null>(null);
