import { useMemo } from 'react';
import type { SeenTraction } from '#games/traction/traction.ts';
import { useSession } from '../session/SessionContext.tsx';
import { namingOf, type Naming } from '#play/traction/say/naming.ts';

/** The match on the table; the HUD is only there while there is one. */
export function useMatch(): SeenTraction {
  const match = useSession((session) => session.match);
  if (match === null) throw new Error('there is no match on the table');
  return match;
}

/** Names and colours of this match's seats. */
export function useNaming(): Naming {
  const { seats } = useMatch().header;
  return useMemo(() => namingOf(seats), [seats]);
}
