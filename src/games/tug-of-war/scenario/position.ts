import { misfit } from '#engine/files/misfit.ts';
import { ok, type Result } from '#sim/result.ts';
import { BOTH, MODULE_IDS, rivalOf, type ModuleId, type Pair, type Seat } from '../ids.ts';
import { MODULES } from '../modules/modules.ts';
import { pileOf, scorerOf } from '../modules/collation.ts';
import { zoneAt } from '../modules/maze.ts';
import { connects, BLUE, RED } from '../modules/path.ts';
import { startSpot } from '../modules/rope.ts';
import { isTowerWon } from '../modules/tower.ts';
import { checkOptions, type TugOfWarOptions } from '../options.ts';
import { inOrder, tooMany, type Hand } from '../rewards.ts';
import { setUp } from '../setup.ts';
import { extentOf, setOf, SHARED } from '../sets.ts';
import { pointsToWin, type Machine, type Machines, type TugOfWarState } from '../state.ts';
import { say } from '../texts.ts';
import { fullClocks, turnMs } from '../time.ts';
import { begun } from '../turn.ts';
import type { PositionFile } from './schema.ts';

/** A position that a file describes. Faults: those of options; a module, a last one or a state that cannot be. */
export function positionOf(options: TugOfWarOptions, file: PositionFile): Result<TugOfWarState> {
  const checked = checkOptions(options);
  if (!checked.ok) return checked;
  if (file.phase === 'first') return beforeFirst(options, file);
  const wrong =
    strangeModule(options, file) ??
    decided(options, file) ??
    strangePoints(options, file) ??
    over(options, file) ??
    strangeHands(file) ??
    strangeItem(options, file) ??
    strangeClocks(options, file);
  if (wrong !== null) return wrong;
  const start = setUp({ options }, BOTH.length, IN_ORDER);
  if (!start.ok) return start;
  const { state } = begun({ ...start.value, hands: [[], []], given: 0 }, file.first, file.first);
  const hands = file.hands ?? state.hands;
  const active = file.active ?? file.first;
  return ok({
    ...state,
    active,
    turn: file.turn,
    hands: [inOrder(hands[0]), inOrder(hands[1])],
    given: hands[0].length + hands[1].length,
    last: file.last,
    forbidden: file.forbidden,
    blockMove: file.blockMove === undefined ? state.blockMove : file.blockMove,
    clocks: file.clocks ?? state.clocks,
    phase: file.phase === 'discard' ? { name: 'discard', seat: discarding(hands, active) ?? active } : state.phase,
    machines: machinesOf(state.machines, file),
  });
}

/** TW-23: before the first turn, where a seat is to say who goes first. Nothing else has happened yet. */
function beforeFirst(options: TugOfWarOptions, file: PositionFile): Result<TugOfWarState> {
  const { items, advantage, set } = options;
  const early = (['hands', 'clocks', 'blockMove', ...MODULE_IDS] as const).find((key) => file[key] !== undefined);
  const used = file.last.findIndex((id) => id !== null);
  if (early !== undefined) return misfit(['position', early], 'there', say.notBegun);
  if (used >= 0) return misfit(['position', 'last', used], `"${file.last[used]}"`, say.notBegun);
  if (file.forbidden !== null) return misfit(['position', 'forbidden'], `"${file.forbidden}"`, say.notBegun);
  const chooser = setOf(set).chooser === 'items' ? items.starter : (advantage ?? file.active ?? file.first);
  if (chooser === null) return misfit(['position', 'phase'], '"first"', say.nobodyChooses);
  const start = setUp({ options }, BOTH.length, IN_ORDER);
  return start.ok ? ok({ ...start.value, active: chooser, phase: { name: 'first', chooser, declined: [] } }) : start;
}

const IN_ORDER = { integer: (min: number) => min };

/** The seat that has to discard: the active one first (TW-10); null for none. */
const discarding = (hands: Pair<Hand>, active: Seat): Seat | null =>
  [active, rivalOf(active)].find((seat) => tooMany(hands[seat]) > 0) ?? null;

/** TW-09: hands that are too large are discarded from before anything else. */
function strangeHands({ hands, phase, active, first }: PositionFile): Refusal {
  const seat = hands === undefined ? null : discarding(hands, active ?? first);
  if (phase === 'discard')
    return seat === null ? misfit(['position', 'phase'], '"discard"', say.tooFew(SHARED.handAtMost)) : null;
  if (seat === null) return null;
  return misfit(['position', 'hands', seat], `${hands?.[seat].length} cards`, say.handUpTo(SHARED.handAtMost));
}

/** TW-69. */
const strangeItem = ({ items }: TugOfWarOptions, { blockMove }: PositionFile): Refusal =>
  blockMove === undefined || blockMove === null || blockMove === items.blockMove
    ? null
    : misfit(['position', 'blockMove'], String(blockMove), say.ownerOf(items.blockMove));

