import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Settings } from '#play/settings/settings.ts';
import { STORED_AS, type SettingsState, type SettingsStore } from '#play/settings/settingsStore.ts';

const Context = createContext<SettingsStore | null>(null);

/** Hands one store of settings to everything below, and keeps up with other tabs. */
export function SettingsProvider({
  settings,
  children,
}: {
  readonly settings: SettingsStore;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    const changed = ({ key }: StorageEvent): void => {
      if (key === STORED_AS || key === null) settings.reread();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [settings]);
  return <Context value={settings}>{children}</Context>;
}

/** The store itself, for what is not drawn. */
export function useTheSettings(): SettingsStore {
  const settings = useContext(Context);
  if (settings === null) throw new Error('there are no settings around this component');
  return settings;
}

/** The selected part of the settings; renders again when that changes. */
export function useSettings<T>(selector: (state: SettingsState) => T): T {
  return useStore(useTheSettings(), selector);
}

/** Changes settings; always the same function. */
export const useChange = (): ((patch: Partial<Settings>) => void) => useTheSettings().change;
