import { z } from 'zod';
import privateData from '../data/private-deck.json' with { type: 'json' };
import publicData from '../data/public-deck.json' with { type: 'json' };
import { provenance } from '../provenance.ts';

/** The cards of the house set, as the data files have them (TX-61: a card's text is the rule). */

export const ACTION_KINDS = [
  'roadblock',
  'counter-order',
  'nitro',
  'ballast',
  'oil-slick',
  'second-wind',
  'tow-hook',
  'toll',
  'bridge',
  'convoy',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const CLIMA_KINDS = ['sandstorm', 'drought', 'flood', 'quake'] as const;
export type ClimaKind = (typeof CLIMA_KINDS)[number];

export const TRIBU_KINDS = ['scout', 'fuel', 'outpost', 'mechanic', 'fortress', 'raid', 'charge', 'gatecrash'] as const;
/** A card of a Private Tribu Deck. */
export type TribuKind = (typeof TRIBU_KINDS)[number];

/** A card that can be in a Camp and be played. */
export type CardKind = ActionKind | TribuKind;
export const CARD_KINDS: readonly CardKind[] = [...ACTION_KINDS, ...TRIBU_KINDS];

/** When a card may be played. */
const WINDOWS = [
  'move-announced',
  'card-played',
  'own-move',
  'before-roll',
  'before-own-roll',
  'before-own-attack',
  'after-own-roll',
  'claim',
  'arena',
] as const;
export type CardWindow = (typeof WINDOWS)[number];

/** The effects of cards. */
const EFFECTS = [
  'cancel-move',
  'cancel-card',
  'move-two',
  'lower-mass',
  'salt-flat',
  'roll-again',
  'tow',
  'halve-claim',
  'bridge-edge',
  'two-moves',
  'look',
  'post',
  'from-camp',
  'fort',
  'raid',
  'attack-twice',
  'extra-x',
] as const;
export type EffectId = (typeof EFFECTS)[number];

/** The effects of Climas, at once. */
const CLIMA_EFFECTS = ['rim-rolls', 'no-supply', 'wash-away', 'stacks-fall'] as const;
export type ClimaEffect = (typeof CLIMA_EFFECTS)[number];

const words = { name: z.string().min(1), text: z.string().min(1) };
const copies = z.int().min(1).max(9);
const played = { window: z.enum(WINDOWS), effect: z.enum(EFFECTS) };

const actionCard = z.strictObject({ kind: z.enum(ACTION_KINDS), copies, ...played, ...words });
const climaCard = z.strictObject({ kind: z.enum(CLIMA_KINDS), copies, effect: z.enum(CLIMA_EFFECTS), ...words });
/** A private card's value is what it costs without a bluff, V. */
const tribuCard = z.strictObject({ kind: z.enum(TRIBU_KINDS), value: z.int().min(1).max(9), ...played, ...words });

const publicDeck = z
  .strictObject({
    ...provenance,
    actions: z.array(actionCard).length(ACTION_KINDS.length),
    climas: z.array(climaCard).length(CLIMA_KINDS.length),
  })
  .parse(publicData);
const privateDeck = z
  .strictObject({ ...provenance, cards: z.array(tribuCard).length(TRIBU_KINDS.length) })
  .parse(privateData);

export type TribuCard = z.output<typeof tribuCard>;
export type PlayableCard = z.output<typeof actionCard> | TribuCard;
export type ClimaCard = z.output<typeof climaCard>;

export const ACTION_CARDS = publicDeck.actions;
export const CLIMA_CARDS = publicDeck.climas;
export const TRIBU_CARDS = privateDeck.cards;

function found<C extends { readonly kind: string }>(cards: readonly C[], kind: string): C {
  const card = cards.find((c) => c.kind === kind);
  if (card === undefined) throw new Error(`no card of the kind ${kind}`);
  return card;
}

export const playableCard = (kind: CardKind): PlayableCard =>
  found<PlayableCard>([...ACTION_CARDS, ...TRIBU_CARDS], kind);
export const climaCardOf = (kind: ClimaKind): ClimaCard => found(CLIMA_CARDS, kind);
export const valueOf = (kind: TribuKind): number => found(TRIBU_CARDS, kind).value;
