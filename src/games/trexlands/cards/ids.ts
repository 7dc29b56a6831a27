import type { Seat } from '#sim/ids.ts';
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

/** Keeps what has been read: a match asks for the same cards again and again. */
function remembered<Id, Kind>(read: (id: Id) => Kind): (id: Id) => Kind {
  const known = new Map<Id, Kind>();
  return (id) => {
    const kind = known.get(id) ?? read(id);
    known.set(id, kind);
    return kind;
  };
}

/** The kind of a card that can be played. */
export const kindOf = remembered((id: CampCardId): CardKind => {
  const word = kindWord(id);
  const kind = [...ACTION_KINDS, ...TRIBU_KINDS].find((k) => k === word);
  if (kind === undefined) throw new Error(`${id} is no card that can be played`);
  return kind;
});

export function climaKindOf(id: ClimaCardId): ClimaKind {
  const kind = CLIMA_KINDS.find((k) => k === kindWord(id));
  if (kind === undefined) throw new Error(`${id} is no Clima`);
  return kind;
}

export const tribuKindOf = remembered((id: TribuCardId): TribuKind => {
  const word = kindWord(id);
  const kind = TRIBU_KINDS.find((k) => k === word);
  if (kind === undefined) throw new Error(`${id} is no private card`);
  return kind;
});

const isClimaId = remembered((id: PublicCardId) => CLIMA_KINDS.some((kind) => kind === kindWord(id)));
export const isClima = (id: PublicCardId): id is ClimaCardId => isClimaId(id);
export const isTribu = (id: CardId): id is TribuCardId => isNumber(id.split('-')[0] ?? '');
