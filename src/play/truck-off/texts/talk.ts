import { phrase } from '#play/texts/words.ts';

// Texts of the table in words.

export const talk = {
  group: 'Truck Off',
  capitals:
    'NUMBER for a truck or a venue by its die: 4, 6, 8, 10, 12 or 20. CARD for a card such as reroll, move-rival or shut-venue, or its place in the grid such as r4c1. TARGET for a truck (20 for your own, 1-20 for that of seat 1, barry-8), a venue (d20), or a truck and the venue where it goes',
  look: phrase('look', 'who is asked, the venues with their dice and trucks, and all money.', 'look'),
  hand: phrase('hand', 'tells the cards of whoever has the device; with two players, the whole grid.', 'hand'),
  trucks: phrase('trucks NUMBER NUMBER', 'chooses two trucks.', 'trucks 8 20'),
  throw: phrase('throw', 'has chance throw the dice.', 'throw'),
  roll: phrase(
    'roll d8 at X Y Z speed X Y Z spin RATE',
    'throws dice by hand: mm from the middle of the tray, mm/s, degrees a second.',
    'roll d8 at 0 120 60 speed 0 0 -700 spin 1500',
  ),
  cards: phrase('cards CARD …', 'chooses action cards; “cards none” chooses none.', 'cards reroll promote'),
  play: phrase('play CARD TARGET', 'plays a card.', 'play promote d20'),
  discard: phrase('discard CARD', 'throws a card away without effect.', 'discard reroll'),
  dice: phrase('dice SET', 'chooses dice for a tie: d4-d6-d20 or d8-d10-d12.', 'dice d8-d10-d12'),
  goOn: phrase('go', 'tells the next payout, or ends a throw that is seen.', 'go'),
  openCards: (cards: readonly string[]): string =>
    `Nobody has cards in hand: all lie open in the grid, row 4 on top. ${cards.join(', ')}.`,
  noDevice: 'The cards are told to whoever has the device: say “device”.',
  cardsOf: (name: string, cards: readonly string[]): string =>
    cards.length === 0 ? `${name} has no cards left.` : `${name} has ${cards.join(', ')}.`,
  selectedOf: (name: string, cards: readonly string[]): string => `${name} has selected ${cards.join(', ')}.`,
  card: (name: string, kind: string, value: number): string => `${name} (${kind}, $${value})`,
  venue: (name: string, sides: number, die: number | null): string =>
    die === null ? `${name} (d${sides})` : `${name} (d${sides} shows ${die})`,
  special: (name: string, text: string): string => `Daily Special ${name}: ${text}`,
  shut: 'shut',
  promoted: (tokens: number): string => (tokens === 1 ? 'promoted' : `promoted ${tokens} times`),
  trucksThere: (trucks: readonly string[]): string => (trucks.length === 0 ? 'no trucks' : trucks.join(', ')),
  pays: (sum: string): string => `pays ${sum}`,
  doubled: (truck: string): string => `${truck} doubled`,
  free: (cards: readonly string[]): string => `Free cards: ${cards.join(', ')}.`,
  gridCard: (slot: string, name: string): string => `${slot} ${name}`,
} as const;
