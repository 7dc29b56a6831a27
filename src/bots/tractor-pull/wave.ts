import type { Seat } from '#games/tractor-pull/ids.ts';
import { cellsOfRow, doTo, optionsOf, type Option } from './deeds.ts';
import { isFor, redFirst, type Forces, type Task } from './forces.ts';
import { DRAW_WORTH } from './keeping.ts';
import { OWN_DEEDS } from './ownDeeds.ts';
import {
  become,
  chipsAt,
  columnOfCell,
  copyOf,
  NONE,
  rowOfCell,
  seatOfCell,
  strengthAt,
  takeAway,
  type Sketch,
} from './sketch.ts';
import { chanceToWin } from './worth.ts';

/** A wave on its way: what is still to be resolved, and what is still to be ejected. */
export interface Course {
  readonly tasks: readonly Task[];
  /** Cells, and null before the strongest have been looked for (TP-14). */
  readonly list: readonly number[] | null;
}

/** TP-13 to TP-17, to the end of the wave: each seat does what is best for it at the moment. Changes the sketch. */
export function playOn(sketch: Sketch, forces: Forces, { tasks, list }: Course): void {
  const known = [...(list ?? [])];
  for (const task of tasks) resolveOf(sketch, forces, task, known);
  const listed = list === null ? [...singledOut(sketch, forces)] : known;
  for (const seat of redFirst(forces))
    for (let cell = takeFirst(listed, seat); cell !== null; cell = takeFirst(listed, seat))
      for (const task of ejectAt(sketch, forces, cell)) resolveOf(sketch, forces, task, listed);
}

/** A whole wave from its reveal. */
export const playWave = (sketch: Sketch, forces: Forces): void =>
  playOn(sketch, forces, { tasks: forces.atReveal, list: null });

function takeFirst(listed: number[], seat: Seat): number | null {
  const place = listed.findIndex((cell) => seatOfCell(cell) === seat);
  const [cell] = place < 0 ? [] : listed.splice(place, 1);
  return cell ?? null;
}

/** The cells of the strongest of the wave, or of the weakest, red's first; protected ones stay. */
export function singledOut(sketch: Sketch, forces: Forces): readonly number[] {
  if (forces.isSpared) return [];
  const cells = redFirst(forces).flatMap((seat) =>
    cellsOfRow(seat, forces.wave).filter((cell) => sketch.kinds[cell] !== NONE),
  );
  const strengths = cells.map((cell) => strengthAt(sketch, cell) + forces.favours[seatOfCell(cell)]);
  const wanted = forces.isWeakest ? Math.min(...strengths) : Math.max(...strengths);
  return cells.filter(
    (cell, i) => strengths[i] === wanted && !forces.spared[seatOfCell(cell)].includes(rowOfCell(cell)),
  );
}

/** Ejects a vehicle. The effects that follow, its own first. */
export function ejectAt(sketch: Sketch, forces: Forces, cell: number): readonly Task[] {
  const [seat, row, column] = [seatOfCell(cell), rowOfCell(cell), columnOfCell(cell)];
  const own = OWN_DEEDS[sketch.kinds[cell] ?? 0];
  takeAway(sketch, cell);
  const others = forces.atEjection.filter((task) => isFor(task, seat, row, column));
  return [...(own === undefined ? [] : [own]), ...others].map((task) => ({ ...task, seat, row, column }));
}

function resolveOf(sketch: Sketch, forces: Forces, task: Task, listed: number[]): void {
  const done = resolveBest(sketch, forces, task);
  if (done !== null) follow(listed, task, done);
}

/** Vehicles that are still to be ejected are so wherever they come to stand (TP-15). */
export function follow(listed: number[], { deed }: Task, { cell, other }: Option): void {
  if (deed.do === 'return' && listed.includes(cell)) listed.splice(listed.indexOf(cell), 1);
  if (deed.do !== 'swap' || other === null) return;
  for (const [i, one] of listed.entries())
    if (one === cell) listed[i] = other;
    else if (one === other) listed[i] = cell;
}

/** Does the best for its seat at once; null where nothing is chosen. */
function resolveBest(sketch: Sketch, forces: Forces, task: Task): Option | null {
  const { deed, seat, may } = task;
  if (deed.do === 'draw') {
    sketch.hands[seat] += DRAW_WORTH;
    return null;
  }
  const options = optionsOf(sketch, forces, task);
  if (deed.do === 'boost' && deed.each) {
    for (const option of options)
      if (chipsAt(sketch, option.cell, deed.counters) <= sketch.supply) doTo(sketch, task, option);
    return null;
  }
  const best = bestOption(sketch, forces, task, options, may);
  if (best !== null) doTo(sketch, task, best);
  return best;
}

function bestOption(
  sketch: Sketch,
  forces: Forces,
  task: Task,
  options: readonly Option[],
  may: boolean,
): Option | null {
  const [only, ...others] = options;
  if (only === undefined || (others.length === 0 && !may)) return only ?? null;
  const before = copyOf(sketch);
  let best: Option | null = may ? null : only;
  let most = may ? chanceToWin(sketch, forces, task.seat) : -1;
  for (const option of options) {
    doTo(sketch, task, option);
    const chance = chanceToWin(sketch, forces, task.seat);
    if (chance > most) [best, most] = [option, chance];
    become(sketch, before);
  }
  return best;
}
