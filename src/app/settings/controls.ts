import { createContext } from 'react';
import { late } from '../late/late.ts';
import type { Controls, GameControls } from './gameControls.ts';

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
