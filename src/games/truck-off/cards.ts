import { z } from 'zod';
import data from './data/cards.json' with { type: 'json' };
import { provenance } from './provenance.ts';

/** Action cards, in the order of the rule text. */
export const CARD_KINDS = [
  'reroll',
  'move',
  'move-rival',
  'place',
  'double',
  'shut-truck',
  'shut-venue',
  'promote',
  'trigger',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** One card: of this seat's set, of this kind, the first copy or a later one. */
export type CardId = `${number}-${CardKind}-${number}`;

const card = z.strictObject({
  kind: z.enum(CARD_KINDS),
  name: z.string().min(1),
  /** In the set of a player. */
  copies: z.int().min(1).max(9),
  /** Money for a card that is still in hand at the end (TO-30). */
  value: z.int().nonnegative(),
  takeThat: z.boolean(),
  text: z.string().min(1),
});
export type ActionCard = z.output<typeof card>;

export const ACTION_CARDS: readonly ActionCard[] = z
  .strictObject({ ...provenance, cards: z.array(card).length(CARD_KINDS.length) })
  .parse(data).cards;

export function cardOf(kind: CardKind): ActionCard {
  const found = ACTION_CARDS.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`there is no card ${kind}`);
  return found;
}

/** The twelve cards of a seat's colour. */
export const setOf = (seat: number): readonly CardId[] =>
  ACTION_CARDS.flatMap(({ kind, copies }) =>
    Array.from({ length: copies }, (_, i) => `${seat}-${kind}-${i + 1}` as const),
  );

const kinds = new Map<CardId, CardKind>();

/** `0-move-rival-1` is a `move-rival`. Keeps what has been read: a match asks for the same cards again and again. */
export function kindOf(id: CardId): CardKind {
  const kind = kinds.get(id) ?? readKind(id);
  kinds.set(id, kind);
  return kind;
}

function readKind(id: CardId): CardKind {
  const word = id.split('-').slice(1, -1).join('-');
  const found = CARD_KINDS.find((kind) => kind === word);
  if (found === undefined) throw new Error(`${id} is no card`);
  return found;
}
