import { useEffect } from 'react';
import { eventText } from '#games/truck-off/texts.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { payingMs, toldLast } from '#play/truck-off/shownState.ts';
import { useCommands, useOwnerNames } from '../useTable.ts';
import type { Paying, Payment } from '#play/truck-off/session/sessionTypes.ts';
import { payouts as texts } from '#play/truck-off/texts/table.ts';
import type { OwnerNames } from '#play/truck-off/say/names.ts';
import { Button } from '#app/ui/Button.tsx';

/** The payouts, venue by venue (TO-46), which come and go by themselves: the table and the plates show the sums. */
export function PayPanel({ paying }: { readonly paying: Paying }) {
  const names = useOwnerNames();
  const { goOn, tellAll } = useCommands();
  const isAll = paying.shown === paying.payouts.length;
  const [last] = toldLast(paying).slice(-1);
  useEffect(() => {
    const timer = setInterval(goOn, payingMs(paying));
    return () => clearInterval(timer);
  }, [paying, goOn]);
  return (
    <Bar
      title={last === undefined ? texts.title : titleOf(last, names)}
      label={texts.title}
      seat={null}
      className="pay-panel"
      others={<ClauseMark clause="TO-11" />}
      rest={
        <p className="unseen" aria-live="polite">
          {last && sentenceOf(last, names)}
        </p>
      }
      main={
        <Button look="primary" data-hurry onClick={isAll ? goOn : tellAll}>
          {texts.goOn}
        </Button>
      }
    />
  );
}

const titleOf = ({ event }: Payment, names: OwnerNames): string => {
  if (event.type === 'hand-paid') return texts.kept(names.seat(event.seat), event.amount);
  return texts.pays(venueName(event.type === 'paid' ? event.payout.venue : event.venue), event.type === 'paid');
};

/** For those who do not see the table. */
const sentenceOf = ({ before, event }: Payment, names: OwnerNames): string =>
  [
    ...before.map((special) => eventText(special, names.owner)),
    event.type === 'not-paid'
      ? `${venueName(event.venue)}: ${event.why === 'shut' ? texts.shut : texts.nobody}.`
      : eventText(event, names.owner),
  ].join(' ');
