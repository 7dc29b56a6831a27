import { captainCard, type CaptainId } from '../../../../../games/trexlands/captains.ts';
import {
  climaKindOf,
  isClima,
  isTribu,
  kindOf,
  tribuKindOf,
  type CampCardId,
  type PublicCardId,
} from '../../../../../games/trexlands/cards/ids.ts';
import { climaCardOf, playableCard, valueOf } from '../../../../../games/trexlands/cards/kinds.ts';
import { gameTexts } from '../../texts.ts';

/** The words on a little card. */
export interface CardFace {
  readonly title: string;
  /** Over the title, small: what kind of card it is; empty where its frame says enough. */
  readonly over: string;
  readonly kind: 'captain' | 'action' | 'tribu';
}

export const captainFace = (id: CaptainId): CardFace => ({
  title: captainCard(id).name,
  over: gameTexts.board.captain,
  kind: 'captain',
});

export function faceOf(card: CampCardId): CardFace {
  const title = playableCard(kindOf(card)).name;
  return isTribu(card)
    ? { title, over: String(valueOf(tribuKindOf(card))), kind: 'tribu' }
    : { title, over: '', kind: 'action' };
}

/** Of the Public Deck: as it lies in the market. */
export const publicFace = (card: PublicCardId): CardFace =>
  isClima(card)
    ? { title: climaCardOf(climaKindOf(card)).name, over: gameTexts.board.clima, kind: 'action' }
    : faceOf(card);

const LONG = 10; // letters; a longer word in one line could not be read

/** A title in lines: a word or a part of one each. */
export const linesOf = (title: string): readonly string[] =>
  title.split(/(?<=-)|\s/).flatMap((word) => (word.length > LONG ? halves(word) : word));

function halves(word: string): readonly string[] {
  const middle = Math.ceil(word.length / 2);
  return [`${word.slice(0, middle)}-`, word.slice(middle)];
}
