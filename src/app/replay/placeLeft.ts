import { useEffect, useState } from 'react';
import type { Viewer } from './viewer.ts';

/** By match: the action at which its replay was left for a page about that position. */
const left = new Map<string, number>();

export const leaveAt = (id: string, act: number): void => void left.set(id, act);

/**
 * The action that the viewer comes back to, the first time that the replay is opened again; null: it begins at its
 * beginning.
 */
export function useLeftAt(id: string, viewer: Viewer): number | null {
  const [act] = useState(() => left.get(id) ?? null);
  useEffect(() => void left.delete(id), [id]);
  useEffect(() => {
    if (act !== null) viewer.seek({ act, tick: 0 });
  }, [viewer, act]);
  return act;
}
