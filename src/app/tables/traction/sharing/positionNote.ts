import { steadinessOf } from '../../../../engine/seats.ts';
import type { TractionMatch } from '../../../../games/traction/traction.ts';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';

/** What a link to a position holds, and where something was agreed on for which a scenario has no words: what not. */
export function positionNote({ header: { setup, seats } }: Pick<TractionMatch, 'header'>): string {
  const { hands = 'any' } = setup.options;
  const agreed = hands !== 'any' || seats.some((seat) => steadinessOf(seat) !== 'usual');
  return agreed ? `${texts.sharing.positionNote} ${gameTexts.sharing.withoutHands}` : texts.sharing.positionNote;
}
