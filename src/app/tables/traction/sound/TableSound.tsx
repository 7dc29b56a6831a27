import { useEffect } from 'react';
import { useTheSession } from '../session/SessionContext.tsx';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { connect } from './connect.ts';
import { openContext } from '#app/audio/openContext.ts';
import { Speaker } from '#app/audio/speaker.ts';

/** Makes the match on the table heard. */
export function TableSound() {
  const session = useTheSession();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    const disconnect = connect(speaker, session, settings);
    const stop = session.store.subscribe((now, before) => {
      if (isWon(before, now)) speaker.win();
    });
    return () => {
      stop();
      disconnect();
    };
  }, [session, settings]);
  return null;
}

/** The match has just come to its end; one that is opened over makes no sound. */
function isWon({ match: before }: SessionState, { match: now }: SessionState): boolean {
  return (
    before !== null &&
    now !== null &&
    before.header === now.header &&
    before.state.outcome === null &&
    now.state.outcome !== null
  );
}
