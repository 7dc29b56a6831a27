import type { Path } from '#engine/files/jsonPath.ts';
import { misfit } from '#engine/files/misfit.ts';
import { ok, type Result } from '#sim/result.ts';
import { CHARACTER_IDS, type CharacterFace, type CharacterId } from '../almanac/characters.ts';
import { ITEM_IDS, spotsOf, type ItemId } from '../almanac/items.ts';
import { cardSetOf } from '../almanac/cardSets.ts';
import { LOCATIONS_OF, locationOf } from '../almanac/locations.ts';
import { classOf, CLASSES, VEHICLE_CARDS, type VehicleId } from '../almanac/vehicles.ts';
import { chipsOn } from '../field.ts';
import { BOTH, COLUMNS, ROWS, type Face, type Seat } from '../ids.ts';
import { NUMBERS } from '../numbers.ts';
import { winsNeeded, type TractorPullOptions } from '../options.ts';
import { barred } from '../spots.ts';
import type { MatchScore, Phase, Player, Standing, TractorPullState } from '../state.ts';
import { garageOf, strangeGarage, usualGarage } from './garage.ts';
import type { PositionFile } from './schema.ts';

type Refusal = ReturnType<typeof misfit>;

/** Cards that nothing has been said of yet; they go out one after the other. */
class Cards {
  private left: readonly VehicleId[];
  fault: Refusal | null = null;

  constructor(options: TractorPullOptions) {
    this.left = VEHICLE_CARDS[cardSetOf(options)];
  }

  /** The first copy of the class that is left. */
  take(word: string, path: Path): VehicleId | null {
    const name = CLASSES.find((one) => one === word);
    const card = this.left.find((one) => classOf(one) === name) ?? null;
    if (card === null)
      this.fault ??= misfit(path, `one "${word}" more`, `at most ${NUMBERS.copies} of a class of these cards`);
    else this.left = this.left.filter((one) => one !== card);
    return card;
  }

  takeAll(words: string, path: Path): readonly VehicleId[] {
    return words
      .split(' ')
      .filter((word) => word !== '')
      .flatMap((word) => this.take(word, path) ?? []);
  }

  rest(): readonly VehicleId[] {
    return this.left;
  }
}

/** A position that a file describes. Faults: a card, a chip, an item or a character that there is not. */
export function positionOf(options: TractorPullOptions, file: PositionFile): Result<TractorPullState> {
  const cards = new Cards(options);
  const field = BOTH.flatMap((seat) => fieldOf(file, seat, cards));
  const hands = BOTH.map((seat) => cards.takeAll(file.hands[seat], ['position', 'hands', seat]));
  const top = cards.takeAll(file.aside, ['position', 'aside']);
  const ejected = cards.takeAll(file.ejected, ['position', 'ejected']);
  const laid = file.garage?.map((words, i) => cards.takeAll(words === '.' ? '' : words, ['position', 'garage', i]));
  const wrong =
    cards.fault ??
    strangeStage(options, file, field) ??
    strangeThings(options, file, field) ??
    strangeGarage(file) ??
    strangePlaces(options, file);
  if (wrong !== null) return wrong;
  const player = (seat: Seat): Player => ({
    ...charactersOf(file.characters[seat]),
    hand: hands[seat] ?? [],
    deployed: [],
    items: file.items[seat],
    decided: false,
  });
  const { garage, left } = laid === undefined ? usualGarage(file, cards.rest()) : garageOf(laid, cards.rest());
  const named = itemsIn(file);
  const dealt = file.characters.map((face) => charactersOf(face).character);
  const at = file.location === null ? null : locationOf(file.location);
  return ok({
    options,
    match: file.match,
    red: file.phase === 'spin' ? null : file.red,
    wave: BEFORE_WAVES.includes(file.phase) ? 0 : file.wave,
    players: [player(0), player(1)],
    garage,
    aside: [...top, ...left],
    ejected,
    field,
    supply: NUMBERS.chips - chipsOn(options, field),
    location: file.location,
    unused: LOCATIONS_OF[cardSetOf(options)].filter((id) => id !== at && !file.visited.includes(id)),
    visited: file.visited,
    undealt: CHARACTER_IDS.filter((id) => !dealt.includes(id)),
    items: [...file.deck, ...ITEM_IDS.filter((id) => !named.includes(id))],
    installed: file.installed,
    spent: file.spent,
    phase: phaseOf(file),
    queue: [],
    results: file.won.map((winner): MatchScore => ({ winner, points: winner === 0 ? [2, 1] : [1, 2], by: 'ropes' })),
    outcome: null,
  });
}

const BEFORE_WAVES: readonly PositionFile['phase'][] = ['spin', 'location', 'install'];

type ItemsOf = Pick<PositionFile, 'items' | 'installed' | 'deck' | 'spent'>;

const itemsIn = ({ items, installed, deck, spent }: ItemsOf): readonly ItemId[] => [
  ...items.flat(),
  ...installed.map(({ item }) => item),
  ...deck,
  ...spent,
];

const charactersOf = (
  face: CharacterFace | null,
): { readonly character: CharacterId | null; readonly face: Face | null } => {
  const character = CHARACTER_IDS.find((id) => face?.startsWith(`${id}-`) === true) ?? null;
  return { character, face: face === null ? null : face.endsWith('-a') ? 'a' : 'b' };
};

