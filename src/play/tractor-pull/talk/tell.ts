import { CHARACTERS } from '#games/tractor-pull/almanac/characters.ts';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { vehicleOf, type VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import { inRow } from '#games/tractor-pull/field.ts';
import { BOTH, COLUMNS, ROWS, type Row, type Seat } from '#games/tractor-pull/ids.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { view } from '#games/tractor-pull/view.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import { textsInForce } from './textsInForce.ts';
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

/** The position, as everybody may hear it. */
export function look(match: SeenTractorPull): readonly string[] {
  const names = seatNamesOf(match.header.seats);
  const state = view(match.state, null);
  const ropes = state.red === null || state.wave === 0 ? [] : pullRopes(state);
  const texts = textsInForce(state, names).map(({ source }) => `${ruleOf(source).name}: ${ruleOf(source).text}`);
  const pairs = state.garage.map(({ id, cards }) =>
    talk.pair(
      id,
      cards.map((card) => (card === null ? dock.hidden : nameOf(card))),
    ),
  );
  return [
    headline(match),
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
      items.flatMap((item) => (item === null ? [] : [`${ruleOf(item).name} (${item}): ${ruleOf(item).text}`])),
    ),
    ...(phase.name === 'faces' && known !== undefined ? [talk.character(known.name, known.a.text, known.b.text)] : []),
    ...(phase.name === 'award' && phase.by === seat
      ? [talk.drawn(phase.drawn.flatMap((item) => (item === null ? [] : [`${item}: ${ruleOf(item).text}`])))]
      : []),
  ];
}
