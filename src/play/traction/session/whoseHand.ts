import { HANDS, type Hand } from '#sim/assist/assist.ts';
import type { SessionCommands, SessionState } from './sessionTypes.ts';

/** A practised hand at one of three paces, or the player's own. */
export type WhoseHand = Hand | 'free';

export const WHOSE_HANDS: readonly WhoseHand[] = [...HANDS, 'free'];

export const whoseHandOf = ({ handMode, hand }: Pick<SessionState, 'handMode' | 'hand'>): WhoseHand =>
  handMode === 'free' ? 'free' : hand;

export function chooseHand(
  { setHand, setHandMode }: Pick<SessionCommands, 'setHand' | 'setHandMode'>,
  whose: WhoseHand,
): void {
  if (whose !== 'free') setHand(whose);
  setHandMode(whose === 'free' ? 'free' : 'assisted');
}
