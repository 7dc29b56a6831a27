import { asked } from '#games/tug-of-war/asked.ts';
import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { againstModule, check } from '#games/tug-of-war/check.ts';
import { forecast } from '#games/tug-of-war/plan.ts';
import { DIRECTIONS, TOWER_OPTIONS, type ModuleId, type Seat } from '#games/tug-of-war/ids.ts';
import { usable } from '#games/tug-of-war/legal.ts';
import { indexOf, placesOf, TILES } from '#games/tug-of-war/modules/path.ts';
import type { Stands } from '#games/tug-of-war/events.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { view } from '#games/tug-of-war/view.ts';
import type { Offer } from '#play/game/offer.ts';
import { isOf } from '#play/session/players.ts';
import { lastOfParts } from '#play/table/lastOf.ts';
import type { Fault } from '#sim/result.ts';
import { isAimed, plannedAt, planOf, submissionOf, withAim, type LaidCard, type Plan } from '../session/plan.ts';
import type { Choice, SessionState, Thing } from '../session/sessionTypes.ts';
import { offers as texts } from '../texts/table.ts';
import { badgeOf, bestOf, bestOfFewer, cardsBadge, standsIn, type Best } from './brings.ts';

/** Of a machine with how it would stand. */
export type BoardOffer = Offer<Thing, SessionState, Choice> & { readonly stands?: Stands | undefined };

/** The seat that plans a turn at this screen; null while none does. */
export function plannerOf({ match, spectating }: SessionState): Seat | null {
  if (match === null || spectating || match.undo !== null || match.state.outcome !== null) return null;
  const [seat] = asked(match.state);
  return seat === undefined || match.state.phase.name !== 'play' || !isOf(match.header, 'person', seat) ? null : seat;
}

const READ = ['match', 'spectating', 'plan'] as const;

/** Every machine that may be pushed, and every aim and reward of the one that is planned. */
export const offersOf = lastOfParts(found, READ);

function found(told: SessionState): readonly BoardOffer[] {
  const seat = plannerOf(told);
  if (told.match === null || seat === null) return [];
  const seen = view(told.match.state);
  const at = { seen, seat, plan: told.plan };
  return [
    ...usable(seen, seat).flatMap((module) => machine(at, module)),
    ...(told.plan.module === 'tower' ? rewards(at) : []),
    ...(isAimed(told.plan.module) ? aims(at) : []),
  ];
}

interface Planning {
  readonly seen: TugOfWarState;
  readonly seat: Seat;
  readonly plan: Plan;
}

/**
 * A press plans the laid cards there, in the order that brings most; the next one, once nothing is missing, pushes them
 * in the order in which they then lie.
 */
function machine({ seen, seat, plan }: Planning, module: ModuleId): readonly BoardOffer[] {
  const at: Thing = { kind: 'machine', module };
  const picks = (next: Plan): BoardOffer['next'] => ({ picks: { plan: next } });
  if (plan.laid.length === 0) return [{ at, badge: null, next: picks(plannedAt(plan, module)) }];
  const isThere = plan.module === module;
  const there = bestAtTower({ seen, seat, plan: plannedAt(plan, module) }, isThere);
  const pushed = isThere ? pushOf(seen, seat, plan) : null;
  if (pushed !== null) {
    const badge = texts.push(badgeOf(pushed.brings, seat, seen));
    return [{ at, badge, next: { act: pushed.action }, stands: standsIn(pushed.brings) }];
  }
  const best = bestOf(seen, seat, there);
  if (best === null) return [{ at, badge: texts.aim(there.laid.length), next: picks(there) }];
  if (!best.ok) {
    const fewer = best.fault.code === 'scored-earlier' ? bestOfFewer(seen, seat, there) : null;
    if (fewer === null) return [];
    const { action, brings } = fewer;
    const badge = texts.fewer(badgeOf(brings, seat, seen), action.cards.length);
    return [{ at, badge, next: picks(planOf(action)), stands: standsIn(brings) }];
  }
  const { action, brings } = best.value;
  const badge = badgeOf(brings, seat, seen);
  return [
    { at, badge: isThere ? texts.best(badge) : badge, next: picks(inOrderOf(there, action)), stands: standsIn(brings) },
  ];
}

