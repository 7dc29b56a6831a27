import { useEffect } from 'react';
import { eventText, payoutText } from '#games/truck-off/texts.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { paidIn, payingMs, toldLast, venueIn } from '#play/truck-off/shownState.ts';
import { useCommands, useOwnerNames } from '../useTable.ts';
import type { Paying, PayEvent } from '#play/truck-off/session/sessionTypes.ts';
import { payouts as texts } from '#play/truck-off/texts/table.ts';
import type { OwnerNames } from '#play/truck-off/say/names.ts';
import { VenueSign } from './CardFace.tsx';

/** The payouts, venue by venue, a line each (TO-46), which come and go by themselves. */
export function PayPanel({ paying }: { readonly paying: Paying }) {
  const names = useOwnerNames();
  const { goOn, tellAll } = useCommands();
  const { payouts, shown, state } = paying;
  const isAll = shown === payouts.length;
  useEffect(() => {
    const timer = setInterval(goOn, payingMs(paying));
    return () => clearInterval(timer);
  }, [paying, goOn]);
  return (
    <Bar
      title={texts.title}
      seat={null}
      className="pay-panel"
      main={
        <button type="button" className="button primary" data-hurry onClick={isAll ? goOn : tellAll}>
          {texts.goOn}
        </button>
      }
    >
      <div className="hint" aria-live="polite">
        {toldLast(paying)
          .slice(-1)
          .map(({ before, event }) => (
            <p key={venueIn(event)}>
              {before.map((special) => `${eventText(special, names.owner)} `)}
              {sentenceOf(event, names)} <ClauseMark clause="TO-11" />
            </p>
          ))}
      </div>
      <ul className="payouts choices-row">
        {payouts.slice(0, shown).map(({ event }) => (
          <li key={venueIn(event)} data-venue={venueIn(event)}>
            <VenueSign
              sides={venueIn(event)}
              shows={state.venues.find(({ sides }) => sides === venueIn(event))?.die ?? null}
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
