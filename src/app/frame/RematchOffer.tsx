import { personAndBot, type SeatInfo } from '#engine/seats.ts';
import { isWhole } from '#engine/seen.ts';
import { agreeOn } from '#play/session/plans.ts';
import { texts } from '#play/texts.ts';
import type { Whose } from '#play/texts/evening.ts';
import { goTo } from '../ui/useRoute.ts';
import { useAtTable, useMatchHere } from './AtTable.tsx';

interface RematchOfferProps {
  /** Sentences about it: as a rule the seats that were behind, and a handicap that would have made it more even. */
  readonly said: string;
  /** On its button, where it is not that of a closer match. */
  readonly button?: string;
  /** The plan of a match with that, as the game's form makes it. */
  readonly plan: () => unknown;
}

/** A change that would do good to the match that is over; a press plays again with it. */
export function RematchOffer({ said, button = texts.evening.again, plan }: RematchOfferProps) {
  const { game } = useAtTable();
  const { played } = useMatchHere();
  if (played !== null && !isWhole(played)) return null; // what follows is agreed on in its room
  return (
    <div className="evening">
      <p>{said}</p>
      <button type="button" className="button" onClick={() => goTo({ page: 'match', id: agreeOn(game, plan()) })}>
        {button}
      </button>
    </div>
  );
}

/** Of two, one of whom is the only person, nobody is called by a name. */
export function whoseOf(seats: readonly SeatInfo[], seat: number, name: string): Whose {
  const alone = personAndBot(seats);
  return { who: alone === null ? 'named' : seat === alone.person ? 'you' : 'computer', name };
}
