import { count, listed } from '#engine/words.ts';
import type { Fault } from '#sim/result.ts';
import type { Target, TractorPullAction } from './actions.ts';
import { itemOf, type ItemId } from './almanac/items.ts';
import { ruleOf, type SourceId } from './almanac/sources.ts';
import { vehicleOf, type VehicleClass, type VehicleId } from './almanac/vehicles.ts';
import type { Pulled, TractorPullEvent } from './events.ts';
import { isSeat, numberOfSpot, type PairId, type Row, type Seat, type Space, type Spot } from './ids.ts';
import type { MatchScore, Outcome, Phase } from './state.ts';
import type { SpunAgain } from './wrench.ts';

/** Every sentence of the rules that a player can read: why something may not be done, and what has happened. */

const refusal = (code: string, message: string): Fault => ({ code, message });

const WAITS: Readonly<Record<Phase['name'], string>> = {
  faces: 'characters are being picked',
  spin: 'the wrench is to be spun',
  location: 'a location is being picked',
  install: 'items are being placed',
  wave: 'a wave begins',
  recruit: 'vehicles are being recruited',
  deploy: 'vehicles are being deployed',
  reveal: 'vehicles have been revealed',
  eject: 'vehicles are being ejected',
  pull: 'the ropes are pulled',
  award: 'items are being awarded',
};

const vehicleName = (id: VehicleId | VehicleClass): string => vehicleOf(id).name;
const vehicles = (ids: readonly VehicleId[]): string => listed(ids.map(vehicleName));
const nameOf = (source: SourceId): string => ruleOf(source).name;

const PAIR_NAMES = ['first', 'second', 'third', 'fourth'] as const;
const GARAGE_COLUMNS = ['left', 'middle', 'right'] as const;

/** “third pair of the middle column”. */
const pairText = (pair: PairId): string =>
  `${PAIR_NAMES[Number(pair.at(-1)) - 1]} pair of the ${GARAGE_COLUMNS[Number(pair[1]) - 1]} column`;

/** Why an action may not be played now, each with its code. */
export const refusals = {
  matchOver: () => refusal('match-over', 'The game is over.'),
  otherPhase: (phase: Phase['name']) => refusal('other-phase', `That is not possible now: ${WAITS[phase]}.`),
  effectFirst: () => refusal('effect-first', 'An effect has to be resolved first (TP-14).'),
  notYourTurn: (seat: Seat) => refusal('not-your-turn', `It is not for seat ${seat} to act now.`),
  chosenAlready: (seat: Seat) => refusal('chosen-already', `Seat ${seat} has chosen already.`),
  badFlick: () => refusal('bad-flick', 'The spin has a number that is not finite.'),
  usedLocation: () => refusal('used-location', 'That location has been used in this game (TP-01).'),
  noItem: (item: ItemId) => refusal('no-item', `${itemOf(item).name} is not there to choose.`),
  badSpot: (item: ItemId) => refusal('bad-spot', `${itemOf(item).name} cannot be placed there (TP-31).`),
  takenSpot: (spot: Spot) => refusal('taken-spot', `There is an item at ${spot} already (TP-30).`),
  noPair: (pair: PairId) => refusal('no-pair', `The ${pairText(pair)} has been taken.`),
  badRow: () => refusal('bad-row', 'Three vehicles are deployed, one to each rope (TP-12).'),
  notInHand: (one: VehicleClass) =>
    refusal('not-in-hand', `There are not so many cards “${vehicleName(one)}” in the hand.`),
  notListed: () => refusal('not-listed', 'No vehicle of yours there is to be ejected.'),
  badTarget: (source: SourceId) => refusal('bad-target', `That is no legal target of ${nameOf(source)}.`),
  mustResolve: () => refusal('must-resolve', 'This effect must be resolved.'),
} as const;

/** Other sentences of files and commands. */
export const say = {
  badSeats: (seats: number) => `Tractor Pull is for 2 players, not ${seats}.`,
  ropes: (totals: readonly (readonly number[])[]): string =>
    `The ropes stand at ${listed(totals.map((both) => both.join(' to ')))}.`,
  choiceOf: (seats: string): string => `it is for ${seats} to choose`,
  spinOf: (seats: string): string => `${seats} is to spin the wrench`,
  spun: (red: Seat | null, again: SpunAgain | null): string =>
    red === null
      ? `The wrench ${WHY_AGAIN[again ?? 'sideways']}, and is spun again.`
      : `The wrench points to seat ${red}.`,
} as const;

