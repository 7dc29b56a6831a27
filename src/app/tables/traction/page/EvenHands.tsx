import { useMemo } from 'react';
import { STEADINESSES, type Steadiness } from '#sim/hand/steadiness.ts';
import { steadinessOf, type SeatInfo } from '#engine/seats.ts';
import { evened } from '#bots/traction/handicap.ts';
import { RematchOffer, whoseOf } from '#app/frame/RematchOffer.tsx';
import { texts } from '#play/texts.ts';
import { useMatch, useNaming, useTheSession } from '../hud/useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';

/** Hands that would have made the match that is over more even. */
export function EvenHands() {
  const { header, state } = useMatch();
  const { store } = useTheSession();
  const naming = useNaming();
  const even = useMemo(() => evened(state, header.seats), [state, header]);
  if (even === null) return null;
  const { second, lead, hands } = even;
  const whose = (seat: number) => whoseOf(header.seats, seat, naming.seat(seat));
  const given = header.seats.flatMap((seat, i) => {
    const [before, hand] = [steadinessOf(seat), hands[i] ?? 'usual'];
    const shakier = STEADINESSES.indexOf(hand) > STEADINESSES.indexOf(before);
    return hand === before ? [] : [{ whose: whose(i), hand: texts.handicap.hands[hand], shakier }];
  });
  const { behind, closer } = gameTexts.evenHands;
  return (
    <RematchOffer
      said={`${behind(whose(second), lead, state.outcome?.by === 'pad-contact')} ${closer(given)}`}
      plan={() => {
        const seats = header.seats.map((seat, i) => withHand(seat, hands[i] ?? 'usual'));
        return { match: { seats, setup: header.setup, rules: header.rules }, handMode: store.getState().agreedMode };
      }}
    />
  );
}

/** A usual hand is left out, as in the form. */
function withHand({ steadiness: _, ...seat }: SeatInfo, hand: Steadiness): SeatInfo {
  return hand === 'usual' ? seat : { ...seat, steadiness: hand };
}
