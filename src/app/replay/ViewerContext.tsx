import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Viewer, ViewerState } from './viewer.ts';

const Context = createContext<Viewer | null>(null);

export function ViewerProvider({ viewer, children }: { readonly viewer: Viewer; readonly children: ReactNode }) {
  return <Context value={viewer}>{children}</Context>;
}

export function useTheViewer(): Viewer {
  const viewer = useContext(Context);
  if (viewer === null) throw new Error('there is no viewer around this component');
  return viewer;
}

export const useViewer = <T,>(selector: (state: ViewerState) => T): T => useStore(useTheViewer().store, selector);