const WHY_AGAIN: Readonly<Record<SpunAgain, string>> = {
  sideways: 'lies sideways',
  short: 'has not turned twice',
  unsettled: 'did not come to rest',
};

/** The name of a seat at a table. */
export type Names = (seat: Seat) => string;

/** Where no names are known. */
export const SEAT_NAMES: Names = (seat) => `Seat ${seat}`;

const ROW_NAMES: Readonly<Record<Row, string>> = { 1: 'front', 2: 'middle', 3: 'back', 4: 'overtime' };
const ROPES = ['first', 'second', 'third'] as const;

/** “the middle row, second rope” of a space. */
function placeText(space: Space): string {
  const row = ([1, 2, 3, 4] as const).find((one) => space.includes(`r${one}`)) ?? 1;
  return `${ROW_NAMES[row]} row, ${ROPES[Number(space.at(-1)) - 1]} rope`;
}

const seatIn = (place: Space | Spot): Seat => {
  const seat = Number(place[0]);
  return isSeat(seat) ? seat : 0;
};

const spaceText = (space: Space, names: Names): string => `${names(seatIn(space))}’s ${placeText(space)}`;

/** “Red’s end of the second rope”. */
function spotText(spot: Spot, names: Names): string {
  const at = numberOfSpot(spot);
  const line = spot.includes('row') ? `${ROW_NAMES[at]} row` : `${ROPES[at - 1]} rope`;
  return `${names(seatIn(spot))}’s end of the ${line}`;
}

const WON: Readonly<Record<MatchScore['by'], string>> = {
  ropes: '',
  overtime: ' in overtime',
  strongest: ' by the strongest vehicles',
  wrench: ' by the wrench',
};

const OVER: Readonly<Record<Outcome['by'], string>> = {
  matches: 'with two matches',
  concession: 'as the other has given up',
};

/** The points of a match, its winner’s first. */
export const winnersFirst = ({ winner, points }: MatchScore): readonly number[] =>
  winner === 0 ? points : points.toReversed();

/** An event in a sentence that everybody may hear. */
export function eventText(event: TractorPullEvent, names: Names = SEAT_NAMES): string {
  switch (event.type) {
    case 'face-picked':
      return `${names(event.seat)} has picked a face.`;
    case 'characters-shown':
      return `${listed(event.faces.map((face, seat) => `${names(seat === 0 ? 0 : 1)} is ${nameOf(face)}`))}. ${event.faces.map((face) => ruleOf(face).text).join(' ')}`;
    case 'match-began':
      return `Match ${event.match} begins.`;
    case 'spun':
      return event.red === null
        ? `${names(event.by)} spins the wrench: it ${WHY_AGAIN[event.again ?? 'sideways']}, and is spun again.`
        : `${names(event.by)} spins the wrench: it points to ${names(event.red)}.`;
    case 'colours':
      return `${names(event.red)} is red${event.why === 'swapped' ? ': the colours are swapped' : ''}.`;
    case 'located':
      return `${names(event.seat)} picks the ${nameOf(event.location)}. ${ruleOf(event.location).text}`;
    case 'installed':
      return `${names(event.seat)} places the ${nameOf(event.item)} at ${spotText(event.spot, names)}. ${ruleOf(event.item).text}`;
    case 'awarded':
      return `${names(event.seat)} keeps ${count(event.kept, 'item')}; the other one gets ${event.given}.`;
    case 'match-won':
      return `${names(event.score.winner)} wins match ${event.match}${WON[event.score.by]}, ${winnersFirst(event.score).join(' to ')}.`;
    case 'conceded':
      return `${names(event.seat)} has given up.`;
    case 'won':
      return `${names(event.seat)} wins the game, ${event.by === 'matches' && event.wins[event.seat] === 1 ? 'which is one match' : OVER[event.by]}.`;
    default:
      return waveText(event, names);
  }
}

type AroundEvent =
  | 'face-picked'
  | 'characters-shown'
  | 'match-began'
  | 'spun'
  | 'colours'
  | 'located'
  | 'installed'
  | 'awarded'
  | 'match-won'
  | 'conceded'
  | 'won';
type WaveEvent = Exclude<TractorPullEvent, { readonly type: AroundEvent }>;