function fieldOf({ field }: PositionFile, seat: Seat, cards: Cards): readonly Standing[] {
  return field[seat].flatMap((line, i) =>
    line.split(' ').flatMap((word, j) => {
      const [row, column] = [ROWS[i], COLUMNS[j]];
      if (word === '.' || row === undefined || column === undefined) return [];
      const [name = '', counters = '0'] = word.replace('~', '').split('+');
      const vehicle = cards.take(name, ['position', 'field', seat, i]);
      if (vehicle === null) return [];
      return [{ vehicle, seat, row, column, up: !word.startsWith('~'), counters: Number(counters) }];
    }),
  );
}

/** Rows, matches and cards that there cannot be at that stage. */
function strangeStage(
  options: TractorPullOptions,
  { phase, match, wave, won, ...file }: PositionFile,
  field: readonly Standing[],
): Refusal | null {
  if (won.length !== match - 1)
    return misfit(['position', 'won'], `${won.length} winners`, `one of each match before match ${match}`);
  if (BOTH.some((seat) => won.filter((one) => one === seat).length === winsNeeded(options)))
    return misfit(['position', 'won'], 'a game that is over', `fewer than ${winsNeeded(options)} for either seat`);
  if (phase === 'spin' && match === 2)
    return misfit(['position', 'match'], '2', 'another match, as colours are swapped for the second (TP-04)');
  if (phase === 'recruit' && wave > NUMBERS.waves)
    return misfit(['position', 'wave'], String(wave), 'a wave before overtime, as nobody recruits in it (TP-25)');
  if (phase === 'pull' && wave < NUMBERS.waves)
    return misfit(
      ['position', 'wave'],
      String(wave),
      `${NUMBERS.waves}, or 4 after overtime: all waves come before a pull`,
    );
  const rows = phase === 'pull' ? wave : phase === 'recruit' || phase === 'deploy' ? wave - 1 : 0;
  const ahead = field.find(({ row }) => row > rows);
  if (ahead !== undefined)
    return misfit(['position', 'field', ahead.seat, ahead.row - 1], 'there already', `no vehicle in row ${ahead.row}`);
  if (!options.locations && file.location !== null)
    return misfit(['position', 'location'], `"${file.location}"`, 'null, as the options have no locations');
  const [held] = itemsIn(file);
  if (!options.items && held !== undefined)
    return misfit(['position', 'items'], `"${held}"`, 'none, as the options have no items');
  const face = file.characters.findIndex((one) => one !== null);
  if (!options.characters && face >= 0)
    return misfit(['position', 'characters', face], `"${file.characters[face]}"`, 'null, as there are none');
  return null;
}

/** TP-01: each location once, one a match. */
function strangePlaces(options: TractorPullOptions, { visited, location, match }: PositionFile): Refusal | null {
  const { locations } = options;
  const [first] = visited;
  const there = LOCATIONS_OF[cardSetOf(options)];
  if (location !== null && !there.includes(locationOf(location)))
    return misfit(['position', 'location'], `"${location}"`, `a side of ${there.join(', ')}`);
  const strange = visited.findIndex((id) => !there.includes(id));
  if (strange >= 0)
    return misfit(['position', 'visited', strange], `"${visited[strange]}"`, `one of ${there.join(', ')}`);
  if (!locations && first !== undefined)
    return misfit(['position', 'visited', 0], `"${first}"`, 'none, as the options have no locations');
  if (visited.length >= match)
    return misfit(
      ['position', 'visited', match - 1],
      'one too many',
      `at most ${match - 1}, one for each match before`,
    );
  const again = visited.findIndex((id, i) => visited.indexOf(id) < i || location?.startsWith(`${id}-`) === true);
  return again < 0 ? null : misfit(['position', 'visited', again], `"${visited[again]}"`, 'each location once');
}

function strangeThings(options: TractorPullOptions, file: PositionFile, field: readonly Standing[]): Refusal | null {
  const chips = chipsOn(options, field);
  if (chips > NUMBERS.chips) return misfit(['position', 'field'], `${chips} chips`, `at most ${NUMBERS.chips} (TP-36)`);
  const items = itemsIn(file);
  const twice = items.find((item, i) => items.indexOf(item) < i);
  if (twice !== undefined) return misfit(['position', 'items'], `"${twice}" twice`, 'each of them once');
  const spot = file.installed.findIndex((one) => !spotsOf(one.item, one.seat).includes(one.spot));
  if (spot >= 0)
    return misfit(
      ['position', 'installed', spot, 'spot'],
      `"${file.installed[spot]?.spot}"`,
      'a spot of that item (TP-31)',
    );
  const taken = barred(options, file.installed);
  if (taken !== undefined) return misfit(['position', 'installed'], `"${taken.spot}" twice`, 'one item a spot (TP-42)');
  const [a, b] = file.characters.map((face) => charactersOf(face).character);
  if (a !== null && a === b)
    return misfit(['position', 'characters', 1], `"${file.characters[1]}"`, 'another character');
  return null;
}

function phaseOf({ phase, red, match }: PositionFile): Phase {
  const blue: Seat = red === 0 ? 1 : 0;
  switch (phase) {
    case 'spin':
      return { name: 'spin', by: match === NUMBERS.matches ? 1 : 0, why: 'colours' }; // TP-04
    case 'install':
      return { name: 'install', turn: red };
    case 'recruit':
      return { name: 'recruit', turn: blue, left: NUMBERS.pairsASeat * 2 };
    case 'location':
    case 'deploy':
    case 'pull':
      return { name: phase };
  }
}
