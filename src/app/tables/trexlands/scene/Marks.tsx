import { useMemo } from 'react';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { CITY, ownerOf, type Place } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { offersOf, type TableOffer } from '#play/trexlands/offers/offers.ts';
import { navigatedFor } from '#play/trexlands/session/ways.ts';
import { placesOf } from '#play/trexlands/words/targetName.ts';
import { EntryArrow } from './pointing/EntryArrow.tsx';
import { AimedArrow } from './pointing/AimedArrow.tsx';
import { LitPlaces } from './pointing/LitPlaces.tsx';
import { useSession } from '../hud/useTable.ts';

interface Lit {
  readonly places: readonly Place[];
  /** Of them those to which only the Captain Navigator leads. */
  readonly navigated: readonly Place[];
}

const NO_GOALS: Lit = { places: [], navigated: [] };

/** Where the chosen trucks may go, what a panel wants shown, and what is pointed at; `guided`: hints explain it. */
export function Marks({ guided }: { readonly guided: boolean }) {
  const match = useSession((session) => session.match);
  const pointed = useSession((session) => session.pointed);
  const aimed = useSession((session) => session.aimed);
  const lit = useLit();
  if (match === null) return null;
  return (
    <>
      <LitPlaces
        board={match.state.board}
        seats={match.state.seats}
        lit={lit.places}
        navigated={lit.navigated}
        pointed={pointed}
      />
      {aimed !== null && <AimedArrow state={match.state} move={aimed} />}
      {guided && aimed === null && <EntryArrow state={match.state} />}
    </>
  );
}

function useLit(): Lit {
  const match = useSession((session) => session.match);
  const chosen = useSession((session) => session.chosen);
  const lit = useSession((session) => session.lit);
  const choosing = useSession((session) => session.stage === 'choosing');
  const aimed = useSession((session) => session.aimed);
  const offers = useSession(offersOf);
  const goals = useMemo(
    () => (match === null || !choosing ? NO_GOALS : aimed === null ? goalsOf(match, chosen, offers) : aimOf(aimed)),
    [match, chosen, choosing, aimed, offers],
  );
  return useMemo(() => ({ ...goals, places: [...new Set([...goals.places, ...lit])] }), [goals, lit]);
}

/** The places that a move is about which is shown and not played. */
function aimOf(move: TrexlandsMove): Lit {
  const places = move.do === 'move' ? [move.move.to] : move.do === 'play' ? placesOf(move.target) : [];
  return { places, navigated: [] };
}

function goalsOf(
  { state }: NonNullable<SessionState['match']>,
  chosen: SessionState['chosen'],
  offers: readonly TableOffer[],
): Lit {
  const places = offers.flatMap(({ at }): readonly Place[] =>
    at.kind === 'terra' ? [at.terra] : at.kind === 'city' ? [CITY] : [],
  );
  const [truck] = chosen;
  if (truck === undefined) return { places, navigated: [] };
  return { places, navigated: navigatedFor(choicesOf(state, ownerOf(truck)), chosen) };
}
