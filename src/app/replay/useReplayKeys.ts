import { useEffect, useLayoutEffect, useRef } from 'react';
import { pressOf } from '#play/input/keys/chord.ts';
import { useSingleKeys } from '../settings/useSingleKeys.ts';
import { useTheSettings } from '../settings/useSettings.tsx';
import { isSheetOpen } from '../ui/isSheetOpen.ts';
import type { Viewer } from './viewer.ts';
import { grant, isForControls, replayKeyOf } from './viewerKeys.ts';

export interface ReplayKeys {
  /** Whether only the table is there. */
  readonly clean: boolean;
  readonly setClean: (clean: boolean) => void;
  /** Whether keys do nothing now. */
  readonly off: boolean;
}

/** Keys are the replay's wherever the focus is, but for a sheet over it and what needs the key itself. */
export function useReplayKeys(viewer: Viewer, { clean, setClean, off }: ReplayKeys): void {
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
export const nobodyLooks = (): boolean => document.hidden || isSheetOpen();
