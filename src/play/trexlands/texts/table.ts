import { count, listed, possessive } from '#play/texts/words.ts';

// Texts of the table: whose turn it is, how everybody stands, what a MOVE can be, what is printed on the board.

export const table = {
  label:
    'The table: board, Camps and rolling tray. What is on it can be pointed at and chosen; everything can also be done with the buttons and by typing.',
} as const;

export const places = {
  city: 'the City',
  camp: 'Camp',
} as const;

export const turn = {
  /** In a sentence of whose turn it is. */
  before: 'Before the first turn',
  cycle: (cycle: number) => `Cycle ${cycle}`,
  cycleOf: (cycle: number, limit: number) => `Cycle ${cycle} of ${limit}`,
  phases: {
    ranking: 'ranking',
    captains: 'Captains',
    move: 'MOVE',
    deal: 'EXCHANGE',
    market: 'EXCHANGE',
    arena: 'EXCHANGE',
    tie: 'the tie',
  },
  ranking: 'Roll for the ranks',
  tie: 'Roll for the tie',
  /** `again`: the card by which those who are down roll a second time. */
  battle: (terra: string, again: string | null) =>
    again === null ? `Battle-roll in ${terra}` : `${again}: a second roll in ${terra}`,
  clima: (name: string) => `${name}: the trucks roll`,
  captain: (who: string) => `${who} takes a Captain`,
  interrupt: (who: string) => `${who} may interrupt`,
  beforeRoll: (who: string) => `${who} may play a card before the battle-roll`,
  afterRoll: (who: string) => `${who} may play a card after the battle-roll`,
  raid: (who: string) => `${who}: stay or withdraw?`,
  bids: (who: string) => `${who} bids`,
  broker: (who: string) => `${who}: take the card by Broker?`,
  places: (who: string) => `${who} lays cards face down, or none`,
  arena: 'Cards lie face down',
  reveal: 'The cards are turned over',
} as const;

export const standings = {
  title: 'Camps',
  rank: (rank: number) => `#${rank}`,
  unranked: '–',
  v: (n: number) => `${n} V`,
  coins: (n: number) => `${n} V ${n === 1 ? 'coin' : 'coins'}`,
  short: (x: number, coins: number) => `${x} X · ${coins} V`,
  tokens: (n: number) => `${n} X ${n === 1 ? 'token' : 'tokens'}`,
  trucks: (n: number) => `${n} in Camp`,
  gone: 'gave up',
  label: (name: string, rank: number | null, wheel: boolean, coins: number, x: number, inCamp: number, cards: number) =>
    `${possessive(name)} Camp: ${rank === null ? 'no rank yet' : `rank ${rank}`}${wheel ? ', holds the WHEEL' : ''}, ${coins} V, ${x} X, ${count(inCamp, 'truck')} in Camp, ${count(cards, 'card')}`,
  wheel: 'WHEEL',
  /** Before words that explain themselves. */
  explained: 'What is:',
  cityX: (n: number) => `${n} X in the City`,
} as const;

export const move = {
  panel: (name: string) => `${possessive(name)} MOVE`,
  trucks: (name: string) => `${possessive(name)} trucks`,
  /** By the numbers on their bonnets and beds. */
  numbered: (names: readonly string[]) =>
    `${names.length === 1 ? 'truck' : 'trucks'} ${listed(names.map((name) => name.slice(1)))}`,
  truck: (name: string, where: string, mate: string | null) =>
    `${name}, ${where}${mate === null ? '' : `, stacked with ${mate}`}`,
  cannot: (label: string, why: string) => `${label}: ${why}`,
  moved: 'has had its MOVE',
  nowhere: 'nowhere to go',
  in: (place: string) => `in ${place}`,
  stackedIn: (place: string, mate: string) => `${place}, with ${mate}`,
  hint: 'Pull one of your trucks to where it goes.',
  /** In the first cycle the goal is told, too. */
  first: 'Pull a truck towards the City: each that enters scores an X, and most X win.',
  where: 'Where does it go?',
  places: (trucks: string) => `Where ${trucks} can go`,
  stacked: (truck: string) => `on ${truck}`,
  /** Under the effect of going there, on its button. */
  navigator: 'by Navigator',
  navigatorNote: 'By the Navigator, once a game.',
  stack: { label: 'Stack with', truck: (truck: string) => `Stack with ${truck}` },
  unstack: { label: 'Unstack from', truck: (truck: string) => `Unstack from ${truck}` },
  pass: 'Pass',
  passMore: 'End turn',
  passNote: 'This MOVE is given up; the turn ends.',
  fast: 'May go two Terra far.',
  raids: 'The next attack is a raid.',
  twice: (n: number) => `${count(n, 'MOVE')} left.`,
  extra: (n: number) => `The next entry into the City scores ${n} X more.`,
  await: {
    /** `name` is null where there is but one rival. */
    battle: (name: string | null, coins: number) =>
      `battle${name === null ? '' : ` with ${name}`}${coins === 0 ? '' : ` for ${coins} V`}`,
    post: (name: string) => `${possessive(name)} Post`,
    coins: (n: number) => `+${n} V`,
    own: (truck: string) => `beside ${truck}`,
    x: (n: number) => `+${n} X`,
    free: 'free',
    stack: 'stack as one',
    unstack: 'unstack',
  },
} as const;