/** The plan in the order in which its cards lie; null while something is missing, and where that order is not legal. */
function pushOf(seen: TugOfWarState, seat: Seat, plan: Plan): Best | null {
  const action = submissionOf(plan, seat);
  return action !== null && check(seen, action).ok ? { action, brings: forecast(seen, action) } : null;
}

/** The cards lie in that order; aims that are still open stay so. */
const inOrderOf = (plan: Plan, { seat, cards, aims }: PlayAction): Plan =>
  submissionOf(plan, seat) === null
    ? plan
    : { ...plan, laid: cards.map((card, i) => ({ card, aim: aims?.[i] ?? null })) };

/** With the Tower's reward that brings most, until another one is chosen. */
function bestAtTower({ seen, seat, plan }: Planning, isChosen: boolean): Plan {
  if (plan.module !== 'tower' || isChosen) return plan;
  const all = TOWER_OPTIONS.map((option): Plan => ({ ...plan, option }));
  const worths = all.map((one) => bestOf(seen, seat, one));
  const [best] = all
    .flatMap((one, i) => {
      const worth = worths[i];
      return worth?.ok === true ? [{ one, gains: ownGains(worth.value.brings.gains, seat) }] : [];
    })
    .toSorted((a, b) => b.gains - a.gains);
  return best?.one ?? plan;
}

const ownGains = (gains: readonly { readonly seat: Seat; readonly cards: readonly number[] }[], of: Seat): number =>
  gains.reduce((sum, { seat, cards }) => sum + (seat === of ? 1 : -1) * cards.reduce((all, card) => all + card, 0), 0);

/** TW-67: each with what it brings. */
const rewards = ({ seen, seat, plan }: Planning): readonly BoardOffer[] =>
  TOWER_OPTIONS.flatMap((option): readonly BoardOffer[] => {
    const best = bestOf(seen, seat, { ...plan, option });
    if (best === null || !best.ok || option === plan.option) return [];
    const badge = texts.option(cardsBadge(best.value.brings, seat));
    return [{ at: { kind: 'reward', option }, badge, next: { picks: { plan: { ...plan, option } } } }];
  });

/** Where the card goes that is aimed now: ways of the Maze, each with what it brings, or tiles of the Path. */
function aims(at: Planning): readonly BoardOffer[] {
  const now = at.plan.laid[at.plan.aiming];
  if (now === undefined) return [];
  return at.plan.module === 'maze' ? waysFor(at, now) : tilesFor(at, now);
}

const waysFor = ({ seen, seat, plan }: Planning, now: LaidCard): readonly BoardOffer[] =>
  DIRECTIONS.flatMap((direction): readonly BoardOffer[] => {
    const aimed = withAim(plan, direction);
    const best = bestOf(seen, seat, aimed);
    if (best === null || !best.ok || direction === now.aim) return [];
    const badge = texts.way(direction, badgeOf(best.value.brings, seat, seen));
    return [{ at: { kind: 'way', direction }, badge, next: { picks: { plan: aimed } } }];
  });

/** Of so many tiles the best alone says what it brings; a further press on the tile that is aimed at pushes. */
function tilesFor({ seen, seat, plan }: Planning, now: LaidCard): readonly BoardOffer[] {
  const pushed = pushOf(seen, seat, plan);
  const best = pushed === null ? bestOf(seen, seat, plan) : null;
  const found = best?.ok === true ? best.value : null;
  return TILES.filter((tile) => placesOf(now.card, indexOf(tile)) !== null).map((tile): BoardOffer => {
    const isBest = tile === found?.action.aims?.[plan.aiming];
    return {
      at: { kind: 'tile', tile },
      badge: found !== null && isBest ? texts.best(badgeOf(found.brings, seat, seen)) : null,
      next: pushed !== null && tile === now.aim ? { act: pushed.action } : { picks: { plan: withAim(plan, tile) } },
    };
  });
}

/** Why a thing cannot be picked; null where nobody plans. */
export function whyNotAt(told: SessionState, thing: Thing): Fault | null {
  const seat = plannerOf(told);
  if (told.match === null || seat === null) return null;
  if (thing.kind === 'way' || thing.kind === 'reward') return null;
  const module = thing.kind === 'tile' ? 'path' : thing.module;
  const against = againstModule(told.match.state, { seat, module });
  if (against !== null) return against;
  const best = bestOf(told.match.state, seat, plannedAt(told.plan, module));
  return best === null || best.ok ? null : best.fault;
}
