import { captainCard, type CaptainId } from '../../../../../games/trexlands/captains.ts';
import { isTribu, kindOf, tribuKindOf, type CampCardId } from '../../../../../games/trexlands/cards/ids.ts';
import { playableCard, valueOf } from '../../../../../games/trexlands/cards/kinds.ts';
import { texts } from '../../../../texts.ts';

/** What a little card says. */
export interface CardFace {
  readonly title: string;
  /** Over the title, small: what kind of card it is; empty where its frame says enough. */
  readonly over: string;
  readonly kind: 'captain' | 'action' | 'tribu';
}

export const captainFace = (id: CaptainId): CardFace => ({ title: captainCard(id).name, over: texts.trexBoard.captain, kind: 'captain' });

export function faceOf(card: CampCardId): CardFace {
  const title = playableCard(kindOf(card)).name;
  return isTribu(card) ? { title, over: String(valueOf(tribuKindOf(card))), kind: 'tribu' } : { title, over: '', kind: 'action' };
}
