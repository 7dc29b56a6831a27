import { CAPTAINS, captainCard, type CaptainId } from '#games/trexlands/captains.ts';
import { climaKindOf, isClima, isTribu, kindOf, type CardId } from '#games/trexlands/cards/ids.ts';
import {
  ACTION_KINDS,
  CLIMA_KINDS,
  climaCardOf,
  playableCard,
  TRIBU_KINDS,
  valueOf,
  type ClimaKind,
  type TribuKind,
} from '#games/trexlands/cards/kinds.ts';
import { gameTexts } from '../texts.ts';
import type { FaceId } from './pictures.ts';

export type FaceKind = 'captain' | 'action' | 'clima' | 'tribu';

/** All that a card says. */
export interface Face {
  readonly id: FaceId;
  readonly kind: FaceKind;
  readonly name: string;
  /** The rule, whole. */
  readonly text: string;
  /** The same in a few words. */
  readonly short: string;
  /** V, of a private card; else null. */
  readonly worth: number | null;
}

export const FACE_IDS: readonly FaceId[] = [...ACTION_KINDS, ...CLIMA_KINDS, ...TRIBU_KINDS, ...CAPTAINS];

const isIn = <K extends FaceId>(kinds: readonly K[], id: FaceId): id is K => kinds.some((kind) => kind === id);
const isCaptain = (id: FaceId): id is CaptainId => isIn(CAPTAINS, id);
const isClimaKind = (id: FaceId): id is ClimaKind => isIn(CLIMA_KINDS, id);
const isTribuKind = (id: FaceId): id is TribuKind => isIn(TRIBU_KINDS, id);

export function faceOf(id: FaceId): Face {
  const short = gameTexts.faces.short[id];
  if (isCaptain(id)) return { id, kind: 'captain', ...wordsOf(captainCard(id)), short, worth: null };
  if (isClimaKind(id)) return { id, kind: 'clima', ...wordsOf(climaCardOf(id)), short, worth: null };
  const words = wordsOf(playableCard(id));
  return isTribuKind(id)
    ? { id, kind: 'tribu', ...words, short, worth: valueOf(id) }
    : { id, kind: 'action', ...words, short, worth: null };
}

const wordsOf = ({ name, text }: { readonly name: string; readonly text: string }) => ({ name, text });

/** The face of a card of cardboard. */
export const faceIdOf = (card: CardId): FaceId => (!isTribu(card) && isClima(card) ? climaKindOf(card) : kindOf(card));

/** The faces of cards that lie in a row, each once, with how many have it. */
export function facesOf(cards: readonly CardId[]): readonly { readonly face: FaceId; readonly count: number }[] {
  const faces = cards.map(faceIdOf);
  return [...new Set(faces)].map((face) => ({ face, count: faces.filter((one) => one === face).length }));
}

/** A card in a sentence: its kind, its name, its worth. */
export const labelOf = ({ kind, name, worth }: Face): string =>
  gameTexts.faces.label(gameTexts.faces.kinds[kind], name, worth);
