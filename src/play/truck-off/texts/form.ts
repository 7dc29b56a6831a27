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
  begins: 'Who most recently ate from a food truck?',
  tuned: (dollars: number): string =>
    `the first of two players begins with $${dollars}, so that two keen computer players win as often from either place (51\u00a0% instead of 37\u00a0%).`,
  first: 'three players and three rounds in place of five; action cards lie open, and are selected in secret.',
  money: 'Money at the start',
  evenStart: (dollars: number): string => `The first player begins with $${dollars}`,
  evenStartNote:
    'Without it the first of two keen computer players wins 37\u00a0% of the matches that Barry does not win, with it 51\u00a0%.',
  barryMoney: 'Barry begins with, $',
  barryNote:
    'The rule text gives him $20: he wins 34\u00a0% of matches between two steady computer players, 6\u00a0% between keen ones. Where the first player has $3 it is 28\u00a0% and 3\u00a0%, and with $30 for Barry 67\u00a0% and 24\u00a0%.',
  specials: 'Daily Specials',
  specialsNote:
    'Two cards a round change how a venue pays. For players who know the game; the texts of the cards are this page’s own.',
} as const;
