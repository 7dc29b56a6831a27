import { startMatch } from '#engine/match.ts';
import { LARGEST_SEED, seedRandom } from '#engine/random.ts';
import type { SeatInfo } from '#engine/seats.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import { nameOf, ownerOf } from '#games/trexlands/ids.ts';
import { truckOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands, type TrexlandsMatch, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { Task, TaskPart, TaskSetting } from '#play/practice/task.ts';
import { createTaskRun, isOpen, partNow, type TaskRun } from '#play/practice/taskRun.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { SESSION_FAULTS } from '../session/faults.ts';
import type { Session } from '../session/sessionTypes.ts';
import { answering } from '../teach/answering.ts';
import { placeName } from '../words/names.ts';

export interface TrexlandsPart extends TaskPart<TrexlandsTypes, Session> {
  /** A rival's choice where the match asks it; null: it waits. */
  reply(match: TrexlandsMatch, rival: Seat): Choice | null;
}

/** A position, the seat that does something in it, and how the rivals answer. */
export interface TrexlandsTask extends Task<TrexlandsTypes, Session> {
  readonly learner: Seat;
  readonly parts: readonly TrexlandsPart[];
  /** The only truck that it is about; left out or null where it may be any. */
  readonly truck?: PieceId | null;
}

export type TrexlandsRun = TaskRun<TrexlandsTask>;

export interface TrexlandsRunOptions extends TaskSetting<Session> {
  /** Does it a moment later, so that what was done before can be seen. */
  readonly later: (what: () => void) => void;
  readonly onPassed?: (task: TrexlandsTask) => void;
}

/** Tasks at a table of Trexlands, at which all rivals answer by themselves. */
export function createTrexlandsRun({ later, ...options }: TrexlandsRunOptions, first: TrexlandsTask): TrexlandsRun {
  let up = true;
  const answer = answering({
    session: options.session,
    learner: first.learner,
    reply: (match, rival) => partNow(run.store.getState()).reply(match, rival),
    isOpen: () => !up && isOpen(run.store.getState()),
    later,
  });
  const run = createTaskRun<TrexlandsTypes, Session, TrexlandsTask>({ ...options, rivals: answer }, first);
  return {
    ...run,
    begin: (task) => {
      up = false;
      run.begin(task);
    },
    stop: () => {
      up = true;
      run.stop();
    },
  };
}

/** The objection to choosing a truck in a task that is about another one. */
export function whyNotTruck(run: TrexlandsRun, { store }: Session, truck: PieceId): Fault | null {
  const { task, over } = run.store.getState();
  const { match } = store.getState();
  const meant = task.truck ?? null;
  if (meant === null || meant === truck || ownerOf(truck) !== task.learner || match === null || over) return null;
  return SESSION_FAULTS.otherTruck(nameOf(meant), placeName(truckOf(match.state, meant).at), nameOf(truck));
}

/** Puts a position on the table, with nothing in its log, and chance of its own each time. */
export const positionOf =
  (position: TrexlandsState, seats: readonly SeatInfo[]) =>
  ({ session, build, random }: TaskSetting<Session>): void => {
    const seed = Math.floor(random() * (LARGEST_SEED + 1));
    const setup = { options: position.options };
    const started = startMatch(trexlands, { build, tickHz: TICK_HZ, seed, seats, setup });
    if (!started.ok) throw new Error(started.fault.message);
    session.commands.resume({ ...started.value, state: position, random: seedRandom(seed) });
  };
