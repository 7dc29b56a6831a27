import { createContext, useContext, type ReactNode, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { Viewer, ViewerState } from './viewer.ts';
import { useFrame } from '@react-three/fiber';

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

/** Plays by itself, but not before it can be seen: a first picture may take as long as the whole film. */
export function usePlayOnceDrawn(root: RefObject<HTMLElement | null>): void {
  const viewer = useTheViewer();
  const begun = useRef(false);
  useFrame(({ invalidate }) => {
    if (begun.current) return;
    // pictures are drawn on demand: the one that is ready may be the last
    if (root.current?.dataset['ready'] !== 'true') return invalidate();
    begun.current = true;
    viewer.play();
  });
}
