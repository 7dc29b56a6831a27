import { useEffect } from 'react';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { switchOn } from '#app/audio/switchOn.ts';
import { openContext } from '#app/audio/openContext.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { listenToWatch } from './watched.ts';
import { TableEar } from './tableEar.ts';

/** Makes a match that is watched again heard while it plays. */
export function WatchSound({ match }: { readonly match: TrexlandsMatch }) {
  const viewer = useTheViewer();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    const ear = new TableEar(speaker);
    return switchOn(speaker, settings, [
      listenToWatch(viewer, match, { passage: (passage) => ear.passage(passage), act: (events) => ear.played(events) }),
    ]);
  }, [viewer, match, settings]);
  return null;
}
