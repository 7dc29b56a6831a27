import { useEffect } from 'react';
import type { TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import { openContext } from '#app/audio/openContext.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { switchOn } from '#app/audio/switchOn.ts';
import { listenToWatch } from '#app/replay/listening.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { TableEar } from './tableEar.ts';

/** Makes a match that is watched again heard while it plays. */
export function WatchSound({ match: { log } }: { readonly match: TugOfWarMatch }) {
  const viewer = useTheViewer();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    const ear = new TableEar(speaker);
    return switchOn(speaker, settings, [
      listenToWatch(viewer, {
        begun: (act) => ear.played(log[act]?.events ?? []),
        act: (act) => ear.seen(log[act]?.events ?? []),
        stretch: () => undefined,
      }),
    ]);
  }, [viewer, log, settings]);
  return null;
}
