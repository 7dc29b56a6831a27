import { misfit } from '../../../engine/files/misfit.ts';
import { ok, type Result } from '../../../sim/result.ts';
import { BOTH, type ModuleId } from '../ids.ts';
import { MODULES } from '../modules/modules.ts';
import { zoneAt } from '../modules/maze.ts';
import { connects, BLUE, RED } from '../modules/path.ts';
import { checkOptions, type TugOfWarOptions } from '../options.ts';
import { inOrder } from '../rewards.ts';
import { setUp } from '../setup.ts';
import { setOf, SHARED } from '../sets.ts';
import type { Machine, Machines, TugOfWarState } from '../state.ts';
import { say } from '../texts.ts';
import { begun } from '../turn.ts';
import type { PositionFile } from './schema.ts';

/** A position that a file describes. Faults: those of options; a module, a last one or a state that cannot be. */
export function positionOf(options: TugOfWarOptions, file: PositionFile): Result<TugOfWarState> {
  const checked = checkOptions(options);
  if (!checked.ok) return checked;
  const wrong = strangeModule(options, file) ?? decided(file);
  if (wrong !== null) return wrong;
  const start = setUp({ options }, BOTH.length, { integer: (min) => min });
  if (!start.ok) return start;
  const { state } = begun({ ...start.value, hands: [[], []], given: 0 }, file.first, file.first);
  const hands = file.hands ?? state.hands;
  return ok({
    ...state,
    active: file.active ?? file.first,
    turn: file.turn,
    hands: [inOrder(hands[0]), inOrder(hands[1])],
    given: hands[0].length + hands[1].length,
    last: file.last,
    forbidden: file.forbidden,
    machines: machinesOf(state.machines, file),
  });
}

type Refusal = ReturnType<typeof misfit> | null;

function strangeModule({ set }: TugOfWarOptions, file: PositionFile): Refusal {
  const { modules, name } = setOf(set);
  const isStrange = (id: ModuleId | null): id is ModuleId => id !== null && !modules.includes(id);
  const described = (Object.keys(MODULES) as ModuleId[]).find((id) => file[id] !== undefined && isStrange(id));
  if (described !== undefined) return misfit(['position', described], 'there', say.noModule(name));
  const i = file.last.findIndex(isStrange);
  if (i >= 0) return misfit(['position', 'last', i], `"${file.last[i]}"`, say.noModule(name));
  return isStrange(file.forbidden)
    ? misfit(['position', 'forbidden'], `"${file.forbidden}"`, say.noModule(name))
    : null;
}

/** A state in which a point would have been scored already. */
function decided({ collation, maze, path, ...file }: PositionFile): Refusal {
  if (collation !== undefined && collation.taken[0] + collation.taken[1] >= SHARED.collation.counters)
    return misfit(['position', 'collation', 'taken'], collation.taken.join(' and '), say.pileLeft);
  if (maze !== undefined && maze.wonBy === undefined && zoneAt(maze) !== null)
    return misfit(['position', 'maze'], `row ${maze.row}, column ${maze.col}`, say.noZone);
  const tiles = path?.tiles.join('') ?? '';
  if (path !== undefined && (connects(tiles, RED) || connects(tiles, BLUE)))
    return misfit(['position', 'path', 'tiles'], 'a path', say.noPath);
  for (const id of ['rope', 'race', 'clock', 'conker', 'tower'] as const) {
    const most = SHARED.points[id] - 1;
    const points = file[id]?.points;
    if (points?.some((one) => one > most))
      return misfit(['position', id, 'points'], points.join(' and '), say.upTo(most));
  }
  return null;
}

function machinesOf(start: Machines, file: PositionFile): Machines {
  const changed = (Object.keys(start) as ModuleId[]).flatMap((id) => {
    const described = file[id];
    if (described === undefined) return [];
    const { points, wonBy = null, ...state } = described;
    const own = start[id] as Machine<unknown>;
    const read = 'tiles' in state ? { tiles: state.tiles.join('') } : state;
    return [[id, { state: read, points: points ?? own.points, wonBy }] as const];
  });
  return { ...start, ...Object.fromEntries(changed) };
}
