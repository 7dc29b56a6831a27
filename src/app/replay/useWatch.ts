import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Film } from './film.ts';
import { nobodyLooks, useReplayKeys } from './useReplayKeys.ts';
import { useFilming } from './video/useFilming.ts';
import { Viewer } from './viewer.ts';

/** A film being watched on a page. */
export interface Watch {
  /** Its game's id. */
  readonly game: string;
  readonly viewer: Viewer;
  /** The element around the picture. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** Nothing but the picture. */
  readonly clean: boolean;
  readonly setClean: (clean: boolean) => void;
  readonly filming: ReturnType<typeof useFilming>;
  /** A video is being made of it. */
  readonly isFilming: boolean;
}

/** The shared parts of watching any game; `filmOf` is asked once. */
export function useWatch(game: string, filmOf: () => Film): Watch {
  const [viewer] = useState(() => new Viewer(filmOf(), undefined, nobodyLooks));
  const [clean, setClean] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => () => viewer.free(), [viewer]);
  const filming = useFilming(viewer, root, game);
  const isFilming = filming.state.is === 'recording';
  useReplayKeys(viewer, { clean, setClean, off: isFilming });
  return { game, viewer, root, clean, setClean, filming, isFilming };
}
