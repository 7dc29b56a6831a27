import { useEffect } from 'react';
import { useInputDesk } from '../input/InputContext.tsx';
import type { PageWish } from '../input/wishes.ts';
import { useTheSettings } from '../settings/useSettings.tsx';

/** What keys and gamepads ask of the page while it is drawn. */
export function usePageWishes(show: (what: Exclude<PageWish, 'mute'>) => void): void {
  const desk = useInputDesk();
  const settings = useTheSettings();
  useEffect(() => {
    desk.page = (what) => (what === 'mute' ? settings.change({ muted: !settings.getState().muted }) : show(what));
    return () => {
      desk.page = null;
    };
  });
}
