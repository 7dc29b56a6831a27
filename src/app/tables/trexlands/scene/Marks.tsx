import { useMemo } from 'react';
import { ownerOf, type Place } from '../../../../games/trexlands/ids.ts';
import { choicesOf } from '../../../../games/trexlands/legal.ts';
import { useSession } from '../session/SessionContext.tsx';
import type { SessionState } from '../session/sessionTypes.ts';
import { placesFor } from '../session/ways.ts';
import { LitPlaces } from './pointing/LitPlaces.tsx';

const NOWHERE: readonly Place[] = [];

/** Where the chosen trucks may go, what a panel wants shown, and what is pointed at. */
export function Marks() {
  const match = useSession((session) => session.match);
  const pointed = useSession((session) => session.pointed);
  const lit = useLit();
  if (match === null) return null;
  return <LitPlaces board={match.state.board} seats={match.state.seats} lit={lit} pointed={pointed} />;
}

function useLit(): readonly Place[] {
  const match = useSession((session) => session.match);
  const chosen = useSession((session) => session.chosen);
  const lit = useSession((session) => session.lit);
  const choosing = useSession((session) => session.stage === 'choosing');
  const goals = useMemo(
    () => (match === null || !choosing ? NOWHERE : goalsOf(match, chosen)),
    [match, chosen, choosing],
  );
  return useMemo(() => [...new Set([...goals, ...lit])], [goals, lit]);
}

function goalsOf({ state }: NonNullable<SessionState['match']>, chosen: SessionState['chosen']): readonly Place[] {
  const [truck] = chosen;
  return truck === undefined ? NOWHERE : placesFor(choicesOf(state, ownerOf(truck)), chosen);
}
