import { asked } from '#games/trexlands/asked.ts';
import type { Act } from '#games/trexlands/acts.ts';
import { borderBetween, tileOf } from '#games/trexlands/board/paths.ts';
import { beside } from '#games/trexlands/board/shape.ts';
import { captainCard } from '#games/trexlands/captains.ts';
import { kindOf, tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard, valueOf } from '#games/trexlands/cards/kinds.ts';
import { worthOfLastX } from '#games/trexlands/fleet.ts';
import { CITY, nameOf, ownerOf, whereIs, type TerraId } from '#games/trexlands/ids.ts';
import { allSeats, campOf, terraOf, trucksIn, trucksOf } from '#games/trexlands/queries.ts';
import { rollAsked, type RollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { wheelAt } from '#games/trexlands/turn.ts';
import type { Seat } from '#sim/ids.ts';
import { listed } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import { announcedText } from '../words/announced.ts';
import { campLies } from '../words/campLies.ts';
import { firstRules } from '../words/firstRules.ts';
import { headStarts } from '../words/headStarts.ts';
import { placeName, type Names } from '../words/names.ts';

const say = gameTexts.talk.tell;

/** The stage of the match now, and who is asked; each a sentence. */
export function tellNow(view: TrexlandsState, names: Names): readonly string[] {
  if (view.outcome !== null) return [say.over(listed(view.outcome.winners.map(names.seat)))];
  const [act] = view.agenda;
  const wheel = wheelAt(view);
  const roll = rollAsked(view);
  const seats = asked(view);
  return [
    say.phase[view.phase.name](view.cycle),
    ...(wheel === null ? [] : [wheel === 'exchange' ? say.wheelInExchange : say.wheel(names.seat(wheel))]),
    ...(act === undefined ? [] : [say.announced(announced(view, act, names))]),
    ...(roll === null
      ? []
      : [
          say.roll(names.trucks(roll.trucks), gameTexts.talk.terrains[roll.surface]),
          ...(roll.again ? [roll.byChance ? say.byChance : say.again] : []),
          ...givenUp(roll, names),
        ]),
    ...(seats.length === 0 ? [] : [say.asked(listed(seats.map(names.seat)))]),
  ];
}

/** A Clima with its name, which nothing else tells of here. */
const announced = (view: TrexlandsState, act: Act, names: Names): string =>
  act.type === 'clima' ? eventText(act, names) : announcedText(view, act, names);

/** The trucks of players who have given up, which chance throws. */
const givenUp = ({ givenUp: trucks }: RollAsked, names: Names): readonly string[] =>
  trucks.length === 0 ? [] : [`${gameTexts.throwing.givenUp(names.trucks(trucks), trucks.length)}.`];

/** The scores of all seats: X first, for they decide. */
export const tellScore = (view: TrexlandsState, names: Names): readonly string[] => [
  ...allSeats(view).map((seat) =>
    say.score(
      names.seat(seat),
      campOf(view, seat).x,
      campOf(view, seat).coins,
      trucksOf(view, seat).filter(({ at }) => at === 'camp').length,
      view.rank.indexOf(seat) + 1,
    ),
  ),
  say.cityX(view.cityX),
  ...headStarts(view, names),
  ...firstRules(view.options),
];

/** Row after row from the first seat's side, each Terra a sentence; then ramps and City. */
export function tellBoard(view: TrexlandsState, names: Names): readonly string[] {
  const rows = new Map<number, TerraId[]>();
  for (const { id } of view.board.tiles) rows.set(whereIs(id).row, [...(rows.get(whereIs(id).row) ?? []), id]);
  return [
    ...[...rows]
      .sort(([a], [b]) => a - b)
      .map(([row, ids]) => say.row(row + 1, ids.map((id) => briefly(view, id, names)).join('; '))),
    ...view.board.ramps.map(({ id, terra }) => say.ramp(id, listed(terra))),
    ...tellCity(view),
  ];
}

export function tellCity(view: TrexlandsState): readonly string[] {
  const gates = view.board.borders.filter(({ beyond }) => beyond === CITY);
  const [open, shut] = [gates.filter(({ kind }) => kind !== 'blocked'), gates.filter(({ kind }) => kind === 'blocked')];
  return [
    say.city(view.cityX, listed(open.map(({ terra }) => terra))),
    ...(worthOfLastX(view) === 1 ? [] : [say.lastX(worthOfLastX(view))]),
    ...(shut.length === 0 ? [] : [say.cityShut(listed(shut.map(({ terra }) => terra)))]),
  ];
}

/** `b2 scrub, 1 V, Ann's T1 and T2 stacked`. */
const briefly = (view: TrexlandsState, id: TerraId, names: Names): string =>
  [say.terraShort(id, gameTexts.talk.terrains[tileOf(view.board, id).terrain]), ...onIt(view, id, names)].join(', ');

function onIt(view: TrexlandsState, id: TerraId, names: Names): readonly string[] {
  const { coins, post } = terraOf(view, id);
  const trucks = trucksIn(view, id);
  const [first] = trucks;
  return [
    ...(tileOf(view.board, id).obstacle ? [say.obstacle] : []),
    ...(coins > 0 ? [say.coins(coins)] : []),
    ...(post === null ? [] : [say.post(names.seat(post.owner), playableCard(kindOf(post.card)).name)]),
    ...(first === undefined
      ? []
      : [
          say.trucks(
            names.seat(ownerOf(first.id)),
            listed(trucks.map(({ id: truck }) => nameOf(truck))),
            first.mate !== null,
          ),
        ]),
  ];
}

const SIDES = ['n', 'e', 's', 'w'] as const;

/** One Terra: what is on it, and what lies on its four sides. */
export function tellTerra(view: TrexlandsState, id: TerraId, names: Names): readonly string[] {
  if (!view.board.tiles.some((tile) => tile.id === id)) return [say.noTerra(id)];
  const city = borderBetween(view.board, id, CITY);
  const sides = SIDES.flatMap((side) => {
    const beyond = beside(id, side);
    const border = beyond === null ? undefined : borderBetween(view.board, id, beyond);
    return border === undefined || beyond === null
      ? []
      : [say.side(gameTexts.talk.sides[side], beyond, gameTexts.talk.borders[border.kind])];
  });
  const ramps = view.board.ramps.filter(({ terra }) => terra.includes(id)).map((ramp) => ramp.id);
  return [
    `${briefly(view, id, names)}.`,
    ...sides,
    ...(city === undefined ? [] : [say.toCity(gameTexts.talk.borders[city.kind])]),
    ...(ramps.length === 0 ? [] : [say.atRamp(listed(ramps))]),
  ];
}

/** A Camp as everybody sees it; its owner hears the private deck, too. */
export function tellCamp(view: TrexlandsState, seat: Seat, names: Names): readonly string[] {
  const { captain, cards, deck } = campOf(view, seat);
  const known = deck.flatMap((card) => (card === null ? [] : [tribuKindOf(card)]));
  return [
    ...tellScore(view, names).slice(seat, seat + 1),
    campLies(view, seat),
    ...trucksOf(view, seat).map(({ id, at, mate }) =>
      say.truckAt(nameOf(id), placeName(at), mate === null ? null : nameOf(mate)),
    ),
    captain === null ? say.noCaptain : say.captain(captainCard(captain.id).name, captainCard(captain.id).text),
    ...(cards.length === 0
      ? [say.noCards]
      : cards.map((card) => say.card(kindOf(card), playableCard(kindOf(card)).text))),
    known.length === 0
      ? say.deck(deck.length)
      : say.ownDeck(listed(known.map((kind) => say.ownCard(kind, valueOf(kind))))),
  ];
}
