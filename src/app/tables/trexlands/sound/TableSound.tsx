import { useEffect } from 'react';
import { switchOn } from '../../../audio/switchOn.ts';
import { openContext } from '../../../audio/openContext.ts';
import { Speaker } from '../../../audio/speaker.ts';
import { useTheSettings } from '../../../settings/useSettings.tsx';
import { useTheRound } from '../session/SessionContext.tsx';
import { TableEar } from './tableEar.ts';

/** Makes the match of Trexlands on the table heard. */
export function RoundSound() {
  const round = useTheRound();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    const ear = new TableEar(speaker);
    return switchOn(speaker, settings, [
      round.onPassage((passage) => ear.passage(passage)),
      round.store.subscribe((now, before) => {
        if (now.events !== before.events) ear.played(now.events, round.shown.calm);
      }),
    ]);
  }, [round, settings]);
  return null;
}
