import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { SceneState, TableScene } from './tableScene.ts';

const Context = createContext<TableScene | null>(null);

/** Hands one scene to everything below. */
export function SceneProvider({ scene, children }: { readonly scene: TableScene; readonly children: ReactNode }) {
  return <Context value={scene}>{children}</Context>;
}

export function useTheScene(): TableScene {
  const scene = useContext(Context);
  if (!scene) throw new Error('there is no scene around this component');
  return scene;
}

/** The selected part of the scene's state; renders again when that changes. */
export function useScene<T>(selector: (state: SceneState) => T): T {
  const scene = useTheScene();
  return useSyncExternalStore(scene.subscribe, () => selector(scene.getState()));
}
