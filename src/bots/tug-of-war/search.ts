import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { rivalOf, type Seat } from '#games/tug-of-war/ids.ts';
import { tooMany } from '#games/tug-of-war/rewards.ts';
import { modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { discard, playCards } from '#games/tug-of-war/turn.ts';
import type { Thinking } from '../bot.ts';
import { candidates } from './candidates.ts';
import { PathLore } from './pathPlaces.ts';
import { WON, worthOf, type Outlook } from './worth.ts';

/** How far a bot looks ahead. All are counts, so that it comes to the same on every machine. */
export interface Depth {
  /** Turns of both, at most. */
  readonly turns: number;
  /** Plays that are looked at further, at the first turn and at later ones. */
  readonly breadth: readonly [first: number, later: number];
  /** Positions that are looked at, at most; the turn that is gone through then is not gone through to its end. */
  readonly nodes: number;
}

/** A play and what it is worth to its seat. */
export interface Rated {
  readonly play: PlayAction;
  readonly after: TugOfWarState;
  /** By its position alone. */
  readonly atOnce: number;
  readonly worth: number;
}

/** The position after a play; whoever has too many cards gives up the lowest. */
export const after = (state: TugOfWarState, play: PlayAction): TugOfWarState =>
  settledDiscards(playCards(state, play).state);

/** Everybody who has too many cards gives up the lowest. */
export function settledDiscards(state: TugOfWarState): TugOfWarState {
  let next = state;
  while (next.phase.name === 'discard' && next.outcome === null) {
    const { seat } = next.phase;
    const cards = next.hands[seat].slice(0, tooMany(next.hands[seat]));
    next = discard(next, { do: 'discard', seat, cards }, 'choice').state;
  }
  return next;
}

interface Known {
  readonly turns: number;
  readonly worth: number;
  readonly bound: 'exact' | 'least' | 'most';
  readonly best: number; // its place among the plays
}

/** A search from one position: alpha and beta over the plays that look best, turn after turn, deeper and deeper. */
export class Search {
  nodes = 0;
  private readonly table = new Map<string, Known>();
  private readonly children = new Map<string, readonly Rated[]>();

  constructor(
    private readonly depth: Depth,
    private readonly outlook: Outlook,
    readonly lore: PathLore = new PathLore(),
  ) {}

  /** The plays of a seat that is to play, the best first. */
  *ratings(state: TugOfWarState, seat: Seat): Thinking<readonly Rated[]> {
    let rated: readonly Rated[] = this.playsFrom(state, seat, true).slice(0, this.depth.breadth[0]);
    yield;
    for (let turns = 2; turns <= this.depth.turns && rated.length > 1; turns += 1) {
      const next = yield* this.deeper(rated, seat, turns);
      if (next === null) break;
      rated = next;
      if (Math.abs(rated[0]?.worth ?? 0) > WON / 2) break;
    }
    return rated;
  }

  /** Worth of a position to the seat that is to play, so many turns ahead. */
  worthAhead(state: TugOfWarState, seat: Seat, turns: number): number {
    return this.worthFor(state, seat, turns, -Infinity, Infinity);
  }

  /** Each play looked at so many turns ahead, the best first; null where there are no nodes left for all of them. */
  private *deeper(rated: readonly Rated[], seat: Seat, turns: number): Thinking<readonly Rated[] | null> {
    const next: Rated[] = [];
    let best = -Infinity;
    for (const one of rated) {
      const worth = -this.worthFor(one.after, rivalOf(seat), turns - 1, -Infinity, -best);
      yield;
      if (this.nodes > this.depth.nodes) return null;
      next.push({ ...one, worth });
      if (worth > best) best = worth;
    }
    return next.toSorted((a, b) => b.worth - a.worth);
  }

  private worthFor(state: TugOfWarState, seat: Seat, turns: number, alpha: number, beta: number): number {
    if (state.outcome !== null || turns === 0) return soon(worthOf(state, seat, this.lore, this.outlook), turns);
    const key = keyOf(state);
    const known = this.table.get(key);
    if (known !== undefined && known.turns === turns) {
      if (known.bound === 'exact') return known.worth;
      if (known.bound === 'least' && known.worth >= beta) return known.worth;
      if (known.bound === 'most' && known.worth <= alpha) return known.worth;
    }
    const plays = this.childrenOf(key, state, seat);
    let [best, at, low] = [-Infinity, 0, alpha];
    for (const i of inOrder(plays.length, known?.best)) {
      const one = plays[i];
      if (one === undefined) continue;
      const worth =
        turns === 1 ? soon(one.atOnce, 0) : -this.worthFor(one.after, rivalOf(seat), turns - 1, -beta, -low);
      if (worth > best) [best, at] = [worth, i];
      if (worth > low) low = worth;
      if (low >= beta || this.nodes > this.depth.nodes) break;
    }
    const bound = best <= alpha ? 'most' : best >= beta ? 'least' : 'exact';
    this.table.set(key, { turns, worth: best, bound, best: at });
    return best;
  }

  private childrenOf(key: string, state: TugOfWarState, seat: Seat): readonly Rated[] {
    const known = this.children.get(key);
    if (known !== undefined) return known;
    const found = this.playsFrom(state, seat, false).slice(0, this.depth.breadth[1]);
    this.children.set(key, found);
    return found;
  }

  /** The plays that are thought about, by their position alone, the best first. */
  private playsFrom(state: TugOfWarState, seat: Seat, pairs: boolean): readonly Rated[] {
    const rated = candidates(state, seat, this.lore, pairs).map((play): Rated => {
      const next = after(state, play);
      const worth = worthOf(next, seat, this.lore, this.outlook);
      return { play, after: next, atOnce: worth, worth };
    });
    this.nodes += rated.length;
    return rated.toSorted((a, b) => b.worth - a.worth);
  }
}

/** A win is better the sooner it comes. */
const soon = (worth: number, turns: number): number =>
  Math.abs(worth) >= WON ? worth + Math.sign(worth) * turns : worth;

function inOrder(count: number, first = 0): readonly number[] {
  return [first, ...Array.from({ length: count }, (_, i) => i).filter((i) => i !== first)];
}

/** Everything that decides how the match goes on. */
function keyOf(state: TugOfWarState): string {
  const { active, hands, last, forbidden, machines } = state;
  let key = `${active}${hands[0].join('')}/${hands[1].join('')}${last[0] ?? ''}/${last[1] ?? ''}${forbidden ?? ''}`;
  for (const id of modulesOf(state)) {
    const machine = machines[id];
    if (machine === undefined) continue;
    key += `|${machine.points.join('')}${machine.wonBy ?? ''}${Object.values(machine.state).join()}`;
  }
  return key;
}