/** TW-20: reserves that a match can have left, and a turn of which the flag has not fallen. */
function strangeClocks(options: TugOfWarOptions, { clocks, active, first }: PositionFile): Refusal {
  if (clocks === undefined) return null;
  const full = fullClocks({ options });
  if (full === null) return misfit(['position', 'clocks'], 'there', say.noClocks);
  const seat = BOTH.find((one) => clocks.reserveMs[one] > full.reserveMs[one]);
  if (seat !== undefined)
    return misfit(
      ['position', 'clocks', 'reserveMs', seat],
      String(clocks.reserveMs[seat]),
      say.msUpTo(full.reserveMs[seat]),
    );
  const most = turnMs({ options }) + clocks.reserveMs[active ?? first] - 1;
  return clocks.spentMs > most
    ? misfit(['position', 'clocks', 'spentMs'], String(clocks.spentMs), say.msUpTo(most))
    : null;
}

type Refusal = ReturnType<typeof misfit> | null;

function strangeModule({ set, machines }: TugOfWarOptions, file: PositionFile): Refusal {
  const { modules, name } = extentOf(set, machines);
  const isStrange = (id: ModuleId | null): id is ModuleId => id !== null && !modules.includes(id);
  const described = (Object.keys(MODULES) as ModuleId[]).find((id) => file[id] !== undefined && isStrange(id));
  if (described !== undefined) return misfit(['position', described], 'there', say.noModule(name));
  const i = file.last.findIndex(isStrange);
  if (i >= 0) return misfit(['position', 'last', i], `"${file.last[i]}"`, say.noModule(name));
  return isStrange(file.forbidden)
    ? misfit(['position', 'forbidden'], `"${file.forbidden}"`, say.noModule(name))
    : null;
}

/** A state in which a point would have been scored already; a module that is won stays as it was won. */
function decided({ set, rope }: TugOfWarOptions, file: PositionFile): Refusal {
  const { collation, maze, path, tower, race, clock, rope: pulled } = file;
  const rules = { set: setOf(set) };
  const spot = Math.abs(pulled?.pulled ?? 0) + startSpot({ rope });
  if (isOpen(pulled) && spot >= SHARED.rope.spots)
    return misfit(['position', 'rope', 'pulled'], String(pulled.pulled), say.noPit(SHARED.rope.spots - 1));
  if (isOpen(race) && race.at.includes(SHARED.race.steps))
    return misfit(['position', 'race', 'at'], race.at.join(' and '), say.noEnd(SHARED.race.steps - 1));
  if (isOpen(clock) && Math.abs(clock.filled) === SHARED.clock.segments)
    return misfit(['position', 'clock', 'filled'], String(clock.filled), say.noFullClock(SHARED.clock.segments - 1));
  if (isOpen(collation) && pileOf(collation) < 0)
    return misfit(
      ['position', 'collation', 'taken'],
      collation.taken.join(' and '),
      say.pileOf(SHARED.collation.counters),
    );
  if (isOpen(collation) && scorerOf(collation, rules.set) !== null)
    return misfit(['position', 'collation', 'taken'], collation.taken.join(' and '), say.pileLeft);
  if (isOpen(maze) && zoneAt(maze) !== null)
    return misfit(['position', 'maze'], `row ${maze.row}, column ${maze.col}`, say.noZone);
  const tiles = path?.tiles.join('') ?? '';
  if (isOpen(path) && (connects(tiles, RED) || connects(tiles, BLUE)))
    return misfit(['position', 'path', 'tiles'], 'a path', say.noPath);
  if (isOpen(tower) && BOTH.some((seat) => isTowerWon(tower, seat, rules.set)))
    return misfit(['position', 'tower', 'heights'], tower.heights.join(' and '), say.noTower);
  return null;
}

const isOpen = <M extends { readonly wonBy?: Seat | null | undefined }>(machine: M | undefined): machine is M =>
  machine !== undefined && (machine.wonBy ?? null) === null;

/** Points that win a module are its winner's alone. */
function strangePoints(options: TugOfWarOptions, file: PositionFile): Refusal {
  for (const id of Object.keys(MODULES) as ModuleId[]) {
    const { points, wonBy = null } = file[id] ?? {};
    if (points === undefined) continue;
    const most = pointsToWin({ options }, id);
    const isFit = BOTH.every((seat) => (seat === wonBy ? points[seat] === most : points[seat] < most));
    if (isFit) continue;
    const expected = wonBy === null ? say.upTo(most - 1) : say.wonWith(wonBy, most);
    return misfit(['position', id, 'points'], points.join(' and '), expected);
  }
  return null;
}

/** A match that is over: by modules, or as the player who is to move has no card. */
function over({ set, machines }: TugOfWarOptions, file: PositionFile): Refusal {
  const { modulesToWin } = extentOf(set, machines);
  const won = (seat: Seat): number =>
    (Object.keys(MODULES) as ModuleId[]).filter((id) => file[id]?.wonBy === seat).length;
  const winner = BOTH.find((seat) => won(seat) >= modulesToWin);
  if (winner !== undefined)
    return misfit(['position'], `${won(winner)} modules of seat ${winner}`, say.upToModules(modulesToWin - 1));
  const active = file.active ?? file.first;
  return file.hands?.[active].length === 0 && file.phase !== 'discard'
    ? misfit(['position', 'hands', active], 'empty', say.someCard)
    : null;
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
