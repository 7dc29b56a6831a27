import type { Reveal } from '../session/sessionTypes.ts';
import { gameTexts } from '../texts.ts';

/** The name of the button that leads on while cards are turned over. */
export const wayOn = ({ shown, cards }: Reveal): string =>
  shown < cards.length ? gameTexts.reveal.next : gameTexts.battle.goOn;
