import { listed, possessive } from '#play/texts/words.ts';

// Texts of cards, interrupt windows and battles.

export const cards = {
  playable: 'Cards to play',
  some: 'Cards',
  play: (name: string) => `Play ${name}`,
  plays: (who: string, name: string) => `${who}: play ${name}`,
  on: 'Play it on',
  back: 'Not now',
  value: (v: number) => `Worth ${v} V`,
  targets: {
    tow: (truck: string, terra: string) => `${truck} to ${terra}`,
    entry: (truck: string, terra: string, ramp: string) => `${truck} to ${terra} by ramp ${ramp}`,
    border: (terra: string, beyond: string) => `between ${terra} and ${beyond}`,
    faceDown: (owner: string, slot: number) => `${possessive(owner)} card ${slot}`,
  },
} as const;

export const windows = {
  panel: 'Interrupt window',
  undone: 'Cancelled by a rival',
  plays: (name: string, card: string, does?: string) => `${name} plays ${card}${does === undefined ? '' : `: ${does}`}`,
  /** A sentence of who has played what. */
  played: (said: string, does?: string) => (does === undefined ? said : said.replace(/\.$/, `: ${does}.`)),
  /** `whose` is null where the only person reads it. */
  cancelled: (whose: string | null, trucks: string, n: number, place: string) =>
    `${whose === null ? 'Your' : possessive(whose)} MOVE is cancelled and used up. ${trucks} ${n === 1 ? 'stays' : 'stay'} in ${place}.`,
  countered: (whose: string | null, card: string) =>
    `${whose === null ? 'Your' : possessive(whose)} ${card} has no effect and is used up.`,
  claim: (name: string, coins: number, terra: string) => `${name} is about to claim ${coins} V of ${terra}.`,
  interrupts: (what: string) => `Interrupted: ${what}`,
  before: 'Who plays a card before the battle-roll?',
  after: 'Who plays a card after the battle-roll?',
  pass: 'Pass',
  /** Of a battle: nothing is given up by that. */
  passIn: { before: 'Roll without a card', after: 'Leave it as it fell' },
  passes: (name: string) => `${name} passes`,
  nobody: 'None of us interrupts',
  wrench: (truck: string) => `Wrench: ${truck} rolls again`,
} as const;

/** V that a battle brings: those that lie there, and those of the loser. */
interface Gains {
  readonly here: number;
  readonly loot: number;
}

const gained = ({ here, loot }: Gains, rival: string): readonly string[] => [
  ...(here > 0 ? [`the ${here} V there`] : []),
  ...(loot > 0 ? [`${loot} V from ${rival}`] : []),
];

export const battle = {
  panel: 'Roll',
  title: (attacker: string, defender: string, terra: string) => `${attacker} attacks ${defender} in ${terra}`,
  surface: (ground: string, isRolled: boolean) => `${isRolled ? 'rolled' : 'will be rolled'} on ${ground}`,
  grounds: { scrub: 'scrub', 'salt-flat': 'the salt flat', gravel: 'gravel', dune: 'a dune' },
  terrains: { scrub: 'scrub', 'salt-flat': 'salt flat', gravel: 'gravel', dune: 'dune' },
  ballast: (name: string) => `${name} rolls with ballast`,
  charge: 'a charge: attackers roll twice',
  fort: 'a Fortress: defenders roll twice',
  raid: 'a raid: after a win its trucks may go back',
  stake: 'Marshal: a battle for a stake',
  stakes: {
    attacker: (name: string, rival: string, terra: string, gains: Gains) =>
      `${name} wins: takes ${listed([terra, ...gained(gains, rival)])}.`,
    defender: (name: string, rival: string, terra: string, gains: Gains) =>
      `${name} wins: keeps ${terra}${gained(gains, rival).length === 0 ? '' : `, takes ${listed(gained(gains, rival))}`}.`,
    down: 'Trucks that are down go back to Camp.',
  },
  ranking: 'Who goes first: a truck alone on its wheels takes the next rank.',
  tie: 'The tied players roll: the only one to land on its wheels wins.',
  takeUp: (truck: string) => `Take ${truck} up again`,
  tumbling: 'The trucks tumble …',
  toEnd: 'To the end',
  goOn: 'Go on',
  stopRolling: 'Stop here: we throw ourselves',
  stopRollingAlone: 'Stop here: I throw myself',
  /** The key to the rings around the wheels of a truck that is seen from close by. */
  rings: 'Rings: green, a wheel on the table; red, one off it. Small yellow rings: the points that touch.',
  showMeOf: (truck: string) => `Show me ${truck} in slow motion`,
  raidTitle: (name: string, terra: string) => `${name} has won ${terra}: stay or withdraw?`,
  occupy: (terra: string) => `Stay in ${terra}`,
  withdraw: (place: string) => `Withdraw to ${place}`,
} as const;
