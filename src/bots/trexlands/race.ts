import { scoredWith, type Agreed } from '#games/trexlands/fleet.ts';
import { ownerOf, type TerraId } from '#games/trexlands/ids.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { waysOf, type Load, type Ways } from './distances.ts';

/** Trucks of a seat in one place, as far as they could go on together. */
export interface Group {
  readonly seat: Seat;
  readonly at: TerraId;
  readonly trucks: Load;
  /** MOVES to the City. */
  readonly left: number;
}

/** The match as it would go on if all only drove, each the shortest way. */
export interface Race {
  /** X of each seat at its end, and a part of one for trucks on the way. */
  readonly x: readonly number[];
  /** Cycles until the last X is taken. */
  readonly cycles: number;
}

/** A race is not followed further than so many cycles (house value). */
const HORIZON = 16;
/** A truck on the way counts so much of an X at the end of the race, for its share of the way (house value). */
const ON_THE_WAY = 0.4;

/** The trucks of all seats on the board; two loose ones in a Terra can be a stack. */
export function groupsOf(state: TrexlandsState): readonly Group[] {
  const ways = waysOf(state.board);
  const counted = new Map<string, Group>();
  for (const { id, at } of state.trucks) {
    if (at === 'camp') continue;
    const seat = ownerOf(id);
    const key = `${seat}${at}`;
    const trucks = counted.has(key) ? 2 : 1;
    counted.set(key, { seat, at, trucks, left: ways.toCity(at, trucks) });
  }
  return [...counted.values()];
}

/** A seat in the race; it changes as the race goes on. */
interface Runner {
  readonly seat: Seat;
  x: number;
  extra: number;
  camp: number;
  readonly groups: { readonly trucks: Load; left: number }[];
}

/** Seats in the order of their turns from now on; the Exchange between two cycles takes none. */
export function orderOf({ phase, rank, conceded }: TrexlandsState): readonly Seat[] {
  const from = phase.name === 'move' ? rank.indexOf(phase.turn.seat) + (phase.turn.movesLeft > 0 ? 0 : 1) : 0;
  return [...rank.slice(from), ...rank.slice(0, from)].filter((seat) => !conceded.includes(seat));
}

export function raceOf(state: TrexlandsState, groups: readonly Group[]): Race {
  const ways = waysOf(state.board);
  const runners = orderOf(state).map((seat) => runnerOf(state, seat, groups));
  let left = state.cityX;
  let cycles = 0;
  while (left > 0 && cycles < HORIZON) {
    for (const runner of runners) left -= step(runner, ways, left, state);
    cycles += 1;
  }
  const x = state.camps.map((camp) => camp.x);
  for (const runner of runners) x[runner.seat] = runner.x + ON_THE_WAY * onTheWay(runner, ways);
  return { x, cycles };
}

function runnerOf(state: TrexlandsState, seat: Seat, groups: readonly Group[]): Runner {
  const { x = 0, extraX: extra = 0 } = state.camps[seat] ?? {};
  const own = groups.filter((group) => group.seat === seat);
  const camp = state.trucks.length / state.seats - own.reduce((sum, { trucks }) => sum + trucks, 0);
  return { seat, x, extra, camp, groups: own.map(({ trucks, left }) => ({ trucks, left })) };
}

/** One MOVE of the group that brings the most X for its MOVES; the X that it takes. */
function step(runner: Runner, ways: Ways, cityX: number, agreed: Agreed): number {
  if (cityX === 0) return 0;
  const load: Load = runner.camp >= 2 && ways.toCity('camp', 2) < Infinity ? 2 : 1;
  const fresh = runner.camp === 0 ? 0 : load / ways.toCity('camp', load);
  let best = fresh;
  let which = -1;
  runner.groups.forEach(({ trucks, left }, i) => {
    if (trucks / left > best || (trucks / left === best && which === -1)) [best, which] = [trucks / left, i];
  });
  if (best === 0) return 0;
  if (which === -1) {
    runner.camp -= load;
    runner.groups.push({ trucks: load, left: ways.toCity('camp', load) - 1 });
    return 0;
  }
  const group = runner.groups[which];
  if (group === undefined) return 0;
  group.left -= 1;
  if (group.left > 0) return 0;
  runner.groups.splice(which, 1);
  const taken = Math.min(cityX, group.trucks + runner.extra);
  runner.x += scoredWith(agreed, taken, cityX);
  runner.extra = 0;
  runner.camp += group.trucks;
  return taken;
}

/** Shares of the way that its trucks have behind them, all together. */
const onTheWay = ({ groups }: Runner, ways: Ways): number =>
  groups.reduce((sum, { trucks, left }) => sum + trucks * shareDone(ways, trucks, left), 0);

/** How much of the way from Camp is done, 0 to 1. */
export function shareDone(ways: Ways, trucks: Load, left: number): number {
  const all = ways.toCity('camp', trucks);
  return left < all && all < Infinity ? 1 - left / all : 0;
}

/** An X that is one MOVE further away is worth so much of itself: much may happen on the way (house value). */
const DISCOUNT = 0.65;

/** The same where the last MOVES count for more than the first: 0 in Camp, 1 in the City. */
export function shareNear(ways: Ways, trucks: Load, left: number): number {
  const all = ways.toCity('camp', trucks);
  if (left >= all || all === Infinity) return 0;
  const camp = discounted(all);
  return (discounted(left) - camp) / (1 - camp);
}

function discounted(moves: number): number {
  let worth = 1;
  for (let n = 0; n < moves; n += 1) worth *= DISCOUNT;
  return worth;
}

/** Pairs of groups of two seats of which the first could attack the second with its next MOVE. */
export function contactsOf(
  state: TrexlandsState,
  groups: readonly Group[],
): readonly { readonly by: Group; readonly on: Group }[] {
  const ways = waysOf(state.board);
  const contacts: { readonly by: Group; readonly on: Group }[] = [];
  for (const by of groups)
    for (const place of ways.from(by.at))
      for (const on of groups) if (on.at === place && on.seat !== by.seat) contacts.push({ by, on });
  return contacts;
}
