import { cardSetOf } from '#games/tractor-pull/almanac/cardSets.ts';
import { CHARACTERS } from '#games/tractor-pull/almanac/characters.ts';
import type { ItemId } from '#games/tractor-pull/almanac/items.ts';
import { ruleOf, type SourceId } from '#games/tractor-pull/almanac/sources.ts';
import { CLASSES_OF, vehicleOf, type VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import { redOf } from '#games/tractor-pull/changes.ts';
import { inRow } from '#games/tractor-pull/field.ts';
import { reference } from '#games/tractor-pull/help/reference.ts';
import { BOTH, COLUMNS, ROWS, type Row, type Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { makeCommand } from '#games/tractor-pull/notation.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { view } from '#games/tractor-pull/view.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import { textsInForce } from './textsInForce.ts';
import { standingOf } from '../say/standing.ts';
import { turnSheetOf } from '../say/turnSheet.ts';
import { dock, words } from '../texts/table.ts';
import { talk } from '../texts/talk.ts';

/** The turn in a sentence. */
export const headline = (match: SeenTractorPull): string => {
  const { headline: line, detail } = turnSheetOf({ ...match, telling: false }, seatNamesOf(match.header.seats));
  return `${line} (${detail}).`;
};

const nameOf = (card: VehicleId): string => `${vehicleOf(card).name} ${vehicleOf(card).strength}`;

function rowLine(state: TractorPullState, seat: Seat, row: Row, names: SeatNames): readonly string[] {
  const there = inRow(state, seat, row);
  if (there.length === 0) return [];
  const vehicles = COLUMNS.map((column) => {
    const one = there.find((standing) => standing.column === column);
    if (one === undefined) return talk.empty;
    return [
      nameOf(one.vehicle),
      ...(one.up ? [] : [words.faceDown]),
      ...(one.counters > 0 ? [words.counters(one.counters)] : []),
    ].join(' ');
  });
  return [talk.row(names.seat(seat), words.row(row), vehicles)];
}

/** Red, and what each has. */
function seatLine(state: TractorPullState, seat: Seat, names: SeatNames): string {
  const side = state.red === null ? [] : [state.red === seat ? words.red : words.blue];
  return talk.seat(names.seat(seat), [...side, ...standingOf(state, seat)]);
}

/** A card's text, after its name or the command that chooses it. */
const about = (source: SourceId, name = ruleOf(source).name): string => talk.about(name, ruleOf(source).text);

/** The locations to pick from, each with its command and what it does (TP-01). */
const locationLines = (state: TractorPullState, seat: Seat): readonly string[] =>
  choicesOf(state, seat).flatMap((choice) =>
    choice.do === 'location'
      ? [about(choice.location, `${makeCommand(choice)} (${ruleOf(choice.location).name})`)]
      : [],
  );

/** The position, as everybody may hear it. */
export function look(match: SeenTractorPull): readonly string[] {
  const names = seatNamesOf(match.header.seats);
  const state = view(match.state, null);
  const ropes = state.red === null || state.wave === 0 ? [] : pullRopes(state);
  const texts = textsInForce(state, names).map(({ source }) => about(source));
  const [pending] = state.queue;
  const pairs = state.garage.map(({ id, cards }) =>
    talk.pair(
      id,
      cards.map((card) => (card === null ? dock.hidden : nameOf(card))),
    ),
  );
  return [
    headline(match),
    ...(pending === undefined ? [] : [about(pending.source)]),
    ...BOTH.map((seat) => seatLine(state, seat, names)),
    ...(state.phase.name === 'location' ? locationLines(state, redOf(state)) : []),
    ...ropes.map(({ rope, totals }) =>
      talk.rope(
        rope,
        totals.map((total, seat) => talk.total(names.seat(seat), total)),
      ),
    ),
    ...BOTH.flatMap((seat) => ROWS.flatMap((row) => rowLine(state, seat, row, names))),
    ...(pairs.length === 0 ? [] : [talk.garage(pairs)]),
    ...(texts.length === 0 ? [] : [talk.inForce(texts)]),
  ];
}

/** The cards of a seat, for that seat alone. */
export function handOf({ state, header }: SeenTractorPull, seat: Seat): readonly string[] {
  const seen = view(state, seat);
  const { hand, items, character } = seen.players[seat];
  const known = CHARACTERS.find(({ id }) => id === character);
  const { phase } = seen;
  return [
    talk.handOf(
      seatNamesOf(header.seats).seat(seat),
      hand.flatMap((card) => (card === null ? [] : [nameOf(card)])),
      items.flatMap((item) => (item === null ? [] : [ruleOf(item).name])),
    ),
    ...items.flatMap((item) => (item === null ? [] : [about(item), ...placesOf(seen, seat, item)])),
    ...(phase.name === 'faces' && known !== undefined ? [talk.character(known.name, known.a.text, known.b.text)] : []),
    ...(phase.name === 'award' && phase.by === seat
      ? [talk.drawn, ...phase.drawn.flatMap((item) => (item === null ? [] : [about(item, `award ${item}`)]))]
      : []),
  ];
}

/** The commands that place an item, while its owner is asked for them (TP-31). */
function placesOf(seen: TractorPullState, seat: Seat, item: ItemId): readonly string[] {
  if (seen.phase.name !== 'install' || seen.phase.turn !== seat) return [];
  const commands = choicesOf(seen, seat).filter((choice) => choice.do === 'install' && choice.item === item);
  return [talk.places(commands.map(makeCommand))];
}

/** TP-44. */
export const referenceLines = ({ options }: TractorPullState): readonly string[] => [
  ...reference.wave,
  `${reference.pullTitle} ${reference.pull}`,
  `${reference.overtimeTitle} ${reference.overtime}`,
  reference.vehiclesTitle,
  ...CLASSES_OF[cardSetOf(options)].map((one) => about(one, `${vehicleOf(one).name} ${vehicleOf(one).strength}`)),
];
