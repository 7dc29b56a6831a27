import { count, listed, possessive } from '#play/texts/words.ts';

// Texts of the table: whose turn it is, what is asked, how everybody stands.

export const table = {
  label:
    'The table: venues with their dice, food trucks parked in front of them, the players’ lots and the dice tray. Everything can also be done with the buttons and by typing.',
} as const;

export const captions = {
  shut: 'shut',
  special: (name: string, shut: boolean): string => (shut ? `${name} (not now)` : name),
  total: (total: number): string => `$${total}`,
  /** The total, where it is shared; what each truck gets, where that is another sum; what doubled trucks take. */
  pays: (
    total: number | null,
    share: number | null,
    more: readonly { readonly times: number; readonly amount: number }[],
  ): string => {
    const each = share === null ? '' : total === null ? `$${share} each` : `: ${share} each`;
    const taken = more.map(({ times, amount }) => `${times}X $${amount}`).join(', ');
    return `${total === null ? '' : `$${total}`}${each}${taken === '' ? '' : ` (${taken})`}`;
  },
} as const;

const signed = (money: number): string => `${money < 0 ? '−' : '+'}$${Math.abs(Math.round(money * 10) / 10)}`;

/** Over a thing on the table: the outcome of picking it. */
export const offers = {
  upTo: (number: number, money: number): string => `${number}: up to $${money}`,
  again: 'again: for nothing',
  idle: 'no venue: +$0',
  gain: signed,
  rivals: (money: number): string => `rivals ${signed(money)}`,
  both: (mine: number, money: number): string => `${signed(mine)}, rivals ${signed(money)}`,
  average: (mine: number): string => `${signed(mine)} on average`,
  now: (mine: number): string => `$${mine} now`,
  best: (gain: string): string => `best: ${gain}`,
  useless: 'no use now',
  notHere: 'not here',
  dice: (dice: readonly number[]): string => dice.map((sides) => `d${sides}`).join(' '),
} as const;

/** Two by their names, of more the first. */
const several = (who: readonly string[]): string =>
  listed(who.length < 3 ? who : [...who.slice(0, 1), count(who.length - 1, 'other')]);

export const turn = {
  round: (round: number, of: number): string => `Round ${round} of ${of}`,
  roundTitle: (round: number): string => `Round ${round}`,
  roundShort: (round: number): string => `${round}`,
  phases: {
    trucks: 'choose trucks',
    roll: 'roll dice',
    cards: 'choose cards',
    execute: 'play cards',
    pick: 'take cards and play them',
    tie: 'tiebreaker',
    paying: 'the venues pay',
    over: 'all is paid',
  },
  trucks: (who: readonly string[]): string =>
    who.length === 1 ? `${who[0]} chooses two trucks` : `${several(who)} choose trucks`,
  sent: (all: readonly (readonly [who: string, numbers: readonly string[]])[]): string =>
    `${all.map(([who, numbers], i) => `${who} ${i === 0 ? 'sent ' : ''}${listed(numbers)}`).join('; ')}.`,
  throws: (who: string): string => `${who} throws the dice`,
  rerolls: (who: string): string => `${who} throws a die again`,
  cards: (who: readonly string[]): string => `${several(who)} ${who.length === 1 ? 'chooses' : 'choose'} cards`,
  executes: (who: string): string => `${who} plays a card`,
  picks: (who: string): string => `${who} takes a card`,
  ties: (who: string): string => `${who} chooses dice for the tie`,
  paying: 'The venues pay',
} as const;

export const specials = {
  title: 'Daily Specials',
  at: (venue: string, name: string): string => `${venue}: ${name}`,
  shut: 'Not while the venue is shut.',
} as const;

export const standings = {
  title: 'Money',
  first: 'first player',
  money: (amount: number): string => `$${amount}`,
  gain: (amount: number): string => `+$${amount}`,
  cards: (cards: number): string => count(cards, 'card'),
  chosen: (cards: number): string => `${cards} to play`,
  ready: 'ready',
  gone: 'gave up',
  barry: 'Barry',
  plate: { name: 'Barry', does: 'plays by himself' },
  label: (name: string, money: number, cards: number | null): string =>
    `${name}: $${money}${cards === null ? '' : `, ${count(cards, 'card')} in hand`}`,
} as const;

