import { steadinessOf } from '#engine/seats.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';

/** The contents of a link to a position, and what is left out, where a scenario has no words for what was agreed on. */
export function positionNote({ header: { setup, seats } }: Pick<SeenTraction, 'header'>): string {
  const { hands = 'any' } = setup.options;
  const agreed = hands !== 'any' || seats.some((seat) => steadinessOf(seat) !== 'usual');
  return agreed ? `${texts.sharing.positionNote} ${gameTexts.sharing.withoutHands}` : texts.sharing.positionNote;
}
