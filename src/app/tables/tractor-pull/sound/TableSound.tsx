import { useEffect } from 'react';
import { openContext } from '#app/audio/openContext.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { switchOn } from '#app/audio/switchOn.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { useTheSession } from '../session/SessionContext.tsx';
import { TableEar } from './tableEar.ts';

/** Makes the match of Tractor Pull on the table heard. */
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
        const told = now.telling?.beats[now.telling.at];
        if (told !== undefined && now.telling !== before.telling) ear.played(told.events, session.shown.calm);
      }),
    ]);
  }, [session, settings]);
  return null;
}
