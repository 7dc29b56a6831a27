import { useEffect, useState } from 'react';
import { useTheSession } from '../match/SessionContext.tsx';
import type { SessionState } from '../match/sessionTypes.ts';
import { announcementOf } from './model/announcement.ts';

/** Says turns and rulings to a screen reader, politely, as they come. */
export function Announcer() {
  const { store } = useTheSession();
  const [said, setSaid] = useState(() => announcementNow(store.getState()));
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.match !== null && now.match !== before.match) setSaid(announcementOf(before.match, now.match, now.lastAction));
      }),
    [store],
  );
  return (
    <output className="unseen" aria-live="polite" data-announced={said}>
      {said}
    </output>
  );
}

const announcementNow = ({ match, lastAction }: SessionState): string => (match === null ? '' : announcementOf(null, match, lastAction));
