import { useEffect } from 'react';
import { isFault } from '#games/traction/referee/state.ts';
import { useTheSession } from '../hud/useTable.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import { useAmbience } from '#app/settings/useAmbience.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { buzzOf, Fingertips, FOUL } from './buzz.ts';
import { canVibrate } from '#app/haptics/canVibrate.ts';

/** Makes the match on the table felt, on devices that can vibrate; never with less motion wanted. */
export function TableVibration() {
  const session = useTheSession();
  const wanted = useSettings((settings) => settings.vibration);
  const calm = useAmbience().motion === 'reduced';
  useEffect(() => {
    if (!wanted || calm || !canVibrate()) return;
    const fingertips = new Fingertips((buzz) => void (!document.hidden && navigator.vibrate([...buzz])));
    const stops = [
      session.onTick(({ events }) => {
        const buzz = events.length > 0 ? buzzOf(events) : null;
        if (buzz) fingertips.feel(buzz, performance.now());
      }),
      session.store.subscribe((now, before) => {
        if (isFoul(before, now)) fingertips.feel(FOUL, performance.now());
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, wanted, calm]);
  return null;
}

/** The referee has just found a fault in what is under way; what is opened or taken back is not one again. */
function isFoul(before: SessionState, now: SessionState): boolean {
  return (
    now.rulings !== before.rulings && now.stage !== 'idle' && now.rulings.some(isFault) && !before.rulings.some(isFault)
  );
}
