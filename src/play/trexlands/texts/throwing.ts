import type { RollCode } from '#games/trexlands/referee/ruling.ts';
import { listed } from '#play/texts/words.ts';

// Texts of trucks that are thrown, by hand or by aim.

export const throwing = {
  throws: (player: string) => `${player} throws`,
  afterwards: (players: string) => `then ${players}`,
  flick: 'Flick the truck into the tray.',
  hint: 'Take a truck and flick it into the tray, or aim it here. A throw is shaken: its place, speed and rate of spin are yours; how the truck is turned as it leaves the hand is chance.',
  freeHint: (firm: boolean): string =>
    `Take a truck and flick it into the tray, or aim it here. Throws are free: the truck leaves the hand turned as you see it${firm ? '; a slow hand lets go from higher up' : ''}.`,
  again: (truck: string) => `${truck} turned over too little for a roll, and is rolled again alone`,
  byChance: (truck: string) => `${truck} turned over too little twice: chance throws it now`,
  chanceThrows: 'Chance throws',
  givenUp: (trucks: string, howMany: number) =>
    `${trucks} ${howMany === 1 ? 'is thrown by chance, as its player has given up' : 'are thrown by chance, as their players have given up'}`,
  /** Corrections to a throw that no hand could have made. */
  notes: {
    faster: (metres: number) => `That is harder than a hand can throw. It is thrown at ${metres} m/s.`,
    wilder: (turns: number) => `That is more spin than a hand can give. It is thrown with ${turns} turns a second.`,
    tamer: (truck: string, turns: number) =>
      `The throw of ${truck} counts. It left your hand slowly, so it spins ${turns} turns a second, the least there is; a quicker flick spins it more.`,
    beside: 'You let go beside the tray. It is thrown from the edge of the tray.',
    moved: 'Another truck was there already: thrown from the nearest free place.',
  },
  waits: 'All trucks fall together: one that was let go waits for the others.',
  trucks: 'Trucks of this roll',
  aimAt: (truck: string) => `Aim ${truck}`,
  ready: 'ready',
  comesLater: (truck: string) => `${truck} comes later`,
  direction: 'Direction',
  directionSaid: (deg: number) =>
    deg === 0
      ? 'straight ahead'
      : Math.abs(deg) === 180
        ? 'back towards you'
        : `${Math.abs(deg)}° to the ${deg > 0 ? 'right' : 'left'}`,
  directionShort: (deg: number) => (deg === 0 ? '0°' : `${Math.abs(deg)}° ${deg > 0 ? '→' : '←'}`),
  power: 'Power',
  powerSaid: (power: number, metres: number) => `${power} percent, ${metres.toFixed(1)} metres a second`,
  powerShort: (metres: number) => `${metres.toFixed(1)} m/s`,
  together: 'All at once',
  letGo: 'Let go',
  inHand: (truck: string) => `Truck ${truck}`,
  waitsFor: (players: readonly string[]) =>
    `Rolled once ${listed(players)} ${players.length === 1 ? 'has' : 'have'} thrown, too.`,
  haveThrown: (players: readonly string[]) =>
    `${listed(players)} ${players.length === 1 ? 'has' : 'have'} thrown already.`,
  rollMine: 'Roll mine for me',
  rollAll: 'Roll for everybody',
  /** Over a truck, how it was called. */
  codes: {
    'wheels-up': 'on its wheels',
    'on-side': 'on its side',
    'on-roof': 'on its roof',
    'on-end': 'on its end',
    leaning: 'leaning',
    stacked: 'on another',
    'off-arena': 'off the tray',
    unsettled: 'not at rest',
    'did-not-tumble': 'turned over too little',
  } satisfies Record<RollCode, string>,
  /** In the picture, over the truck. */
  up: 'UP',
  down: 'DOWN',
  /** Over a truck of the winner, too; `name` is null where it is the only person. */
  wins: (name: string | null, soFar: boolean) =>
    `UP: ${name === null ? 'you win' : `${name} wins`} ${soFar ? 'so far' : 'the battle'}`,
} as const;
