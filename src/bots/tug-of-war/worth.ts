import { DIRECTIONS, rivalOf, type ModuleId, type Pair, type Seat } from '#games/tug-of-war/ids.ts';
import { isWall, slide, zoneAt, MAZE_SIZE, type Square } from '#games/tug-of-war/modules/maze.ts';
import { higher } from '#games/tug-of-war/modules/conker.ts';
import { startSpot } from '#games/tug-of-war/modules/rope.ts';
import { PATH_SIZE } from '#games/tug-of-war/modules/path.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import {
  extentIn,
  inPlay,
  machineOf,
  pointsToWin,
  rulesOf,
  signOf,
  wonBy,
  type TugOfWarState,
} from '#games/tug-of-war/state.ts';
import type { PathLore } from './pathPlaces.ts';

/** How much each module's progress counts for, beside what it counts for by itself: 1 as a rule. */
export type Taste = Readonly<Partial<Record<ModuleId, number>>>;

/** How a bot looks at positions. */
export interface Outlook {
  readonly taste: Taste;
  /** By how much the standing of each seat counts: the rival's for less by whoever dares more. */
  readonly regard: Pair;
}

/** All counts as it does by itself. */
export const EVEN: Outlook = { taste: {}, regard: [1, 1] };

/** A match that is won, beyond the worth of any position. */
export const WON = 1000;

/** Weights of a position's parts (house values, from matches of bots against each other). */
const MODULE_WON = [0, 12, 30] as const; // by how many are won
const NEXT_MODULES = [9, 6, 4, 2.5, 1.5, 1, 0.5] as const; // progress in those that are next to be won, the best first
/** Progress at these counts for more or less than its share says: those who see it so win as often, in more ways. */
const MODULE_WEIGHT: Readonly<Partial<Record<ModuleId, number>>> = { rope: 1.35, conker: 1.1, path: 0.9 };
const URGENT = [1, 1.25, 1.7] as const; // by how many are won
const CARD = [0, 0.7, 1.15, 1.6, 2, 2.4] as const; // by strength
const TO_MOVE = 0.6;
/** Without cards a seat loses; with few it does not have the choice. */
const FEW_CARDS = [-6, -2, -0.7] as const;

/** The longer a match, the less cards are worth beside modules: else two of them could save cards for ever. */
const PATIENT_TURNS = 50;
const patienceAt = (turn: number): number => PATIENT_TURNS / (PATIENT_TURNS + Math.max(0, turn - PATIENT_TURNS));

/** Worth of a position to a seat, by what is on the table; above 0 it is ahead. */
export function worthOf(state: TugOfWarState, seat: Seat, lore: PathLore, outlook: Outlook): number {
  const { outcome, active } = state;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? WON : -WON;
  const rival = rivalOf(seat);
  const { taste, regard } = outlook;
  return (
    regard[seat] * standingOf(state, seat, lore, taste) -
    regard[rival] * standingOf(state, rival, lore, taste) +
    (active === seat ? TO_MOVE : -TO_MOVE)
  );
}

function standingOf(state: TugOfWarState, seat: Seat, lore: PathLore, taste: Taste): number {
  // Counted from the end: where two win, the first is worth what the second is where three do.
  const won = wonBy(state, seat) + SHARED.modulesToWin - extentIn(state).modulesToWin;
  const progress = inPlay(state).map(
    (id) => (MODULE_WEIGHT[id] ?? 1) * (taste[id] ?? 1) * progressOf(state, id, seat, lore),
  );
  progress.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < progress.length; i += 1) {
    const part = progress[i] ?? 0;
    sum += (NEXT_MODULES[i] ?? 0) * part * (0.5 + 0.5 * part);
  }
  let hand = FEW_CARDS[state.hands[seat].length] ?? 0;
  for (const card of state.hands[seat]) hand += CARD[card];
  return (MODULE_WON[won] ?? 0) + (URGENT[won] ?? 1) * sum + patienceAt(state.turn) * hand;
}

