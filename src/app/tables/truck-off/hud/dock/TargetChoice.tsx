import { useState } from 'react';
import { cardOf, type CardKind } from '#games/truck-off/cards.ts';
import type { Slot } from '#games/truck-off/grid.ts';
import { numberOf, ownerOf, type Sides, type TruckId } from '#games/truck-off/ids.ts';
import { truckOf, venueOf } from '#games/truck-off/queries.ts';
import type { TruckOffState, Venue } from '#games/truck-off/state.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { cardsToPlay, kindMeant, targetsNow } from '#play/truck-off/session/session.ts';
import { useCommands, useOwnerNames, useSession } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { paysNow } from '#play/truck-off/say/paysNow.ts';
import { Advised, AskedNote } from './Advised.tsx';

interface TargetChoiceProps {
  readonly seat: number;
  readonly card: CardKind | Slot;
  readonly view: TruckOffState;
}

/** The object of a card: a truck, a venue, or a truck and then its venue. They are touched on the table, or listed. */
export function TargetChoice({ seat, card, view }: TargetChoiceProps) {
  const names = useOwnerNames();
  const truck = useSession((session) => session.truck);
  const { act, chooseCard } = useCommands();
  const drawer = useExact();
  const aimed = useSession((session) => session.aimed);
  const [isAsked, setAsked] = useState(false); // before it goes: a press on the card before may have been a double one
  const kind = kindMeant(view, card);
  if (kind === null) return null;
  const targets = targetsNow(view, card);
  const { name, text } = cardOf(kind);
  const trucks = [...new Set(targets.flatMap((target) => (target.truck === null ? [] : [target.truck])))];
  const venues = targets.flatMap((target) => (target.truck === truck && target.venue !== null ? [target.venue] : []));
  const isOther = (aimed?.do === 'play' || aimed?.do === 'discard') && aimed.card !== card;
  const title = truck === null ? dock.targets(name) : dock.which(names.truck(truck));
  const list =
    truck === null && trucks.length > 0 ? (
      <Trucks trucks={trucks} view={view} />
    ) : (
      <Venues kind={kind} venues={venues} view={view} />
    );
  return (
    <Bar
      title={title}
      seat={seat}
      className="target-choice"
      exact={targets.length === 0 ? undefined : { drawer, parts: list, label: dock.list }}
      rest={<AskedNote>{text}</AskedNote>}
      others={
        <>
          {truck !== null && (
            <button type="button" className="button" data-other onClick={() => chooseCard(card)}>
              {dock.otherTruck}
            </button>
          )}
          {truck === null && cardsToPlay(view, seat).length > 1 && (
            <button type="button" className="button" data-other {...hintedIf(isOther)} onClick={() => chooseCard(null)}>
              {dock.other}
            </button>
          )}
          {!isAsked && (
            <button
              type="button"
              className="button quiet"
              data-discard
              {...hintedIf(aimed?.do === 'discard' && aimed.card === card)}
              onClick={() => setAsked(true)}
            >
              {dock.discard}
            </button>
          )}
          {!isAsked && <Advised />}
        </>
      }
      main={
        isAsked && (
          <>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {dock.keep}
            </button>
            <button
              type="button"
              className="button primary"
              data-discard
              onClick={() => act({ do: 'discard', seat, card })}
            >
              {dock.discard}
            </button>
          </>
        )
      }
    >
      {(isAsked || targets.length === 0) && <p className="hint">{isAsked ? dock.discards : dock.noTarget}</p>}
    </Bar>
  );
}

function Trucks({ trucks, view }: { readonly trucks: readonly TruckId[]; readonly view: TruckOffState }) {
  const names = useOwnerNames();
  const hinted = useSession(({ aimed }) => (aimed?.do === 'play' ? aimed.target.truck : null));
  const { aimAt } = useCommands();
  return (
    <div className="choices-row target-trucks">
      {trucks.map((id) => {
        const at = truckOf(view, id)?.at ?? null;
        return (
          <button
            key={id}
            type="button"
            className="button"
            data-target={id}
            aria-label={dock.at(names.truck(id), at === null ? null : venueName(at))}
            {...hintedIf(hinted === id)}
            onClick={() => aimAt({ truck: id })}
          >
            <SeatBadge colour={names.look(ownerOf(id))} small />
            <b aria-hidden="true">{numberOf(id)}</b>
            <small>{at === null ? dock.inLot : venueName(at)}</small>
          </button>
        );
      })}
    </div>
  );
}

interface VenuesProps {
  readonly kind: CardKind;
  readonly venues: readonly Sides[];
  readonly view: TruckOffState;
}

function Venues({ kind, venues, view }: VenuesProps) {
  const hinted = useSession(({ aimed }) => (aimed?.do === 'play' ? aimed.target.venue : null));
  const { aimAt } = useCommands();
  /** The words over the venue’s die; where the die is thrown again, its own number before them. */
  const said = (venue: Venue): string | null => {
    const pays = paysNow(view, venue);
    return pays === null || kind !== 'reroll' || venue.die === null ? pays : dock.shows(venue.die, pays);
  };
  return (
    <div className="choices-row">
      {venues.map((sides) => (
        <button
          key={sides}
          type="button"
          className="button venue-choice"
          data-target={`d${sides}`}
          {...hintedIf(hinted === sides)}
          onClick={() => aimAt({ venue: sides })}
        >
          <span>
            {venueName(sides)}
            <span className="pays-now">{said(venueOf(view, sides))}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
