import { useEffect } from 'react';
import { eventText, payoutText } from '#games/truck-off/texts.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { paidIn, toldLast } from '#play/truck-off/shownState.ts';
import { useCommands, useOwnerNames } from '../useTable.ts';
import type { Paying, PayEvent } from '#play/truck-off/session/sessionTypes.ts';
import { payouts as texts } from '#play/truck-off/texts/table.ts';
import type { OwnerNames } from '#play/truck-off/say/names.ts';
import { VenueSign } from './CardFace.tsx';

const venueOf = (event: PayEvent) => (event.type === 'paid' ? event.payout.venue : event.venue);

/** All venues of a round pay within about this time, ms (house value). */
const ALL_MS = 4000;
/** The shortest time for a line, ms: a glance at it (house value). */
const LEAST_MS = 900;
/** All of them stand so long before the match goes on, ms (house value). */
const HELD_MS = 1500;

/** The payouts, venue by venue, a line each (TO-46), which come and go by themselves. */
export function PayPanel({ paying }: { readonly paying: Paying }) {
  const names = useOwnerNames();
  const { goOn, tellAll } = useCommands();
  const { payouts, shown, state } = paying;
  const isAll = shown === payouts.length;
  useEffect(() => {
    const timer = setInterval(goOn, isAll ? HELD_MS : Math.max(LEAST_MS, ALL_MS / payouts.length));
    return () => clearInterval(timer);
  }, [isAll, payouts.length, goOn]);
  return (
    <Bar
      title={texts.title}
      seat={null}
      className="pay-panel"
      main={
        <button type="button" className="button primary" data-next onClick={isAll ? goOn : tellAll}>
          {texts.goOn}
        </button>
      }
    >
      <div className="hint" aria-live="polite">
        {toldLast(paying)
          .slice(-1)
          .map(({ before, event }) => (
            <p key={venueOf(event)}>
              {before.map((special) => `${eventText(special, names.owner)} `)}
              {sentenceOf(event, names)} <ClauseMark clause="TO-11" />
            </p>
          ))}
      </div>
      <ul className="payouts choices-row">
        {payouts.slice(0, shown).map(({ event }) => (
          <li key={venueOf(event)} data-venue={venueOf(event)}>
            <VenueSign
              sides={venueOf(event)}
              shows={state.venues.find(({ sides }) => sides === venueOf(event))?.die ?? null}
            />
            {paidWords(event, names)}
          </li>
        ))}
      </ul>
    </Bar>
  );
}

const sentenceOf = (event: PayEvent, names: OwnerNames): string =>
  event.type === 'paid'
    ? payoutText(event.payout, names.owner)
    : `${venueName(event.venue)}: ${event.why === 'shut' ? texts.shut : texts.nobody}.`;

/** The sum for each who is paid there. */
function paidWords(event: PayEvent, names: OwnerNames): string {
  if (event.type === 'not-paid') return texts.nothing;
  const sums = new Map<string, number>();
  for (const { owner, amount } of paidIn(event))
    sums.set(names.owner(owner), (sums.get(names.owner(owner)) ?? 0) + amount);
  return [...sums].map(([name, amount]) => texts.each(name, amount)).join(', ');
}
