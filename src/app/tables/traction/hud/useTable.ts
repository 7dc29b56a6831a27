import { useMemo } from 'react';
import { useMatch } from '../session/SessionContext.tsx';
import { namingOf, type Naming } from '#play/traction/say/naming.ts';

export { useMatch };

/** Names and colours of this match's seats. */
export function useNaming(): Naming {
  const { seats } = useMatch().header;
  return useMemo(() => namingOf(seats), [seats]);
}
