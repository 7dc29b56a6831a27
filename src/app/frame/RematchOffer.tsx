import { personAndBot, type SeatInfo } from '#engine/seats.ts';
import { agreeOn } from '#play/session/plans.ts';
import { texts } from '#play/texts.ts';
import type { Whose } from '#play/texts/evening.ts';
import { goTo } from '../ui/useRoute.ts';
import { useAtTable, useSeatNames } from './AtTable.tsx';
import { EndFrame, type EndFrameProps } from './EndFrame.tsx';

interface RematchOfferProps {
  /** Sentences: the seats that were behind, and a handicap that would have made it more even. */
  readonly said: string;
  /** The plan of a match with that, as the game's form makes it. */
  readonly plan: () => unknown;
}

/** A handicap that would have made the match that is over more even; a press plays again with it. */
export function RematchOffer({ said, plan }: RematchOfferProps) {
  const { game } = useAtTable();
  return (
    <div className="evening">
      <p>{said}</p>
      <button type="button" className="button" onClick={() => goTo({ page: 'match', id: agreeOn(game, plan()) })}>
        {texts.evening.again}
      </button>
    </div>
  );
}

/** Of two, one of whom is the only person, nobody is called by a name. */
export function whoseOf(seats: readonly SeatInfo[], seat: number, name: string): Whose {
  const alone = personAndBot(seats);
  return { who: alone === null ? 'named' : seat === alone.person ? 'you' : 'computer', name };
}

interface SeatsEndProps extends Pick<EndFrameProps, 'by' | 'children'> {
  readonly winners: readonly number[];
  /** Where no seat has won. */
  readonly nobody?: string;
}

/** The end of a match that seats win, or share, or that nobody wins. */
export function SeatsEnd({ winners, nobody = '', ...end }: SeatsEndProps) {
  const names = useSeatNames();
  const [winner, ...others] = winners;
  const alone = winner === undefined ? nobody : texts.end.wins(names.seat(winner));
  return (
    <EndFrame
      winners={winners.map((seat) => ({ seat, colour: names.colour(seat) }))}
      title={others.length === 0 ? alone : texts.end.share(winners.map(names.seat))}
      {...end}
    />
  );
}
