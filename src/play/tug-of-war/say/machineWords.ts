import { blockOf } from '#games/tug-of-war/blocked.ts';
import { BOTH, DIRECTIONS, rivalOf, type ModuleId, type Seat } from '#games/tug-of-war/ids.ts';
import { pileOf } from '#games/tug-of-war/modules/collation.ts';
import { isWall } from '#games/tug-of-war/modules/maze.ts';
import { BLUE, GREY, RED } from '#games/tug-of-war/modules/path.ts';
import { letterAt, spotOf } from '#games/tug-of-war/modules/rope.ts';
import { lightsOf } from '#games/tug-of-war/modules/tower.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { machineOf, pointsToWin, rulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import type { Names } from '#games/tug-of-war/texts.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { help } from '../texts/rules.ts';
import { machine as texts } from '../texts/table.ts';
import { redSeat } from './sayings.ts';

/** How a machine stands, in words: for buttons, the text table and the saved picture. */
export function standsWords(state: TugOfWarState, id: ModuleId, names: Names): string {
  const red = redSeat(state);
  const each = <T extends readonly unknown[]>(of: (seat: Seat) => T): readonly (readonly [string, ...T])[] =>
    BOTH.map((seat) => [names(seat), ...of(seat)] as const);
  switch (id) {
    case 'rope': {
      const spot = (seat: Seat): number =>
        spotOf(machineOf(state, id).state, { sign: seat === red ? 1 : -1 }, rulesOf(state));
      return texts.rope(
        each((seat) => [spot(seat), texts.rewards[letterAt(spot(seat), state.options.letters)]] as const),
      );
    }
    case 'race':
      return texts.race(
        each((seat) => [machineOf(state, id).state.at[seat]] as const),
        SHARED.race.steps,
      );
    case 'collation': {
      const { taken } = machineOf(state, id).state;
      return texts.collation(
        each((seat) => [taken[seat]] as const),
        pileOf({ taken }),
      );
    }
    case 'clock': {
      const { filled } = machineOf(state, id).state;
      const who = filled === 0 ? null : names(filled > 0 ? red : rivalOf(red));
      return texts.clock(Math.abs(filled), who, SHARED.clock.segments);
    }
    case 'maze': {
      const square = machineOf(state, id).state;
      const ways = DIRECTIONS.filter((direction) => !isWall(square, direction));
      return texts.maze(square.row + 1, square.col + 1, ways);
    }
    case 'path': {
      const tiles = [...machineOf(state, id).state.tiles];
      const count = (colour: string): number => tiles.filter((tile) => tile === colour).length;
      return texts.path(
        each((seat) => [count(seat === red ? RED : BLUE)] as const),
        count(GREY),
      );
    }
    case 'conker':
      return texts.heights(each((seat) => [machineOf(state, id).state.heights[seat]] as const));
    case 'tower': {
      const tower = machineOf(state, id).state;
      return texts.tower(each((seat) => [tower.heights[seat], lightsOf(tower, seat)] as const));
    }
  }
}

/** Its goal and its reward in this match, in a line. */
export function goalNow(state: TugOfWarState, id: ModuleId): string {
  const line = help.machineLines.find(([name]) => name === MODULE_NAMES[id])?.[1] ?? '';
  const goal = line.replace(/^In the \w+ Match\. /, '');
  return pointsToWin(state, id) === SHARED.points[id] ? goal : goal.replace(/, \w+( times)?\./, '.');
}

/** Its points, or its winner. */
export function pointsWords(state: TugOfWarState, id: ModuleId, names: Names): string {
  const { points, wonBy } = machineOf(state, id);
  if (wonBy !== null) return texts.wonBy(names(wonBy));
  return texts.pointsTold(
    BOTH.map((seat) => [names(seat), points[seat]] as const),
    pointsToWin(state, id),
  );
}

/** Why the seat may not use it now; null where it may. */
export function blockedWords(state: TugOfWarState, seat: Seat, id: ModuleId): string | null {
  const why = blockOf(state, seat, id);
  return why === null ? null : texts.blocked[why];
}