/** The share of the module that the seat has; 1 would be all of it. */
export function progressOf(state: TugOfWarState, id: ModuleId, seat: Seat, lore: PathLore): number {
  const points = machineOf(state, id).points[seat];
  return (points + boutOf(state, id, seat, lore)) / pointsToWin(state, id);
}

/** The share of its next point that the seat has, 0 to 1. */
function boutOf(state: TugOfWarState, id: ModuleId, seat: Seat, lore: PathLore): number {
  const sign = signOf(state, seat);
  const rival = rivalOf(seat);
  switch (id) {
    case 'rope': {
      const start = startSpot(rulesOf(state));
      const spot = start + sign * machineOf(state, id).state.pulled;
      return Math.max(0, (spot - start) / (SHARED.rope.spots - start));
    }
    case 'race':
      return machineOf(state, id).state.at[seat] / SHARED.race.steps;
    case 'collation':
      return Math.min(1, machineOf(state, id).state.taken[seat] / Math.ceil(SHARED.collation.counters / 2));
    case 'clock':
      return Math.max(0, (sign * machineOf(state, id).state.filled) / SHARED.clock.segments);
    case 'maze':
      return 1 - pushesFrom(machineOf(state, id).state)[sign > 0 ? 0 : 1] / FAR;
    case 'path': {
      const { missing } = lore.figuresOf(machineOf(state, id).state.tiles);
      return 1 - (sign > 0 ? missing.r : missing.b) / PATH_SIZE;
    }
    case 'conker': {
      const now = machineOf(state, id).state;
      if (higher(now) !== seat) return 0;
      return Math.min(0.8, 0.4 + 0.08 * (now.heights[seat] - now.heights[rival]));
    }
    case 'tower': {
      const { heights } = machineOf(state, id).state;
      const ahead = (heights[seat] - heights[rival]) / (SHARED.tower.light * rulesOf(state).set.lightsAhead);
      return Math.min(1, Math.max(0, ahead, heights[seat] / SHARED.tower.steps));
    }
  }
}

/** More pushes than the longest way out of the maze. */
const FAR = 14;

/** From each square, how many pushes it is to the end zones of red and blue; worked out once. */
const PUSHES = new Map<string, Pair>();

const nameOf = ({ row, col }: Square): string => `${row},${col}`;

function pushesFrom(square: Square): Pair {
  if (PUSHES.size === 0) for (const [name, pushes] of allPushes()) PUSHES.set(name, pushes);
  return PUSHES.get(nameOf(square)) ?? [FAR, FAR];
}

function allPushes(): ReadonlyMap<string, Pair> {
  const squares = Array.from({ length: MAZE_SIZE * MAZE_SIZE }, (_, i) => ({
    row: Math.floor(i / MAZE_SIZE),
    col: i % MAZE_SIZE,
  }));
  const [red, blue] = (['red', 'blue'] as const).map((zone) => {
    const pushes = new Map(squares.filter((at) => zoneAt(at) === zone).map((at) => [nameOf(at), 0]));
    for (let round = 0; round < FAR; round += 1)
      for (const at of squares)
        for (const direction of DIRECTIONS) {
          if (zoneAt(at) !== null || isWall(at, direction)) continue;
          const there = pushes.get(nameOf(slide(at, direction)));
          if (there !== undefined && there + 1 < (pushes.get(nameOf(at)) ?? FAR)) pushes.set(nameOf(at), there + 1);
        }
    return pushes;
  });
  return new Map(squares.map((at) => [nameOf(at), [red?.get(nameOf(at)) ?? FAR, blue?.get(nameOf(at)) ?? FAR]]));
}

/** A taste of its own for a match that is not like the last: each module counts for a little more or less. */
export const tasteOf = (ids: readonly ModuleId[], blur: number, chance: () => number): Taste =>
  Object.fromEntries(ids.map((id) => [id, 1 + blur * (2 * chance() - 1)]));
