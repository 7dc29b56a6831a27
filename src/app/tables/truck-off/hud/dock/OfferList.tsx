import { cardOf, kindOf } from '#games/truck-off/cards.ts';
import { cardAt } from '#games/truck-off/grid.ts';
import { numberOf, ownerOf } from '#games/truck-off/ids.ts';
import { truckOf } from '#games/truck-off/queries.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { offersOf, selectedBy } from '#play/truck-off/offers/offers.ts';
import { placesAimedAt } from '#play/truck-off/session/session.ts';
import type { Place } from '#play/truck-off/session/sessionTypes.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { useCommands, useOwnerNames, useSession, useSessionData, useViewOf } from '../useTable.ts';
import { CardSign } from './CardFace.tsx';
import { Button } from '#app/ui/Button.tsx';

/** A list for keys of all that can be picked on the table, each with the outcome that stands over it there. */
export function OfferList({ seat }: { readonly seat: number }) {
  const hinted = useSessionData(placesAimedAt).map((place) => JSON.stringify(place));
  const sends = useViewOf(seat).phase.name === 'trucks';
  const sent = selectedBy(
    useSession((session) => session.selected),
    seat,
  ).map(numberOf);
  const isSent = (at: Place): boolean => sends && at.kind === 'venue' && sent.includes(at.venue);
  // A truck that was sent says no more what it would bring, and can be taken back.
  const offers = useSessionData(offersOf)
    .filter(({ at, badge }) => badge !== null || isSent(at))
    .toSorted((a, b) => numberAt(a.at) - numberAt(b.at)); // no button moves when one is pressed
  const { press } = useCommands();
  return (
    <div className="choices-row">
      {offers.map(({ at, badge }) => (
        <Button
          key={JSON.stringify(at)}
          look="venue-choice"
          {...markOf(at, sends)}
          aria-pressed={sends && at.kind === 'venue' ? isSent(at) : undefined}
          {...hintedIf(hinted.includes(JSON.stringify(at)))}
          onClick={() => press(at)}
        >
          <Name at={at} seat={seat} />
          <span className="pays-now">{badge}</span>
        </Button>
      ))}
    </div>
  );
}

const numberAt = (at: Place): number => (at.kind === 'venue' ? at.venue : 0);

function markOf(at: Place, sends: boolean) {
  if (at.kind === 'card') return { 'data-card': at.card };
  if (at.kind === 'truck') return { 'data-target': at.truck };
  return sends ? { 'data-truck': at.venue } : { 'data-target': `d${at.venue}` };
}

function Name({ at, seat }: { readonly at: Place; readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  if (at.kind === 'venue') return <b>{venueName(at.venue)}</b>;
  if (at.kind === 'truck') {
    const venue = truckOf(view, at.truck)?.at ?? null;
    return (
      <>
        <SeatBadge colour={names.look(ownerOf(at.truck))} small />
        <b>{dock.at(names.truck(at.truck), venue === null ? null : venueName(venue))}</b>
      </>
    );
  }
  const id = view.grid && cardAt(view.grid, at.card);
  return (
    id && (
      <>
        <CardSign kind={kindOf(id)} />
        <b>{cardOf(kindOf(id)).name}</b>
      </>
    )
  );
}
