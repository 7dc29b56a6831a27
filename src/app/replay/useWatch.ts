import { useEffect, useRef, useState, type RefObject, useLayoutEffect } from 'react';
import type { Film } from './film.ts';
import { useFilming } from './video/useFilming.ts';
import { Viewer } from './viewer.ts';
import { pressOf } from '#play/input/keys/chord.ts';
import { useSingleKeys } from '../settings/useSingleKeys.ts';
import { useTheSettings } from '../settings/useSettings.tsx';
import { isSheetOpen } from '../ui/isSheetOpen.ts';
import { grant, isForControls, replayKeyOf } from './viewerKeys.ts';

interface ReplayKeys {
  /** Whether only the table is there. */
  readonly clean: boolean;
  readonly setClean: (clean: boolean) => void;
  /** Whether keys do nothing now. */
  readonly off: boolean;
}

/** Keys are the replay's wherever the focus is, but for a sheet over it and what needs the key itself. */
function useReplayKeys(viewer: Viewer, { clean, setClean, off }: ReplayKeys): void {
  const settings = useTheSettings();
  const single = useSingleKeys();
  const latest = useRef(() => setClean(!clean));
  useLayoutEffect(() => {
    latest.current = () => setClean(!clean);
  });
  useEffect(() => {
    if (off) return;
    const down = (event: KeyboardEvent): void => {
      const press = pressOf(event);
      if (event.defaultPrevented || isSheetOpen() || isForControls(event.target, press)) return;
      if (clean && event.key === 'Escape') return setClean(false);
      const key = replayKeyOf(settings.getState().keys, press, event.repeat);
      if (key === null || single.isOff(key.chord)) return;
      event.preventDefault();
      const { chord, action, wish } = key;
      if (wish !== 'nothing-more')
        single.carryOut(chord, action, () => {
          if (!isSheetOpen()) grant(viewer, wish, () => latest.current());
          return true;
        });
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [viewer, settings, single, clean, setClean, off]);
}

/** Time stands still while the page is hidden or a sheet is open. */
const nobodyLooks = (): boolean => document.hidden || isSheetOpen();

/** Opened beside the table by a press in the bar: the analysis, or everything else that is finer. */
export const BESIDE = ['analysis', 'more'] as const;
type Beside = (typeof BESIDE)[number];

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
  /** The panel beside the table; null for none. */
  readonly beside: readonly [Beside | null, (what: Beside | null) => void];
  readonly filming: ReturnType<typeof useFilming>;
  /** A video is being made of it. */
  readonly isFilming: boolean;
}

/** The shared parts of watching any game; `filmOf` is asked once. */
export function useWatch(game: string, filmOf: () => Film): Watch {
  const [viewer] = useState(() => new Viewer(filmOf(), undefined, nobodyLooks));
  const [clean, setClean] = useState(false);
  const beside = useState<Beside | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => () => viewer.free(), [viewer]);
  const filming = useFilming(viewer, root, game);
  const isFilming = filming.state.is === 'recording';
  useReplayKeys(viewer, { clean, setClean, off: isFilming });
  return { game, viewer, root, clean, setClean, beside, filming, isFilming };
}
