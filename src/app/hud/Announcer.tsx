import { useEffect, useState } from 'react';
import { useTheSession } from '../match/SessionContext.tsx';
import { announcementOf } from './model/announcement.ts';

/** Says turns and rulings to a screen reader, politely, as they come. */
export function Announcer() {
  const { store } = useTheSession();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { match, lastAction } = store.getState();
    if (match !== null) setSaid(announcementOf(null, match, lastAction));
    return store.subscribe((now, before) => {
      if (now.match !== null && now.match !== before.match) setSaid(announcementOf(before.match, now.match, now.lastAction));
    });
  }, [store]);
  return (
    <p className="unseen" role="status" aria-live="polite" data-announced={said}>
      {said}
    </p>
  );
}
