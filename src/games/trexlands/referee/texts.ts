import type { PieceId } from '#sim/ids.ts';
import type { Wheel } from '#sim/roll/truck.ts';
import type { Touched, TruckCode, TruckRuling } from './ruling.ts';
import { LEAST_TUMBLE_DEG } from '#referee/tumbled.ts';

/** How a truck is called in a sentence; the page gives players' names and colours instead. */
export type NameOf = (id: PieceId) => string;

type Bare = Omit<TruckRuling, 'text'>;

interface Words {
  readonly truck: string;
  readonly wheels: string;
  readonly holder: string;
  readonly way: Bare['way'];
}

const itself: NameOf = (id) => id;

/** All that there is to say of a truck to a player: how it lies, and whether that counts. */
export const rulingText = (ruling: Bare, nameOf: NameOf = itself): string =>
  doesNotCount(ruling) ? `${saidLying(ruling, nameOf)} ${saidNoRoll(ruling, nameOf)}` : saidLying(ruling, nameOf);

/** As it is said at the table; the record keeps `notTumbledText`. */
const saidNoRoll = ({ truck, turnedDeg }: Pick<Bare, 'truck' | 'turnedDeg'>, nameOf: NameOf): string =>
  `That was no roll: ${nameOf(truck)} turned over by ${Math.floor(turnedDeg)} degrees only, and a third of a full turn (${LEAST_TUMBLE_DEG} degrees) is the least. It is rolled again.`;

/** As it is said at the table: in other words than those of the record where players have better ones. */
const saidLying = (ruling: Bare, nameOf: NameOf): string => sentence(ruling, nameOf, AT_TABLE);

/** A truck of a roll that is over, but not one that was rolled (TX-63). */
export const doesNotCount = ({ counts, code }: Pick<Bare, 'counts' | 'code'>): boolean =>
  !counts && code !== 'unsettled';

/** Why it is rolled again. */
export const notTumbledText = (
  { truck, turnedDeg }: Pick<Bare, 'truck' | 'turnedDeg'>,
  nameOf: NameOf = itself,
): string =>
  `${nameOf(truck)} did not tumble: it turned over by ${Math.floor(turnedDeg)} degrees, and ${LEAST_TUMBLE_DEG} make a roll. It is rolled again.`;

/** The sentence of the record: how the truck lies, and what one sees of it. Another wording is another record. */
export function lyingText(ruling: Bare, nameOf: NameOf = itself): string {
  return sentence(ruling, nameOf, RECORDED);
}

interface Wording {
  readonly sentences: Readonly<Record<TruckCode, (w: Words) => string>>;
  readonly rim: string;
}

const sentence = (
  { truck, wheelsDown, heldBy, way, code }: Bare,
  nameOf: NameOf,
  { sentences, rim }: Wording,
): string =>
  sentences[code]({
    truck: nameOf(truck),
    wheels: wheelWords(wheelsDown),
    holder: holderWords(heldBy, nameOf, rim),
    way,
  });

const SENTENCES: Readonly<Record<TruckCode, (w: Words) => string>> = {
  'wheels-up': (w) => `${w.truck} is wheels-up: all four wheels are on the table.`,
  'on-side': (w) => `${w.truck} is down: it lies on its ${w.way} side, ${w.wheels}.`,
  'on-roof': (w) => `${w.truck} is down: it lies on its roof, ${w.wheels}.`,
  'on-end': (w) => `${w.truck} is down: it stands on its ${w.way}, ${w.wheels}.`,
  leaning: (w) => `${w.truck} is down: it leans${w.holder === '' ? '' : ` against ${w.holder}`}, ${w.wheels}.`,
  stacked: (w) => `${w.truck} is down: it lies on ${w.holder}, ${w.wheels}.`,
  'off-arena': (w) => `${w.truck} is down: it has left the arena.`,
  unsettled: (w) => `${w.truck} did not come to rest with the others in time: everything is rolled again.`,
};

const RECORDED: Wording = { sentences: SENTENCES, rim: "the arena's rim" };

/** Wheels-up is a word of the rule book; its arena is the private one, and trucks roll in a tray. */
const AT_TABLE: Wording = {
  sentences: {
    ...SENTENCES,
    'wheels-up': (w) => `${w.truck} is on its wheels: all four are on the table.`,
    'off-arena': (w) => `${w.truck} is down: it has left the tray.`,
  },
  rim: 'the tray’s rim',
};

const holderWords = (holder: Touched | null, nameOf: NameOf, rim: string): string =>
  holder === null || holder === 'table' ? '' : holder === 'rim' ? rim : nameOf(holder);

const WHEEL_WORDS: Readonly<Record<Wheel, string>> = {
  'front-left': 'front left',
  'front-right': 'front right',
  'rear-left': 'rear left',
  'rear-right': 'rear right',
};

function wheelWords(wheels: readonly Wheel[]): string {
  const names = wheels.map((wheel) => WHEEL_WORDS[wheel]);
  const last = names.pop();
  if (last === undefined) return 'no wheel on the table';
  return names.length === 0
    ? `only its ${last} wheel on the table`
    : `only its ${names.join(', ')} and ${last} wheels on the table`;
}
