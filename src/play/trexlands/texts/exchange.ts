import { listed, possessive } from '#play/texts/words.ts';

// Texts of the EXCHANGE: market, private arena, reveal.

export const exchange = {
  opens: (players: number) => `The EXCHANGE opens: ${players === 2 ? 'both' : `all ${players}`} players now buy cards.`,
  /** Said with the first weather of a match. */
  weather: 'Some cards are weather and happen at once.',
  less: '1 V less',
  more: '1 V more',
  market: 'The market',
  out: 'I am out',
  bids: (name: string) => `${name}: drag coins on cards, or pass`,
  /** With a coin on a card. */
  bidsOn: (name: string) => `${name}: bid what lies there, or add a coin`,
  bidding: (name: string) => `${name} is bidding`,
  /** `more`: V of the bidder lie there already, and these add to them (TX-32). */
  bid: (coins: number, more: boolean, card: string) => `Bid ${coins} V${more ? ' more' : ''} on ${card}`,
  /** Of the card that is looked at. */
  lot: (name: string, does: string) => `${name}: ${does}`,
  /** A market may have two cards of a kind: they differ by their place. */
  bidOn: (coins: number, card: string, slot: number, more: boolean) =>
    `Bid ${coins} V${more ? ' more' : ''} on ${card}, card ${slot}`,
  nobodyBids: 'All pass: it ends',
  /** After the last pass of the market. */
  unsold: (cards: readonly string[]) => `Nobody bid on ${listed(cards)}.`,
  noneSold: (cards: number) => `Nobody bids: all ${cards} cards are gone.`,
  boughtNone: 'You bought nothing.',
  clockNote: (seconds: number) =>
    `A clock gives each bid ${seconds} s, from the first bid on; whoever lets it run out passes.`,
  marketNote: 'A further bid adds to yours, and no V come back. The market closes when nobody bids more.',
  coinsOn: (card: string) => `V on ${card}`,
  brokerTitle: (name: string) => `${name}: a tie for the highest bid`,
  take: 'Take the card',
  leave: 'Do not use Broker',
  placesNothing: (name: string) => `${name} places no card`,
  /** Beside whose turn it is, said. */
  noCard: 'No card',
  nobodyPlaces: 'None of us',
  nobodyElsePlaces: 'None of the others',
  inHand: (name: string) => `For ${possessive(name)} eyes only`,
  inHandAlone: 'Lay cards face down on your board, or none',
  placed: (alone: boolean) => (alone ? 'Done' : 'Done: hide my cards'),
  takeCardBack: 'Take it back',
  putDown: (alone: boolean) => (alone ? 'Put the cards down' : 'Hide my cards'),
  notNow: 'Not now',
  /** The second name is the rule book's. */
  deck: 'Private cards (Tribu deck)',
  noCoins: 'No V left to place a card with.',
  noCards: 'No private cards left.',
  placeWith: 'Face down with',
  place: (coins: number, isBluff: boolean) => `Place it face down with ${coins} V${isBluff ? ', a bluff' : ''}`,
  /** A card worth 1 V can be placed with no less: there is no bluff to tell of. */
  placeNote: (value: number) =>
    `With ${value} V or more it is yours, even if a rival challenges it.${value > 1 ? ' With less it is a bluff: yours if nobody challenges it, else out of the game.' : ''} The V are spent in any case.`,
  /** In a few words, at the first private cards of a match. */
  bluff: 'Pay its worth, and it is yours. Pay less, and it is a bluff: lost if a rival calls it.',
  known: 'Cards you know',
  knows: (owner: string | null, slot: number, name: string, value: number, coins: number) =>
    `${owner === null ? 'Your' : possessive(owner)} card ${slot}: ${name}, worth ${value} V, with ${coins} V on it.`,
  addCard: 'Add card',
  ownCards: 'Own cards',
  ownCardsNote: 'Opens the private cards of this player, for this player’s eyes only.',
  open: 'Cards lie face down',
  faceDown: 'Cards face down',
  calls: 'A bluff? Touch the card.',
  openNote:
    'A bluff has fewer V on it than it is worth. A challenge costs 1 V: if the card is a bluff, it is out of the game.',
  times: (name: string, n: number) => `${name} ×${n}`,
  /** After a card's name. */
  turnedUp: ', weather from the market:',
  turnedUpToo: ', also weather:',
  washedAway: (coins: number) =>
    coins === 0
      ? 'No V lay beside the City: none are lost.'
      : `${coins} V beside the City ${coins === 1 ? 'is' : 'are'} lost.`,
  empty: 'Nobody has placed a card.',
  cardOf: (owner: string, slot: number) => `${possessive(owner)} card ${slot}`,
  challenges: (name: string) => `${name} challenges`,
  challenge: 'Challenge: 1 V',
  challengedBy: (names: string) => `Challenged by ${names}`,
  challengeGone: (names: string, n: number) =>
    `Challenged by ${names}: ${n === 1 ? 'the V that it cost is spent' : `the ${n} V that it cost are spent`}.`,
  lost: (name: string, coins: number) => `The ${coins} V that ${name} bid on it ${coins === 1 ? 'is' : 'are'} gone.`,
  noneToBid: 'You have no V, so you cannot bid or challenge this time.',
  takes: (name: string, canAdd: boolean) => (canAdd ? `Add card of ${name}` : `Own cards of ${name}`),
  allDone: 'Turn the cards over',
  allDoneEmpty: 'End the EXCHANGE',
  done: (empty: boolean) => (empty ? 'No card' : 'No challenge'),
  isDone: (name: string, empty: boolean) => (empty ? `${name} places no card` : `${name} does not challenge`),
  doneAgain: (names: string, n: number) => `${names} ${n === 1 ? 'is' : 'are'} asked again.`,
  /** Over a press that answers for several seats. */
  forAll: 'Speaks for everybody who is still to be asked.',
} as const;

export const reveal = {
  title: 'The reveal',
  next: 'Next card',
  how: {
    bought: (value: number) => `Worth ${value} V: no bluff, so it is bought. It goes face up to Camp.`,
    bluff: (value: number) => `Worth ${value} V: a bluff, but nobody challenged it. It goes face up to Camp.`,
    caught: (value: number) => `Worth ${value} V: a bluff, and it was challenged. It is out of the game.`,
  },
} as const;