function waveText(event: WaveEvent, names: Names): string {
  switch (event.type) {
    case 'wave-began':
      return event.wave === 4
        ? 'The overtime wave begins.'
        : `Wave ${event.wave} begins: the ${ROW_NAMES[event.wave]} row.`;
    case 'recruited':
      return `${names(event.seat)} takes the ${pairText(event.pair)}${seenText(event.seen)}.`;
    case 'deployed':
      return `${names(event.seat)} has deployed.`;
    case 'revealed':
      return `${listed(event.rows.map((row, seat) => `${names(seat === 0 ? 0 : 1)} reveals ${vehicles(row)}`))}.`;
    case 'singled-out':
      return `The ${event.why} of this wave (${event.strength}): ${vehicles(event.vehicles)}.`;
    case 'none-ejected':
      return 'Nothing is ejected in this wave.';
    case 'ejected':
      return `${names(event.seat)}’s ${vehicleName(event.vehicle)} is ejected. ${vehicleOf(event.vehicle).text}`;
    case 'pulled':
      return `${event.ropes.map((rope) => ropeText(rope, names)).join('; ')}: ${event.points.join(' to ')}.`;
    case 'overtime':
      return 'The match is tied: three more vehicles are deployed.';
    case 'compared':
      return `Still tied: of the vehicles in place ${event.place} by strength, ${listed(event.strengths.map((s, seat) => `${names(seat === 0 ? 0 : 1)} has ${s === null ? 'none' : `one of ${s}`}`))}.`;
    case 'wholly-equal':
      return 'All vehicles are equal: the wrench decides, and red wins the match.';
    default:
      return effectText(event, names);
  }
}

/** The vehicles of a pair that everybody has seen when it is taken. */
function seenText(seen: readonly VehicleId[]): string {
  if (seen.length === 0) return ', face down';
  return `: ${vehicles(seen)}${seen.length === 1 ? ' and a hidden one' : ''}`;
}

type EffectEvent = Extract<
  WaveEvent,
  {
    readonly type:
      | 'no-target'
      | 'passed'
      | 'boosted'
      | 'unboosted'
      | 'flipped'
      | 'swapped'
      | 'returned'
      | 'drew'
      | 'put-under';
  }
>;

function effectText(event: EffectEvent, names: Names): string {
  const by = nameOf(event.source);
  const whose = 'vehicle' in event ? `${names(event.seat)}’s ${vehicleName(event.vehicle)}` : '';
  switch (event.type) {
    case 'no-target':
      return `${by} has no target, and is skipped.`;
    case 'passed':
      return `${names(event.seat)} does without ${by}.`;
    case 'boosted':
      return `${by}: ${whose} gets ${count(event.counters, 'counter')}.`;
    case 'unboosted':
      return `${by}: ${whose} loses ${count(event.counters, 'counter')}.`;
    case 'flipped':
      return `${by}: ${whose} is turned face ${event.up ? 'up' : 'down'}.`;
    case 'swapped':
      return `${by}: ${whose} and ${vehicleName(event.other)} change places.`;
    case 'returned':
      return `${by}: ${whose} goes back to the hand.`;
    case 'drew':
      return `${by}: ${names(event.seat)} draws a vehicle.`;
    case 'put-under':
      return `${by}: ${names(event.seat)} puts a card under the set-aside vehicles.`;
  }
}

function ropeText({ rope, totals, winner, points, wasTied }: Pulled, names: Names): string {
  const worth = points > 1 ? ` (${count(points, 'point')})` : '';
  const result = winner === null ? 'tied' : `${names(winner)}${wasTied ? ' by a card' : ''}`;
  return `Rope ${rope}: ${totals.join(' to ')}, ${result}${worth}`;
}

/** An action in a few words, as a seat is offered it. */
export function actionText(action: TractorPullAction, names: Names = SEAT_NAMES): string {
  switch (action.do) {
    case 'face':
      return `Play the ${action.face === 'a' ? 'front' : 'back'} of the character`;
    case 'spin':
      return action.flick === null ? 'Leave the spin to chance' : 'Spin the wrench';
    case 'location':
      return `Pick the ${nameOf(action.location)}`;
    case 'install':
      return `Place the ${nameOf(action.item)} at ${spotText(action.spot, names)}`;
    case 'done':
      return 'Place no more items';
    case 'recruit':
      return `Take the ${pairText(action.pair)}`;
    case 'deploy':
      return `Deploy ${listed(action.vehicles.map(vehicleName))}`;
    case 'eject':
      return `Have ejected first: ${spaceText(action.space, names)}`;
    case 'resolve':
      return targetText(action.target, names);
    case 'pass':
      return 'Do without it';
    case 'award':
      return `Keep the ${nameOf(action.item)}`;
    case 'concede':
      return 'Give up';
  }
}

const targetText = ({ spaces, card }: Target, names: Names): string =>
  card === null
    ? `Choose ${listed(spaces.map((space) => spaceText(space, names)))}`
    : `Put ${vehicleName(card)} under the pile`;