export const captains = {
  title: (name: string) => `${name}: choose your Captain`,
  hint: 'Touch a card to read it.',
  note: 'The last rank chooses first.',
  take: (captain: string) => `Take ${captain}`,
  takeIt: 'Take',
} as const;

export const refusals = {
  rolling: 'The trucks are rolling; that comes after.',
  called: 'The trucks lie still: “Go on” comes first.',
  revealing: 'Cards are being turned over; that comes first.',
  notYourThrow: (player: string, truck: string): string => `${player} throws first; ${truck} comes after.`,
  notInHand: 'Private cards are for their owner alone, with the device in hand.',
  notYours: 'That truck is a rival’s: only its owner moves it.',
  notAsked: 'Nobody is asked to choose now.',
  noneChosen: 'No truck is chosen that could go there.',
  noRampAt: (place: string): string => `From Camp a truck comes to a Terra at a ramp, and no ramp touches ${place}.`,
  cannotGo: (trucks: number, place: string): string =>
    `The chosen ${trucks === 1 ? 'truck' : 'trucks'} cannot go to ${place}.`,
  cannotMove: (truck: string, why: string): string => `${truck} ${why}.`,
} as const;

/** Over things that can be picked. */
export const offers = {
  /** A MOVE there, and cards of rivals that could answer it. */
  place: (brings: string, byNavigator: boolean, answers: readonly string[]) =>
    [
      brings,
      ...(byNavigator ? ['Navigator'] : []),
      ...(answers.length > 1 ? [`${answers.length} cards?`] : answers.map((card) => `${card}?`)),
    ].join(' · '),
  does: (name: string, does: string | undefined) => (does === undefined ? name : `${name} (${does})`),
  /** Of who holds them, in the line of the dock. */
  answers: (holds: readonly { readonly who: string; readonly cards: readonly string[] }[]) =>
    holds.map(({ who, cards }) => `${who} holds ${cards.join(' and ')}.`).join(' '),
  card: (name: string) => `play ${name}`,
  answer: (name: string, v: number | null, does?: string) =>
    [name, ...(v !== null ? [`+${v} V`] : does === undefined ? [] : [does])].join(': '),
  here: (name: string) => `${name} here`,
  stay: 'stay',
  withdraw: 'withdraw',
  you: 'you',
  lay: '+1\u00a0V',
  bid: (who: string, v: number) => `${who} ${v}\u00a0V`,
  /** Under what it does stand the V that lie there. */
  lot: (does: string, bids: readonly string[]) => [does, ...(bids.length === 0 ? [] : [bids.join(' · ')])].join('\n'),
  laying: (coins: number, value: number) =>
    `${coins}\u00a0V${coins < value ? ' bluff' : coins === value ? ' yours' : ''}`,
  /** Of a market that has closed; `who` is null where it is the only person. */
  sold: (won: { readonly who: string | null; readonly v: number } | null) =>
    won === null ? 'nobody’s' : won.who === null ? `yours for ${won.v} V` : `${won.who}: ${won.v} V`,
  challenge: 'a bluff?',
  challengeSurely: (who: string) => `call it: costs ${who} 1 V`,
  /** Over a card that was turned over. */
  revealed: {
    bought: (card: string) => `${card}: bought`,
    bluff: (card: string) => `${card}: a bluff that nobody called`,
    caught: (card: string) => `${card}: a bluff, caught`,
  },
} as const;

/** Printed on the board. */
export const board = {
  city: 'City',
  v: (coins: number): string => `${coins} V`,
  x: (tokens: number): string => `${tokens} X`,
  xOf: (tokens: number, all: number): string => `${tokens} of ${all} X`,
  rank: (rank: number): string => `#${rank}`,
  exchange: 'EXCHANGE',
  /** On a private deck, under its number. */
  inDeck: (cards: number): string => (cards === 1 ? 'card left' : 'cards left'),
} as const;
