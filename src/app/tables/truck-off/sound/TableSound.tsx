import { useEffect } from 'react';
import { openContext } from '#app/audio/openContext.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { switchOn } from '#app/audio/switchOn.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { toldLast } from '../scene/shownState.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import { TableEar } from './tableEar.ts';

/** Makes the match of Truck Off on the table heard. */
export function TableSound() {
  const session = useTheSession();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    const ear = new TableEar(speaker);
    return switchOn(speaker, settings, [
      session.onPassage((passage) => ear.passage(passage)),
      session.store.subscribe((now, before) => {
        if (now.events !== before.events) ear.played(now.events, session.shown.calm);
        if (now.paying !== null && now.paying !== before.paying)
          ear.played(
            toldLast(now.paying).flatMap((payment) => [...payment.before, payment.event]),
            session.shown.calm,
          );
      }),
    ]);
  }, [session, settings]);
  return null;
}
