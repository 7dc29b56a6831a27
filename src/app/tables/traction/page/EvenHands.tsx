import { useMemo } from 'react';
import { STEADINESSES, type Steadiness } from '../../../../sim/hand/steadiness.ts';
import { personAndBot, steadinessOf, type SeatInfo } from '../../../../engine/seats.ts';
import { evened } from '../../../../bots/traction/handicap.ts';
import { agreeOn } from '../../../session/plans.ts';
import { texts } from '../../../texts.ts';
import { goTo } from '../../../ui/route.ts';
import { useMatch, useNaming } from '../hud/useTable.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import { gameTexts } from '../texts.ts';
import type { Whose } from '../texts/evening.ts';

/** Hands that would have made the match that is over more even; a press plays again by them. */
export function EvenHands() {
  const { header, state } = useMatch();
  const { store } = useTheSession();
  const naming = useNaming();
  const even = useMemo(() => evened(state, header.seats), [state, header]);
  if (even === null) return null;
  const { second, lead, hands } = even;
  const whose = (seat: number): Whose => ({ who: whoIs(header.seats, seat), name: naming.seat(seat) });
  const given = header.seats.flatMap((seat, i) => {
    const [before, hand] = [steadinessOf(seat), hands[i] ?? 'usual'];
    const shakier = STEADINESSES.indexOf(hand) > STEADINESSES.indexOf(before);
    return hand === before ? [] : [{ whose: whose(i), hand: texts.handicap.hands[hand], shakier }];
  });
  const again = (): void => {
    const seats = header.seats.map((seat, i) => withHand(seat, hands[i] ?? 'usual'));
    const plan = { match: { seats, setup: header.setup }, handMode: store.getState().agreedMode };
    goTo({ page: 'match', id: agreeOn('traction', plan) });
  };
  return (
    <div className="even-hands">
      <p>
        {gameTexts.evening.behind(whose(second), lead, state.outcome?.by === 'pad-contact')}{' '}
        {gameTexts.evening.closer(given)}
      </p>
      <button type="button" className="button" onClick={again}>
        {gameTexts.evening.again}
      </button>
    </div>
  );
}

/** Of two, one of whom is the only person, nobody is called by a name. */
const whoIs = (seats: readonly SeatInfo[], seat: number): Whose['who'] => {
  const alone = personAndBot(seats);
  return alone === null ? 'named' : seat === alone.person ? 'you' : 'computer';
};

/** A usual hand is left out, as in the form. */
function withHand({ steadiness: _, ...seat }: SeatInfo, hand: Steadiness): SeatInfo {
  return hand === 'usual' ? seat : { ...seat, steadiness: hand };
}
