import { LineReader, type LineFault } from '#engine/lineReader.ts';
import { ok, type Result } from '#sim/result.ts';
import type { WrenchSpin } from '#sim/roll/wrench/spin.ts';
import type { Target, TractorPullAction } from './actions.ts';
import { ITEM_IDS } from './almanac/items.ts';
import { LOCATION_FACES, type LocationFace } from './almanac/locations.ts';
import { CLASSES, type VehicleClass } from './almanac/vehicles.ts';
import { FACES, isSeat, PAIRS, rivalOf, SPACES, SPOTS, type Seat, type Space, type Spot } from './ids.ts';

/** Commands as text, one a line; the seat that says it is understood. See the README of this folder. */

/** The command as text. `parseCommand` of it, for the same seat, is the command again. */
export function makeCommand(action: TractorPullAction): string {
  const { seat } = action;
  switch (action.do) {
    case 'face':
      return `face ${action.face}`;
    case 'spin':
      return action.flick === null ? 'spin' : makeSpin(action.flick);
    case 'location':
      return `location ${action.location}`;
    case 'install':
      return `install ${action.item} ${ofSide(action.spot, seat)}`;
    case 'recruit':
      return `recruit ${action.pair}`;
    case 'deploy':
      return `deploy ${action.vehicles.join(' ')}`;
    case 'eject':
      return `eject ${ofSide(action.space, seat)}`;
    case 'resolve':
      return `resolve ${makeTarget(action.target, seat)}`;
    case 'award':
      return `award ${action.item}`;
    case 'done':
    case 'pass':
    case 'concede':
      return action.do;
  }
}

const makeSpin = ({ atMm, velocityMmS, spinDegS }: WrenchSpin): string =>
  `spin at ${atMm.join(' ')} speed ${velocityMmS.join(' ')} spin ${spinDegS}`;

const makeTarget = ({ spaces, card }: Target, seat: Seat): string =>
  card ?? spaces.map((space) => ofSide(space, seat)).join(' ');

/** `1-r2c3` is `own-r2c3` to seat 1, and `rival-r2c3` to seat 0. */
const ofSide = (place: Space | Spot, seat: Seat): string =>
  `${place.startsWith(`${seat}-`) ? 'own' : 'rival'}${place.slice(1)}`;

const VERBS = [
  'face',
  'spin',
  'location',
  'install',
  'done',
  'recruit',
  'deploy',
  'eject',
  'resolve',
  'pass',
  'award',
  'concede',
] as const;

/** Reads a command of the seat. Fault `notation`: the column, the word and what was expected in its place. */
export function parseCommand(text: string, seat: number): Result<TractorPullAction, LineFault> {
  const line = new LineReader(text, 'notation');
  const command = readCommand(line, isSeat(seat) ? seat : 0);
  line.end();
  return line.fault === null ? ok(command) : { ok: false, fault: line.fault };
}

function readCommand(line: LineReader, seat: Seat): TractorPullAction {
  const verb = line.oneOf(VERBS, 'lower');
  switch (verb) {
    case 'face':
      return { do: verb, seat, face: line.oneOf(FACES, 'lower') };
    case 'spin':
      return { do: verb, seat, flick: line.atEnd() ? null : readFlick(line) };
    case 'location':
      return { do: verb, seat, location: readLocation(line) };
    case 'install':
      return { do: verb, seat, item: line.oneOf(ITEM_IDS, 'lower'), spot: readPlace(line, seat, SPOTS, 'own-row-2') };
    case 'recruit':
      return { do: verb, seat, pair: line.read((word) => pick(PAIRS, word), 'a pair such as c2p3', 'c1p1') };
    case 'deploy':
      return { do: verb, seat, vehicles: [readClass(line), readClass(line), readClass(line)] };
    case 'eject':
      return { do: verb, seat, space: readPlace(line, seat, SPACES, 'own-r1c2') };
    case 'resolve':
      return { do: verb, seat, target: readTarget(line, seat) };
    case 'award':
      return { do: verb, seat, item: line.oneOf(ITEM_IDS, 'lower') };
    case 'done':
    case 'pass':
    case 'concede':
      return { do: verb, seat };
  }
}

const pick = <W extends string>(words: readonly W[], word: string): W | null =>
  words.find((one) => one === word.toLowerCase()) ?? null;

const readClass = (line: LineReader): VehicleClass => line.oneOf(CLASSES, 'lower');

const readLocation = (line: LineReader): LocationFace =>
  line.read(
    (word) => LOCATION_FACES.find(([face]) => face === word.toLowerCase())?.[0] ?? null,
    'a location and its side, such as quarry-b',
    'quarry-a',
  );

function readFlick(line: LineReader): WrenchSpin {
  if (!line.maybe('at')) line.refuse('at');
  const atMm = [readNumber(line), readNumber(line)] as const;
  if (!line.maybe('speed')) line.refuse('speed');
  const velocityMmS = [readNumber(line), readNumber(line)] as const;
  if (!line.maybe('spin')) line.refuse('spin');
  return { atMm, velocityMmS, spinDegS: readNumber(line) };
}

const readNumber = (line: LineReader): number =>
  line.read((word) => (/^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : null), 'a number', 0);

/** A place of one's own side or of the rival's. */
function readPlace<P extends Space | Spot>(line: LineReader, seat: Seat, places: readonly P[], such: string): P {
  const [first] = places;
  if (first === undefined) throw new Error('there are places');
  return line.read((word) => asPlace(word, seat, places), `a place such as ${such}`, first);
}

function asPlace<P extends Space | Spot>(word: string, seat: Seat, places: readonly P[]): P | null {
  const lower = word.toLowerCase();
  const own = lower.startsWith('own-') ? `${seat}${lower.slice('own'.length)}` : null;
  const rivals = lower.startsWith('rival-') ? `${rivalOf(seat)}${lower.slice('rival'.length)}` : null;
  return places.find((place) => place === own || place === rivals) ?? null;
}

function readTarget(line: LineReader, seat: Seat): Target {
  const card = pick(CLASSES, line.peek());
  if (card !== null) return { spaces: [], card: readClass(line) };
  const spaces = [readPlace(line, seat, SPACES, 'rival-r1c2, or a class of vehicles')];
  if (!line.atEnd()) spaces.push(readPlace(line, seat, SPACES, 'own-r1c3'));
  return { spaces, card: null };
}
