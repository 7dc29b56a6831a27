import type { Seat } from '../../../sim/ids.ts';
import {
  ACTION_CARDS,
  ACTION_KINDS,
  CLIMA_CARDS,
  CLIMA_KINDS,
  TRIBU_KINDS,
  type ActionKind,
  type CardKind,
  type ClimaKind,
  type TribuKind,
} from './kinds.ts';

/** One card of cardboard. Two copies of a kind differ by their number; a private card names its seat first. */
export type ActionCardId = `${ActionKind}-${number}`;
export type ClimaCardId = `${ClimaKind}-${number}`;
export type TribuCardId = `${number}-${TribuKind}`;

/** In the Public Deck. */
export type PublicCardId = ActionCardId | ClimaCardId;
/** In a Camp. */
export type CampCardId = ActionCardId | TribuCardId;
export type CardId = PublicCardId | TribuCardId;

/** The Public Deck, unshuffled. */
export const PUBLIC_DECK: readonly PublicCardId[] = [
  ...ACTION_CARDS.flatMap(({ kind, copies }) => numbered(copies).map((n) => `${kind}-${n}` as const)),
  ...CLIMA_CARDS.flatMap(({ kind, copies }) => numbered(copies).map((n) => `${kind}-${n}` as const)),
];

function numbered(copies: number): readonly number[] {
  return Array.from({ length: copies }, (_, i) => i + 1);
}

export const tribuId = (seat: Seat, kind: TribuKind): TribuCardId => `${seat}-${kind}`;

/** The Private Tribu Deck of a seat. */
export const privateDeckOf = (seat: Seat): readonly TribuCardId[] => TRIBU_KINDS.map((kind) => tribuId(seat, kind));

const isNumber = (text: string): boolean => /^\d+$/.test(text);

const kindWord = (id: CardId): string => {
  const words = id.split('-');
  return (isNumber(words[0] ?? '') ? words.slice(1) : words.slice(0, -1)).join('-');
};

/** Kinds that have been asked for: a match asks for the same ones again and again. */
const kinds = new Map<CampCardId, CardKind>();

/** The kind of a card that can be played. */
export function kindOf(id: CampCardId): CardKind {
  const kind = kinds.get(id) ?? readKind(id);
  kinds.set(id, kind);
  return kind;
}

function readKind(id: CampCardId): CardKind {
  const word = kindWord(id);
  const kind = [...ACTION_KINDS, ...TRIBU_KINDS].find((k) => k === word);
  if (kind === undefined) throw new Error(`${id} is no card that can be played`);
  return kind;
}

export function climaKindOf(id: ClimaCardId): ClimaKind {
  const kind = CLIMA_KINDS.find((k) => k === kindWord(id));
  if (kind === undefined) throw new Error(`${id} is no Clima`);
  return kind;
}

export function tribuKindOf(id: TribuCardId): TribuKind {
  const kind = TRIBU_KINDS.find((k) => k === kindWord(id));
  if (kind === undefined) throw new Error(`${id} is no private card`);
  return kind;
}

export const isClima = (id: PublicCardId): id is ClimaCardId => CLIMA_KINDS.some((kind) => kind === kindWord(id));
export const isTribu = (id: CardId): id is TribuCardId => isNumber(id.split('-')[0] ?? '');
