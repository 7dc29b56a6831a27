import { eventText, payoutText } from '#games/truck-off/texts.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { paidIn } from '#play/truck-off/shownState.ts';
import { useCommands, useOwnerNames } from '../useTable.ts';
import type { Paying, PayEvent } from '#play/truck-off/session/sessionTypes.ts';
import { payouts as texts } from '#play/truck-off/texts/table.ts';
import type { OwnerNames } from '#play/truck-off/say/names.ts';
import { VenueSign } from './CardFace.tsx';

const venueOf = (event: PayEvent) => (event.type === 'paid' ? event.payout.venue : event.venue);

/** The payouts, venue by venue, each with its whole sum (TO-46). */
export function PayPanel({ paying: { payouts, shown, shownBefore, state } }: { readonly paying: Paying }) {
  const names = useOwnerNames();
  const { goOn, tellAll } = useCommands();
  const next = payouts[shown]?.event;
  return (
    <DockPanel label={texts.title} seat={null} className="pay-panel">
      <h2>{texts.title}</h2>
      <ol className="payouts" aria-live="polite">
        {payouts.slice(0, shown).map(({ before, event }, i) => (
          <li key={venueOf(event)} data-venue={venueOf(event)} data-now={(i >= shownBefore && i < shown) || undefined}>
            <VenueSign
              sides={venueOf(event)}
              shows={state.venues.find(({ sides }) => sides === venueOf(event))?.die ?? null}
            />
            <div>
              {before.map((special) => (
                <p key={special.type}>{eventText(special, names.owner)}</p>
              ))}
              <Sum event={event} names={names} />
            </div>
          </li>
        ))}
      </ol>
      <div className="dock-last">
        <button type="button" className="button primary" data-next onClick={goOn}>
          {next === undefined ? texts.goOn : texts.next(venueName(venueOf(next)))}
        </button>
        {next !== undefined && (
          <button type="button" className="button quiet" data-all onClick={tellAll}>
            {texts.all}
          </button>
        )}
      </div>
    </DockPanel>
  );
}

function Sum({ event, names }: { readonly event: PayEvent; readonly names: OwnerNames }) {
  if (event.type === 'not-paid')
    return (
      <p>
        {venueName(event.venue)}: {event.why === 'shut' ? texts.shut : texts.nobody}.
      </p>
    );
  const sums = new Map<string, number>();
  for (const { owner, amount } of paidIn(event))
    sums.set(names.owner(owner), (sums.get(names.owner(owner)) ?? 0) + amount);
  return (
    <p>
      {payoutText(event.payout, names.owner)} <ClauseMark clause="TO-11" />
      <span className="paid-to">{[...sums].map(([name, amount]) => texts.each(name, amount)).join(', ')}</span>
    </p>
  );
}
