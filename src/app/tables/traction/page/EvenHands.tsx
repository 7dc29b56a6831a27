import { useMemo } from 'react';
import type { Steadiness } from '../../../../sim/hand/steadiness.ts';
import type { SeatInfo } from '../../../../engine/seats.ts';
import { evened } from '../../../../bots/traction/handicap.ts';
import { agreeOn } from '../../../session/plans.ts';
import { texts } from '../../../texts.ts';
import { goTo } from '../../../ui/route.ts';
import { useMatch, useNaming } from '../hud/useTable.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import { gameTexts } from '../texts.ts';

/** Hands that would have made the match that is over more even; a press plays again by them. */
export function EvenHands() {
  const { header, state } = useMatch();
  const { store } = useTheSession();
  const naming = useNaming();
  const even = useMemo(() => evened(state, header.seats), [state, header]);
  if (even === null) return null;
  const { second, lead, hands } = even;
  const changed = header.seats.flatMap((seat, i) => {
    const hand = hands[i] ?? 'usual';
    return hand === (seat.steadiness ?? 'usual')
      ? []
      : [gameTexts.evening.hand(naming.seat(i), texts.handicap.hands[hand])];
  });
  const again = (): void => {
    const seats = header.seats.map((seat, i) => withHand(seat, hands[i] ?? 'usual'));
    const plan = { match: { seats, setup: header.setup }, handMode: store.getState().agreedMode };
    goTo({ page: 'match', id: agreeOn('traction', plan) });
  };
  return (
    <div className="even-hands">
      <p>{gameTexts.evening.said(naming.seat(second), lead, changed)}</p>
      <button type="button" className="button" onClick={again}>
        {gameTexts.evening.again}
      </button>
    </div>
  );
}

/** A usual hand is left out, as in the form. */
function withHand({ steadiness: _, ...seat }: SeatInfo, hand: Steadiness): SeatInfo {
  return hand === 'usual' ? seat : { ...seat, steadiness: hand };
}
