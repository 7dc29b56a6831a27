import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Versions, VersionsState } from './versions.ts';

const Context = createContext<Versions | null>(null);

/** Hands the page's versions to everything below. */
export function VersionsProvider({
  versions,
  children,
}: {
  readonly versions: Versions;
  readonly children: ReactNode;
}) {
  return <Context value={versions}>{children}</Context>;
}

function useTheVersions(): Versions {
  const versions = useContext(Context);
  if (versions === null) throw new Error('there are no versions around this component');
  return versions;
}

export const useVersions = <T,>(selector: (state: VersionsState) => T): T => useStore(useTheVersions(), selector);

export const useLoadNewest = (): (() => void) => useTheVersions().loadNewest;
