import { isOpen } from '#engine/seen.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { type Hand, HANDS } from '#sim/assist/assist.ts';
import { belongsTo } from '#games/traction/pieces.ts';
import type { Seat } from '#sim/ids.ts';

/** `assisted`: a player aims and a practised hand does it; `free`: the piece follows the finger, and can fall. */
export type HandMode = 'assisted' | 'free';

/** How a seat moves its pieces. */
export interface ChosenHand {
  readonly handMode: HandMode;
  readonly hand: Hand; // of assisted moves
}

/** The hands that were chosen at this table, by seat; a seat that is not in it has chosen none yet. */
export type ChosenHands = Readonly<Record<number, ChosenHand>>;

export interface HandsAtTable {
  readonly chosenHands: ChosenHands;
  readonly agreedMode: HandMode; // of this match, for whoever has not chosen
  readonly usualHand: Hand; // of whoever has not chosen: as was chosen last on this device
}

/** The hand of the seat: as it last chose, else as it last moved (after a reload), else as the match was agreed. */
export function handOfSeat(
  { chosenHands, agreedMode, usualHand }: HandsAtTable,
  match: SeenTraction,
  seat: Seat,
): ChosenHand {
  const own = chosenHands[seat] ?? lastMovedBy(match, seat) ?? { handMode: agreedMode, hand: usualHand };
  return match.state.options.hands === 'free' ? { ...own, handMode: 'free' } : own;
}

function lastMovedBy({ log }: SeenTraction, seat: Seat): ChosenHand | null {
  for (const { action } of log.filter(isOpen).toReversed()) {
    if ((action.do === 'walk' || action.do === 'tackle') && belongsTo(action.piece, seat))
      return { handMode: action.hand, hand: action.practised ?? 'careful' };
  }
  return null;
}

/** A practised hand at one of three paces, or the player's own. */
export type WhoseHand = Hand | 'free';

export const WHOSE_HANDS: readonly WhoseHand[] = [...HANDS, 'free'];

export const whoseHandOf = ({ handMode, hand }: ChosenHand): WhoseHand => (handMode === 'free' ? 'free' : hand);

export function chooseHand(
  { setHand, setHandMode }: { setHand(hand: Hand): unknown; setHandMode(mode: HandMode): unknown },
  whose: WhoseHand,
): void {
  if (whose !== 'free') setHand(whose);
  setHandMode(whose === 'free' ? 'free' : 'assisted');
}
