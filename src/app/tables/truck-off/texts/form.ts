// Texts of the form of a new match.

export const form = {
  title: 'New match of Truck Off',
  lead: 'Two to six players, one device. Five rounds, or four of two players with Barry, who plays by himself; most money wins.',
  discards: 'Cards out of the game',
  discardsNote:
    'Everybody puts the same two cards away before the match. With two players eight of all cards go at random instead.',
  less: 'Less take that',
  more: 'More take that',
  out: (cards: string): string => `Out: ${cards}.`,
  random: 'Two at random',
  chosen: 'These two',
  firstCard: 'First card',
  secondCard: 'Second card',
  money: 'Money at the start',
  evenStart: (dollars: number): string => `The first player begins with $${dollars}`,
  evenStartNote:
    'Makes it even: of two players the second one wins six matches in ten between computer players, as the last card of the grid is picked by the first.',
  barryMoney: 'Barry begins with, $',
  barryNote: 'The rule text gives him $20.',
  specials: 'Daily Specials',
  specialsNote:
    'Two cards a round change how a venue pays. For players who know the game; the texts of the cards are this page’s own.',
} as const;
