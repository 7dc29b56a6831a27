import { called } from '#games/trexlands/texts.ts';
import { faceIdOf } from '../faces/face.ts';
import type { ShownCard } from '../session/shownCard.ts';
import { gameTexts } from '../texts.ts';
import type { Names } from './names.ts';

/** `Vermilion plays Ballast: lands UP more often` */
export const shownCardText = ({ seat, card }: ShownCard, names: Names): string =>
  gameTexts.windows.plays(names.seat(seat), called(card), gameTexts.faces.inShort[faceIdOf(card)]);
