import type { ComponentType } from 'react';
import type { PadAction, PadMap } from '#play/input/gamepad/padMap.ts';
import type { KeyMap } from '#play/input/keys/keyMap.ts';

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
