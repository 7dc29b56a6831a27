import { useEffect } from 'react';
import type { TruckOffMatch } from '#games/truck-off/truckOff.ts';
import { openContext } from '#app/audio/openContext.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { switchOn } from '#app/audio/switchOn.ts';
import { heardWhenSeen, listenToWatch } from '#app/replay/listening.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { TableEar } from './tableEar.ts';

/** Makes a match that is watched again heard while it plays. */
export function WatchSound({ match: { log } }: { readonly match: TruckOffMatch }) {
  const viewer = useTheViewer();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    const ear = new TableEar(speaker);
    return switchOn(speaker, settings, [
      listenToWatch(viewer, {
        ...heardWhenSeen(viewer, (act) => ear.played(log[act]?.events ?? [])),
        stretch: (stretch) => ear.passage(stretch),
      }),
    ]);
  }, [viewer, log, settings]);
  return null;
}
