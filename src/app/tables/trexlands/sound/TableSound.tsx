import { useEffect } from 'react';
import { switchOn } from '#app/audio/switchOn.ts';
import { openContext } from '#app/audio/openContext.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { useTheSession } from '../session/SessionContext.tsx';
import { TableEar } from './tableEar.ts';

/** Makes the match of Trexlands on the table heard. */
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
      }),
    ]);
  }, [session, settings]);
  return null;
}
