import { rangeOf } from '#games/traction/pieces.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { Thinking } from '#bots/bot.ts';
import type { Walk } from '../candidates.ts';
import { groundFor } from '../ground.ts';
import { Race } from '../race.ts';
import { routesOf, type Route } from '../routes.ts';

/** A walk that goes around what stands in the way, and those that look only at where to go, the best first. */
export interface WayPast {
  readonly around: Walk;
  readonly plain: readonly [Walk, ...Walk[]];
}

/** A usual hand goes past at this distance without a touch, mm (house value). */
const CLEAR_MM = 1.5;
/** To go past is to come at least so much of the way on that the plain walk would (house value). */
const AS_FAR = 0.75;
/** So many plain walks are tried: a way that one of them finds is none to be found (house value). */
const PLAIN = 8;
/** So many of the foremost pieces are looked at (house value). */
const FOREMOST = 3;

/**
 * Ways past of the seat whose turn it is, one for each of its foremost pieces that has one. Whether a hand can do
 * them, and the plain walks fail, the table tells.
 */
export function* waysPast(state: TractionState): Thinking<readonly WayPast[]> {
  const race = new Race(state, CLEAR_MM);
  const { act } = whatMayBeDone(state);
  const runners = race.runners(state.turn.seat).filter(({ id }) => act.includes(id));
  const found: WayPast[] = [];
  for (const placement of runners.slice(0, FOREMOST)) {
    const way = yield* wayPast(race, placement);
    if (way !== null) found.push(way);
  }
  return found;
}

function* wayPast(race: Race, placement: PiecePlacement): Thinking<WayPast | null> {
  const { id } = placement;
  const alone = new Race({ ...race.state, pieces: [placement] }, 0);
  const [around] = yield* routesFrom(race, placement, groundFor(race.state, id));
  const [plain, ...others] = yield* routesFrom(alone, placement, groundFor(alone.state, id));
  if (around === undefined || plain === undefined || around.wins !== plain.wins) return null;
  const before = alone.leftMm(id, placement);
  if (before - alone.leftMm(id, around.to) < AS_FAR * (before - plain.leftMm)) return null;
  const walkBy = (route: Route): Walk => ({ do: 'walk', piece: id, ...route });
  const alike = others.filter(({ wins }) => wins === plain.wins).slice(0, PLAIN - 1);
  return { around: walkBy(around), plain: [walkBy(plain), ...alike.map(walkBy)] };
}

const routesFrom = (
  race: Race,
  placement: PiecePlacement,
  ground: ReturnType<typeof groundFor>,
): Thinking<readonly Route[]> =>
  routesOf(
    ground,
    race.fieldFor(placement.id),
    placement.id,
    placement,
    rangeOf(race.state.options, placement.id),
    race.clearMm,
  );