export const dock = {
  trucks: (name: string, chosen = 0): string =>
    `${name}: ${['take two trucks, each to the venue of its number', 'take one more truck'][chosen] ?? 'send both, or press one to take it back'}`,
  trucksNote: 'Each parks at the venue of its number when all have chosen.',
  trucksOpen: 'All others have chosen: your choice is shown at once.',
  sendTrucks: 'Send both',
  cards: (name: string): string => `${name}: which cards do you play this round?`,
  cardsNote: 'Any number; below each is its best now. Kept to the end, a card pays its $.',
  cardsOpenNote: 'Any number, seen by all; below each is its best now. Kept, a card pays its $.',
  noCards: (name: string): string => `${name} has no cards left.`,
  selectCards: (cards: number): string =>
    cards === 0 ? 'Play none' : cards === 1 ? 'Play this one' : `Play these ${cards}`,
  goOnWithout: 'Go on',
  value: (value: number): string => `$${value}`,
  /** Names of cards where they have to be short. */
  short: {
    reroll: 'Reroll',
    move: 'Move yours',
    'move-rival': 'Move another’s',
    place: 'Place a truck',
    double: 'Double',
    'shut-truck': 'Truck shut',
    'shut-venue': 'Venue shut',
    promote: 'Promote',
    trigger: 'Trigger',
  },
  execute: (name: string): string => `${name}: play one card`,
  /** The table’s things as a list, for keys. */
  list: 'Trucks and venues',
  executeNote: 'Play then goes clockwise, one card each, until all are gone.',
  lastCard: 'This is your last card of this round.',
  targets: {
    reroll: 'Throw which die again?',
    move: 'Move which of your trucks?',
    'move-rival': 'Move which rival’s truck?',
    place: 'Place which truck?',
    double: 'Double which truck?',
    'shut-truck': 'Send which truck home?',
    'shut-venue': 'Shut which venue?',
    promote: 'Promote which venue?',
    trigger: 'Which venue pays now?',
  },
  which: (truck: string): string => `${truck} to which venue?`,
  noTarget: 'There is nothing here for it: it can only be thrown away.',
  discard: 'Throw it away',
  discards: 'You chose it for this round: it cannot go back to your hand, and pays nothing.',
  keep: 'Play it after all',
  other: 'Another card',
  otherTruck: 'Another truck',
  pick: (name: string): string => `${name}: take a card and play it`,
  pickNote: (left: number): string =>
    `Cards on which no other lies can be taken; ${count(left, 'card')} left to take this round.`,
  grid: 'Cards on which no other lies',
  inLot: 'in the lot',
  at: (truck: string, venue: string | null): string => `${truck} (${venue ?? dock.inLot})`,
  tie: (name: string): string => `${name}: which dice for the tie?`,
  tieNote: 'The highest sum wins.',
  set: (dice: readonly number[]): string => dice.map((sides) => `d${sides}`).join(', '),
} as const;

export const throwing = {
  venues: (name: string): string => `${name} throws the venue dice`,
  reroll: (name: string, venue: string): string => `${name} throws the die of ${venue} again`,
  tie: (name: string): string => `${name} throws for the tie`,
  special: (name: string, venue: string): string => `${name} throws the die of ${venue} again`,
  again: 'Dice that were cocked or fell off are thrown again.',
  stand: (read: readonly string[]): string => `These stand: ${read.join(', ')}.`,
  standsAt: (venue: string, shows: number): string => `${shows} at the ${venue}`,
  byChance: 'Thrown twice in vain: chance throws now.',
  hint: (dice: number): string => `Take the ${dice === 1 ? 'die' : 'dice'} up and let go as you swing.`,
  exact: 'Aim of the throw',
  direction: 'Direction',
  degrees: (deg: number): string => `${deg}°`,
  power: 'Power',
  percent: (power: number): string => `${power} %`,
  letGo: 'Throw',
  chance: 'Throw for me',
  rolling: 'The dice roll…',
  toEnd: 'To the end',
} as const;

export const payouts = {
  title: 'Payouts',
  goOn: 'Go on',
  nobody: 'no truck, nobody is paid',
  shut: 'shut, no payout',
  pays: (venue: string, isPaid: boolean): string => `${venue} pays${isPaid ? '' : ' nobody'}`,
  kept: (name: string, amount: number): string => `${name}: $${amount} for cards kept`,
} as const;

type Owners = readonly (readonly [name: string, money: number])[];

export const end = {
  title: 'The money, round by round',
  by: {
    'most-money': 'Most money.',
    'tie-dice': 'The money was equal; the dice decided.',
    barry: 'Barry has won, and neither of you.',
    concession: 'Nobody else is left who could win.',
  },
  all: (owners: Owners): string => owners.map(([name, money]) => `${name} $${money}`).join(', '),
  kept: (owners: Owners): string => `Of it for cards kept: ${end.all(owners)}`,
  firstOfPlayers: (name: string): string => `${name} came first of the players.`,
  barry: 'Barry wins',
  round: 'Round',
  money: 'Money, $',
  start: 'Start',
  cardsLeft: 'Cards',
  plot: (lines: readonly string[]): string => `Money after every round. ${lines.join(' ')}`,
  line: (name: string, amounts: readonly number[]): string =>
    `${name}: ${amounts.map((amount) => `$${amount}`).join(', ')}.`,
} as const;

export const refusals = {
  rolling: 'The dice are rolling.',
  paying: 'The venues are being paid.',
  later: 'Press it to choose it: its truck or venue is asked for when it is played.',
  tooSlow: 'Faster: let go while you swing.',
  noCard: 'Choose a card first.',
  covered: 'Another card lies on it.',
  otherTruck: 'You take two of your own trucks.',
  ownVenue: (number: number, venue: string): string => `Your ${number} goes to the ${venue}.`,
} as const;

export const sharing = { move: 'throw and choice' } as const;

export const keys = {
  group: 'Truck Off',
  throw: 'Throw for me',
  goOn: 'Go on: the next payout, the end of a throw',
} as const;

export const saved = {
  picture: (venues: string, money: string): string => `Venues: ${venues}. Money: ${money}.`,
  venue: (name: string, trucks: number): string => `${name}, ${count(trucks, 'truck')}`,
} as const;

export const truckOf = (owner: string, number: number): string => `${possessive(owner)} ${number}`;
