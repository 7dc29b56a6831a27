import { useMemo } from 'react';
import { tableHooks } from '#app/session/context.tsx';
import { namingOf, spokenOf, type Naming } from '#play/traction/say/naming.ts';
import type { TractionTable } from '#play/traction/session/sessionTypes.ts';

/** The match of Traction around a component. */
export const { useTheSession, useSession, useCommands, useMatch } = tableHooks<TractionTable>();

/** Names and colours of this match's seats. */
export function useNaming(): Naming {
  const { seats } = useMatch().header;
  return useMemo(() => namingOf(seats), [seats]);
}

/** Names as they are said over the table, where the pieces are seen. */
export function useSpoken(): Naming {
  const { seats } = useMatch().header;
  return useMemo(() => spokenOf(seats), [seats]);
}
