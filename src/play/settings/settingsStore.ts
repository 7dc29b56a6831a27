import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage } from './textStorage.ts';
import { readSettings, type Settings } from './settings.ts';

export interface SettingsState extends Settings {
  /** Whether the browser keeps what is chosen; else it lasts as long as the page. */
  readonly kept: boolean;
}

export interface SettingsStore extends StoreApi<SettingsState> {
  change(patch: Partial<Settings>): void;
  /** Another tab has changed them. */
  reread(): void;
}

export const STORED_AS = 'tumbletop.settings';
const VERSION = 1;

/**
 * Settings as they were left, and kept from now on. Storage that is blocked, full or damaged costs what it held and
 * nothing else. A newer page's settings are read as far as they are known here.
 */
export function createSettings(openStorage: () => TextStorage): SettingsStore {
  const store = createStore<SettingsState>(() => ({ ...storedIn(openStorage), kept: true }));
  return {
    ...store,
    change: (patch) => {
      store.setState(patch);
      store.setState({ kept: put(openStorage, store.getState()) });
    },
    reread: () => store.setState(storedIn(openStorage)),
  };
}

function storedIn(openStorage: () => TextStorage): Settings {
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(STORED_AS) ?? 'null');
    return readSettings(typeof stored === 'object' && stored !== null && 'settings' in stored ? stored.settings : null);
  } catch {
    return readSettings(null);
  }
}

function put(openStorage: () => TextStorage, { kept: _, ...settings }: SettingsState): boolean {
  try {
    openStorage().setItem(STORED_AS, JSON.stringify({ version: VERSION, settings }));
    return true;
  } catch {
    return false;
  }
}
