import { useMemo } from 'react';
import { ownerOf, type Place } from '../../../../games/trexlands/ids.ts';
import { choicesOf } from '../../../../games/trexlands/legal.ts';
import { useSession } from '../session/SessionContext.tsx';
import type { SessionState } from '../session/sessionTypes.ts';
import { navigatedFor, placesFor } from '../session/ways.ts';
import { LitPlaces } from './pointing/LitPlaces.tsx';

interface Lit {
  readonly places: readonly Place[];
  /** Of them those to which only the Captain Navigator leads. */
  readonly navigated: readonly Place[];
}

const NO_GOALS: Lit = { places: [], navigated: [] };

/** Where the chosen trucks may go, what a panel wants shown, and what is pointed at. */
export function Marks() {
  const match = useSession((session) => session.match);
  const pointed = useSession((session) => session.pointed);
  const lit = useLit();
  if (match === null) return null;
  return (
    <LitPlaces
      board={match.state.board}
      seats={match.state.seats}
      lit={lit.places}
      navigated={lit.navigated}
      pointed={pointed}
    />
  );
}

function useLit(): Lit {
  const match = useSession((session) => session.match);
  const chosen = useSession((session) => session.chosen);
  const lit = useSession((session) => session.lit);
  const choosing = useSession((session) => session.stage === 'choosing');
  const goals = useMemo(
    () => (match === null || !choosing ? NO_GOALS : goalsOf(match, chosen)),
    [match, chosen, choosing],
  );
  return useMemo(() => ({ ...goals, places: [...new Set([...goals.places, ...lit])] }), [goals, lit]);
}

function goalsOf({ state }: NonNullable<SessionState['match']>, chosen: SessionState['chosen']): Lit {
  const [truck] = chosen;
  if (truck === undefined) return NO_GOALS;
  const choices = choicesOf(state, ownerOf(truck));
  return { places: placesFor(choices, chosen), navigated: navigatedFor(choices, chosen) };
}
