import type { PlayAction } from '#games/tug-of-war/actions.ts';
import type { Stands } from '#games/tug-of-war/events.ts';
import { check } from '#games/tug-of-war/check.ts';
import { rivalOf, type Aim, type ModuleId, type Pair, type Seat } from '#games/tug-of-war/ids.ts';
import { aimsAt } from '#games/tug-of-war/legal.ts';
import { forecast, planned, type Forecast, type Planned } from '#games/tug-of-war/plan.ts';
import { BLUE, longestLine, RED } from '#games/tug-of-war/modules/path.ts';
import { lightsOf } from '#games/tug-of-war/modules/tower.ts';
import { setOf, SHARED } from '#games/tug-of-war/sets.ts';
import { machineOf, signOf, spotIn, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { fail, ok, type Fault, type Result } from '#sim/result.ts';
import type { Plan } from '../session/plan.ts';
import { isAimed, submissionOf, withoutCard } from '../session/plan.ts';
import { offers as texts } from '../texts/table.ts';

/** A submission, and what the rules make of it. */
export interface Best {
  readonly action: PlayAction;
  readonly brings: Forecast;
}

/** At the Path so many cards have so many tiles that nothing is tried out for them before one is aimed. */
const MOST_UNAIMED = { path: 1, maze: 3 } as const;

/**
 * The best outcome of the planned cards, whatever their order and the aims that are still open; null where there are
 * too many to try.
 */
export function bestOf(state: TugOfWarState, seat: Seat, plan: Plan): Result<Best> | null {
  const whole = submissionOf(plan, seat);
  if (whole !== null) return best(planned(state, whole), seat);
  const { module, laid } = plan;
  if (!isAimed(module) || laid.length === 0 || (module !== 'maze' && module !== 'path')) return null;
  if (laid.filter(({ aim }) => aim === null).length > MOST_UNAIMED[module]) return null;
  const cards = laid.map(({ card }) => card);
  const ways = waysOf(laid.map(({ aim }) => (aim === null ? aimsAt(module).flatMap((one) => one ?? []) : [aim])));
  const all = ways.map((aims): Planned => {
    const action: PlayAction = { do: 'play', seat, module, cards, aims };
    const checked = check(state, action);
    return { action, outcome: checked.ok ? ok(forecast(state, action)) : checked };
  });
  return best(all, seat);
}

/** Of fewer of the cards, which score already: those that are too many come back by themselves. */
export function bestOfFewer(state: TugOfWarState, seat: Seat, plan: Plan): Best | null {
  const all = [...plan.laid.map((_, i) => withoutCard(plan, i)), ...plan.laid.map((one) => ({ ...plan, laid: [one] }))];
  const found = all.flatMap((one) => bestOf(state, seat, one) ?? []).flatMap((one) => (one.ok ? [one.value] : []));
  const most = Math.max(...found.map(({ action }) => action.cards.length));
  const [first] = ranked(
    found.filter(({ action }) => action.cards.length === most),
    seat,
  );
  return first ?? null;
}

/** Every choice of one of each. */
const waysOf = (each: readonly (readonly Aim[])[]): readonly (readonly Aim[])[] =>
  each.reduce<readonly (readonly Aim[])[]>(
    (ways, aims) => ways.flatMap((way) => aims.map((aim) => [...way, aim])),
    [[]],
  );

function best(all: readonly Planned[], seat: Seat): Result<Best> {
  const may = all.flatMap(({ action, outcome }) => (outcome.ok ? [{ action, brings: outcome.value }] : []));
  const [first] = ranked(may, seat);
  if (first !== undefined) return ok(first);
  const faults = all.flatMap(({ outcome }): readonly Fault[] => (outcome.ok ? [] : [outcome.fault]));
  const [fault] = faults;
  if (fault === undefined) throw new Error('a submission has an order');
  return fail(fault);
}

const ranked = (all: readonly Best[], seat: Seat): readonly Best[] =>
  all.toSorted((a, b) => compared(rankOf(b.brings, seat), rankOf(a.brings, seat)));

const compared = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((so, one, i) => (so === 0 ? one - (b[i] ?? 0) : so), 0);

/** By the match, machines, points and then cards, each less the rival’s. */
function rankOf({ state, events, gains }: Forecast, seat: Seat): readonly number[] {
  const less = (count: (of: Seat) => number): number => count(seat) - count(rivalOf(seat));
  return [
    less((of) => (state.outcome?.winner === of ? 1 : 0)),
    less((of) => machinesOf({ events }, of)),
    less((of) => pointsOf({ events }, of)),
    less((of) => cardsOf({ gains }, of).reduce<number>((sum, card) => sum + card, 0)),
  ];
}

const machinesOf = ({ events }: Pick<Forecast, 'events'>, of: Seat): number =>
  events.filter((event) => event.type === 'module-won' && event.seat === of).length;

const pointsOf = ({ events }: Pick<Forecast, 'events'>, of: Seat): number =>
  events.filter(
    (event) => (event.type === 'scored' && event.seat === of) || (event.type === 'released' && event.scorer === of),
  ).length;

const cardsOf = ({ gains }: Pick<Forecast, 'gains'>, of: Seat) =>
  gains.flatMap(({ seat, cards }) => (seat === of ? cards : []));

/** How the machine stands after the cards, before a point resets it. */
export const standsIn = ({ events }: Pick<Forecast, 'events'>): Stands | undefined =>
  events.flatMap((event) => (event.type === 'stands' ? [event.now] : []))[0];

/** The figures that count there, of the seat and its rival; null where nothing is counted. */
export function figuresIn(now: Stands, seat: Seat, state: TugOfWarState): Pair | null {
  const each = (of: (one: Seat) => number): Pair => [of(seat), of(rivalOf(seat))];
  switch (now.module) {
    case 'race':
      return each((one) => now.state.at[one]);
    case 'collation':
      return each((one) => now.state.taken[one]);
    case 'clock':
      return each((one) => Math.max(0, signOf(state, one) * now.state.filled));
    case 'rope':
      return each((one) => spotIn(state, one, now.state));
    case 'conker':
      return each((one) => now.state.heights[one]);
    case 'tower':
      return each((one) => lightsOf(now.state, one));
    case 'path':
      return each((one) => longestLine(now.state.tiles, signOf(state, one) > 0 ? RED : BLUE));
    case 'maze':
      return null;
  }
}

/** How the push leaves its machine, and why it is no point yet; at the Maze the badge’s place says it. */
function doesOf(brings: Forecast, seat: Seat, before: TugOfWarState): readonly string[] {
  const now = standsIn(brings);
  const figures = now && figuresIn(now, seat, brings.state);
  if (!figures || now.module === 'maze') return [];
  const more: Readonly<Partial<Record<ModuleId, () => number>>> = {
    race: () => lostInPuddles(brings, seat, before),
    collation: () => leftToTake(figures, before),
    clock: () => SHARED.clock.segments,
    rope: () => SHARED.rope.spots,
  };
  return [texts.does[now.module](...figures, more[now.module]?.() ?? 0)];
}

/** Steps of the cards that a puddle ended (TW-36). */
function lostInPuddles({ events }: Forecast, seat: Seat, before: TugOfWarState): number {
  const [from, to] = [machineOf(before, 'race').state, standsIn({ events })];
  const cards = events.flatMap((event) => (event.type === 'played' ? event.cards : []));
  if (to?.module !== 'race') return 0;
  return from.at[seat] + cards.reduce<number>((sum, card) => sum + card, 0) - to.state.at[seat];
}

/** Of a bout of Collation that is decided, but goes on, the counters that have to be taken first (TW-41); else 0. */
function leftToTake(taken: Pair, { options }: TugOfWarState): number {
  const { counters } = SHARED.collation;
  const ends = setOf(options.set).collationDecided?.taken ?? counters;
  return Math.max(...taken) > counters / 2 ? ends - (taken[0] + taken[1]) : 0;
}

/** `to step 5 · +2`, `a point · +5`, `wins it`, `lights 1 : 0 · +1 +1 +1, rival +2`. */
export function badgeOf(brings: Forecast, seat: Seat, before: TugOfWarState): string {
  const { outcome } = brings.state;
  const rival = rivalOf(seat);
  if (outcome !== null)
    return outcome.winner === seat ? texts.wins : outcome.winner === null ? texts.draw : texts.loses;
  const won = [
    ...(machinesOf(brings, seat) > 0
      ? [texts.machine]
      : pointsOf(brings, seat) > 0
        ? [texts.points(pointsOf(brings, seat))]
        : []),
    ...(machinesOf(brings, rival) > 0 ? [texts.rivalsMachine] : pointsOf(brings, rival) > 0 ? [texts.rivalsPoint] : []),
  ];
  const does = won.length > 0 ? won : doesOf(brings, seat, before);
  return [does.join(', '), cardsBadge(brings, seat, won.length > 0)].filter((part) => part !== '').join(' · ');
}

/** `+1 +1, rival +2`. `isMore`: cards are not all that it brings. */
export function cardsBadge(brings: Forecast, seat: Seat, isMore = false): string {
  const [own, others] = [cardsOf(brings, seat), cardsOf(brings, rivalOf(seat))];
  const gained = own.length === 0 && isMore ? [] : [texts.gains(own)];
  return [...gained, ...(others.length === 0 ? [] : [texts.rivalGains(others)])].join(', ');
}
