import { useEffect } from 'react';
import { useInputDesk } from '../input/InputContext.ts';
import type { PageWish } from '#play/input/wishes.ts';
import type { Settings } from '#play/settings/settings.ts';
import { useTheSettings } from '../settings/useSettings.tsx';

/** Wishes that switch a setting. */
const SWITCHES = {
  mute: ({ muted }) => ({ muted: !muted }),
  rings: ({ reachRings }) => ({ reachRings: !reachRings }),
  footprints: ({ footprints }) => ({ footprints: !footprints }),
} as const satisfies Partial<Record<PageWish, (settings: Settings) => Partial<Settings>>>;

type SwitchWish = keyof typeof SWITCHES;
const isSwitch = (what: PageWish): what is SwitchWish => what in SWITCHES;

/** Answers keys and gamepads that ask for something of the page while it is drawn. */
export function usePageWishes(show: (what: Exclude<PageWish, SwitchWish>) => void): void {
  const desk = useInputDesk();
  const settings = useTheSettings();
  useEffect(() => {
    desk.page = (what) => {
      if (isSwitch(what)) settings.change(SWITCHES[what](settings.getState()));
      else show(what);
    };
    return () => {
      desk.page = null;
    };
  });
}
