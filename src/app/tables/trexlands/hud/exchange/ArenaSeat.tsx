import { useMemo } from 'react';
import { asked } from '#games/trexlands/asked.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf, stillPlaying } from '#games/trexlands/queries.ts';
import type { Seat } from '#sim/ids.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Cards } from '../cards/Cards.tsx';
import { Answer } from '../dock/Answer.tsx';
import { useNames, useOwn, useSession, useView } from '../useTable.ts';

interface ArenaSeatProps {
  readonly seat: Seat;
  readonly waits: boolean;
  readonly onTake: (seat: Seat) => void;
}

/** A seat of the open arena: what it may still do, or that it does no more. */
export function ArenaSeat({ seat, waits, onTake }: ArenaSeatProps) {
  const view = useView();
  const names = useNames();
  const plays = useMemo(() => choicesOf(view, seat).filter((choice) => choice.do === 'play'), [view, seat]);
  const { coins, deck } = campOf(view, seat);
  const knows =
    view.phase.name === 'arena' &&
    view.phase.cards.some(({ owner, seenBy }) => owner === seat || seenBy.includes(seat));
  const canAdd = waits && coins > 0 && deck.length > 0;
  const isEmpty = view.phase.name === 'arena' && view.phase.cards.length === 0;
  const own = useOwn();
  const alone = useSession((session) => session.alone);
  const isOwn = own([seat]).length > 0;
  const amongOthers = alone === null && own(asked(view)).length > 1; // else the button below says it for this seat
  if (!isOwn || !stillPlaying(view).includes(seat) || !(waits || knows)) return null;
  return (
    <li className="window-seat" data-seat={seat} data-ready={!waits}>
      <SeatBadge colour={names.colour(seat)} small />
      <span className="unseen" translate="no">
        {names.seat(seat)}
      </span>
      {waits && <Cards plays={plays} />}
      {(canAdd || knows) && (
        <button
          type="button"
          className="button quiet"
          data-take={seat}
          aria-label={gameTexts.exchange.takes(names.seat(seat), canAdd)}
          title={gameTexts.exchange.ownCardsNote}
          onClick={() => onTake(seat)}
        >
          {canAdd ? gameTexts.exchange.addCard : gameTexts.exchange.ownCards}
        </button>
      )}
      {waits && amongOthers && (
        <Answer
          choice={{ do: 'ready', seat }}
          words={gameTexts.exchange.done(isEmpty)}
          data-ready-button={seat}
          aria-label={gameTexts.exchange.isDone(names.seat(seat), isEmpty)}
        />
      )}
    </li>
  );
}
