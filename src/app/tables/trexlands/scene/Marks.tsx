import { useMemo } from 'react';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { Place } from '#games/trexlands/ids.ts';
import { thingAt } from '#play/trexlands/offers/moves.ts';
import { offersOf } from '#play/trexlands/offers/offers.ts';
import type { TableOffer } from '#play/trexlands/offers/tableOffer.ts';
import type { Thing } from '#play/trexlands/session/sessionTypes.ts';
import { placesOf } from '#play/trexlands/words/targetName.ts';
import { AimedArrow } from './pointing/AimedArrow.tsx';
import { LitPlaces } from './pointing/LitPlaces.tsx';
import { useSession } from '../hud/useTable.ts';

/** Places that can be picked, what a panel wants shown, and what is pointed at. */
export function Marks() {
  const match = useSession((session) => session.match);
  const pointed = useSession((session) => session.pointed);
  const aimed = useSession((session) => session.aimed);
  const lit = useLit();
  if (match === null) return null;
  return (
    <>
      <LitPlaces state={match.state} lit={lit} pointed={pointed} />
      {aimed !== null && <AimedArrow state={match.state} move={aimed} />}
    </>
  );
}

function useLit(): readonly Thing[] {
  const lit = useSession((session) => session.lit);
  const aimed = useSession((session) => session.aimed);
  const offers = useSession(offersOf);
  return useMemo(() => {
    const all = [...(aimed === null ? placesIn(offers) : aimOf(aimed).map(thingAt)), ...lit.map(thingAt)];
    return all.filter((thing, i) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(thing)) === i);
  }, [aimed, offers, lit]);
}

/** The places that a move is about which is shown and not played. */
const aimOf = (move: TrexlandsMove): readonly Place[] =>
  move.do === 'move' ? [move.move.to] : move.do === 'play' ? placesOf(move.target) : [];

const PLACES: readonly Thing['kind'][] = ['terra', 'city', 'lot', 'laying'];

/** An offer that only says what has come of it is in no light. */
const placesIn = (offers: readonly TableOffer[]): readonly Thing[] =>
  offers.flatMap(({ at, badge, next }) => {
    const isPicked = !('picks' in next) || Object.keys(next.picks).length > 0;
    return isPicked && (PLACES.includes(at.kind) || (at.kind === 'card' && badge !== null)) ? [at] : [];
  });
