import { BOTH, isSeat, type Seat } from '#games/tug-of-war/ids.ts';
import { extentIn, wonBy } from '#games/tug-of-war/state.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { texts } from '#play/texts.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { SeatBadge, seatStyle } from '#app/ui/SeatBadge.tsx';
import { standings } from '#play/tug-of-war/texts/table.ts';
import { ClockFace } from './MatchClock.tsx';
import { useMatch } from './useTable.ts';

/** How both stand: machines won, cards in hand, time. Hands are open (the rules know no secret). */
export function Standings() {
  const { state, header } = useMatch();
  const names = useSeatNames();
  return (
    <section className="panel standing tug-standings" aria-label={standings.title}>
      <ul>
        {BOTH.map((seat) => {
          const level = header.seats[seat]?.level;
          return (
            <li key={seat} style={seatStyle(names.colour(seat))} data-seat={seat}>
              <SeatBadge colour={names.colour(seat)} small />
              <strong
                className="owner"
                translate="no"
                title={level === undefined ? undefined : texts.bots.ofLevel(level)}
              >
                {names.seat(seat)}
              </strong>
              <Won won={wonBy(state, seat)} toWin={extentIn(state).modulesToWin} />
              <Hand seat={seat} cards={state.hands[seat]} />
              <ClockFace seat={seat} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A pip for each machine that wins the match, and the same in words where there is room. */
const Won = ({
  won,
  toWin,
  isShort = true,
}: {
  readonly won: number;
  readonly toWin: number;
  readonly isShort?: boolean;
}) => (
  <span className="won">
    {isShort &&
      Array.from({ length: toWin }, (_, i) => <i key={i} aria-hidden="true" data-won={i < won || undefined} />)}
    <span className={isShort ? 'unseen' : ''}>{standings.won(won, toWin)}</span>
  </span>
);

const Hand = ({ seat, cards }: { readonly seat: Seat; readonly cards: readonly number[] }) => (
  <span className="held" data-hand={seat}>
    {cards.map((card, i) => (
      // Cards of one strength are alike.
      // oxlint-disable-next-line react/no-array-index-key
      <b key={i} aria-hidden="true">
        {card}
      </b>
    ))}
    <span className="unseen">{standings.hand(cards)}</span>
  </span>
);

/** Machines won, and the time where the table has chosen clocks. */
export function Count({ seat }: { readonly seat: number }) {
  const { state } = useMatch();
  const isShort = useCompact();
  if (!isSeat(seat)) return null;
  return (
    <span className="tug-count">
      <Won won={wonBy(state, seat)} toWin={extentIn(state).modulesToWin} isShort={isShort} />
      <ClockFace seat={seat} />
    </span>
  );
}
