import type { Choice, Target } from '#games/tractor-pull/actions.ts';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { classOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import { rowOfWave } from '#games/tractor-pull/ejections.ts';
import { standingAt, standingOf } from '#games/tractor-pull/field.ts';
import { rivalOf, type Seat, type Space } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import type { Pending, Standing, TractorPullState } from '#games/tractor-pull/state.ts';
import type { Thought } from '../bot.ts';
import { doTo, type Option } from './deeds.ts';
import { forcesOf, taskOf, type Forces, type Task } from './forces.ts';
import { keptWorth, MEAN_KEPT } from './keeping.ts';
import { percentOf, reasonOf } from './reasons.ts';
import { cellOf, copyOf, kindOf, sketchOf, type Sketch } from './sketch.ts';
import { kindsOf } from './unseen.ts';
import { ejectAt, follow, playOn } from './wave.ts';
import { chanceToWin } from './worth.ts';

/** A wave on its way, as the view shows it. */
interface Scene {
  readonly sketch: Sketch;
  readonly forces: Forces;
  readonly seat: Seat;
  /** Effects after the one that is chosen now. */
  readonly tasks: readonly Task[];
  /** Cells that are still to be ejected; null before the strongest have been looked for. */
  readonly list: readonly number[] | null;
}

/** A choice, with the chance to win after it. */
interface Rated {
  readonly move: Choice;
  readonly chance: number;
}

/** The object of an effect that does best to the end of the wave, or to do without it. */
export function chooseEffect(view: TractorPullState, seat: Seat, pending: Pending): Thought<Choice> {
  const scene = sceneOf(view, seat, view.queue.slice(1));
  const task = taskOfPending(pending);
  const { source } = pending;
  const best = bestOf(
    choicesOf(view, seat).map((move) => ({
      move,
      chance: afterEffect(scene, task, move.do === 'resolve' ? optionOf(view, move.target) : null),
    })),
  );
  const code = best.move.do === 'pass' ? 'pass' : 'effect';
  return { move: best.move, reason: reasonOf(code, { source, chance: percentOf(best.chance) }) };
}

/** Of a hand to which a card was drawn, the card of least use goes back. */
export function chooseCard(view: TractorPullState, seat: Seat): Thought<Choice> {
  const rated = choicesOf(view, seat).flatMap((move) =>
    move.do === 'resolve' && move.target.card !== null ? [{ move, card: move.target.card }] : [],
  );
  const [least] = rated.toSorted((a, b) => keptWorth(kindOf(a.card)) - keptWorth(kindOf(b.card)));
  if (least === undefined) throw new Error('a seat is asked for a card that has none');
  return { move: least.move, reason: reasonOf('put-under', { card: least.card }) };
}

/** Which of one's own tied vehicles goes first. */
export function chooseOrder(view: TractorPullState, seat: Seat): Thought<Choice> {
  const scene = sceneOf(view, seat, []);
  const best = bestOf(
    choicesOf(view, seat).flatMap((move) =>
      move.do === 'eject' ? [{ move, chance: afterEjection(scene, cellAt(view, move.space)) }] : [],
    ),
  );
  const card = best.move.do === 'eject' ? classAt(view, best.move.space) : '';
  return { move: best.move, reason: reasonOf('order', { card, chance: percentOf(best.chance) }) };
}

function sceneOf(view: TractorPullState, seat: Seat, queue: readonly Pending[]): Scene {
  const sketch = sketchOf(view);
  sketch.hands[seat] = kindsOf(view.players[seat].hand).reduce((sum, kind) => sum + keptWorth(kind), 0);
  sketch.hands[rivalOf(seat)] = view.players[rivalOf(seat)].hand.length * MEAN_KEPT;
  return {
    sketch,
    forces: forcesOf(view, rowOfWave(view)),
    seat,
    tasks: queue.map(taskOfPending),
    list: listOf(view),
  };
}

function listOf(view: TractorPullState): readonly number[] | null {
  const { phase } = view;
  if (phase.name !== 'eject') return null;
  return phase.list.flatMap((vehicle) => {
    const standing = standingOf(view, vehicle);
    return standing === null ? [] : [cellOfStanding(standing)];
  });
}

const taskOfPending = ({ seat, source, row, column }: Pending): Task =>
  taskOf({ seat, source, column, rule: ruleOf(source) }, row);

function bestOf(rated: readonly Rated[]): Rated {
  const [best] = rated.toSorted((a, b) => b.chance - a.chance);
  if (best === undefined) throw new Error('there is nothing to choose from');
  return best;
}

function afterEffect({ sketch, forces, seat, tasks, list }: Scene, task: Task, option: Option | null): number {
  const after = copyOf(sketch);
  const listed = list === null ? null : [...list];
  if (option !== null) {
    doTo(after, task, option);
    if (listed !== null) follow(listed, task, option);
  }
  playOn(after, forces, { tasks, list: listed });
  return chanceToWin(after, forces, seat);
}

function afterEjection({ sketch, forces, seat, list }: Scene, cell: number): number {
  const after = copyOf(sketch);
  const tasks = ejectAt(after, forces, cell);
  playOn(after, forces, { tasks, list: (list ?? []).filter((one) => one !== cell) });
  return chanceToWin(after, forces, seat);
}

function optionOf(view: TractorPullState, { spaces }: Target): Option | null {
  const [first, second] = spaces;
  if (first === undefined) return null;
  return { cell: cellAt(view, first), other: second === undefined ? null : cellAt(view, second) };
}

const cellOfStanding = ({ seat, row, column }: Standing): number => cellOf(seat, row - 1, column - 1);

function standingIn(view: TractorPullState, space: Space): Standing {
  const standing = standingAt(view, space);
  if (standing === null) throw new Error(`there is no vehicle at ${space}`);
  return standing;
}

const cellAt = (view: TractorPullState, space: Space): number => cellOfStanding(standingIn(view, space));
const classAt = (view: TractorPullState, space: Space): VehicleClass => classOf(standingIn(view, space).vehicle);
