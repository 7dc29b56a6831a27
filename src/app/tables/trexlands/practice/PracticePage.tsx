import { useMemo, useState, type ReactNode } from 'react';
import { goalsAt, type TurnGoal } from '#games/trexlands/help/practice/goal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import type { Physics } from '#sim/physics.ts';
import { Opens } from '#app/pages/Opens.tsx';
import type { Runtime } from '#app/pages/runtime.ts';
import { useToWatch } from '#app/pages/useToWatch.ts';
import type { Way } from '#app/pages/WayBack.tsx';
import { WithPhysics } from '#app/pages/WithPhysics.tsx';
import { PracticeCard, Tries } from '#app/practice/PracticeCard.tsx';
import { TaskOutcome } from '#app/practice/TaskOutcome.tsx';
import { TaskTable } from '#app/practice/TaskTable.tsx';
import { useTaskSeat } from '#app/practice/useTask.ts';
import { PRACTICE } from '#play/practice/task.ts';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';
import { Message } from '#app/ui/Page.tsx';
import { PRACTICE as PATH, type PracticePlace } from '#play/trexlands/teach/addresses.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { namesOf } from '#play/trexlands/words/names.ts';
import { takenMatch } from '#play/trexlands/practice/taken.ts';
import { turnAt } from '#play/trexlands/practice/turnAt.ts';
import { turnTask } from '#play/trexlands/practice/turnTask.ts';
import { atTable, sitDown } from '../teach/sitDown.ts';
import { TASKS } from '../teach/taskTable.tsx';
import { useSession } from '../hud/useTable.ts';

const PLACE = /^\/(match|watch)\/([\w-]{1,64})\/(\d{1,5})$/;

function placeIn(path: string): PracticePlace | null {
  const [, from, id, action] = PLACE.exec(path.slice(PATH.length)) ?? [];
  return id === undefined ? null : { from: from === 'match' ? 'match' : 'watch', id, action: Number(action) };
}

/** A turn of a match at a table of its own, to be tried again and again: the match is not touched. */
export function PracticePage({ path }: { readonly path: string }) {
  const place = placeIn(path);
  if (place === null) return <Message title={texts.practice.title} text={gameTexts.practice.noTurn} />;
  return (
    <WithPhysics>{(physics, runtime) => <Opened place={place} runtime={runtime} physics={physics} />}</WithPhysics>
  );
}

interface OpenedProps {
  readonly place: PracticePlace;
  readonly runtime: Runtime;
  readonly physics: Physics;
}

function Opened({ place, runtime, physics }: OpenedProps) {
  const open = useToWatch(place.id, runtime);
  const [taken] = useState(() => takenMatch(place.id));
  const at = (match: TrexlandsMatch) => <AtTurn place={place} match={match} physics={physics} />;
  if (taken !== null) return at(taken);
  return (
    <Opens open={open}>
      {(match) =>
        match.header.game === 'trexlands' ? (
          at(match as TrexlandsMatch)
        ) : (
          <Message title={texts.practice.title} text={gameTexts.practice.noTurn} />
        )
      }
    </Opens>
  );
}

interface AtTurnProps {
  readonly place: PracticePlace;
  readonly match: TrexlandsMatch;
  readonly physics: Physics;
}

function AtTurn({ place, match, physics }: AtTurnProps) {
  const [position] = useState(() => (place.action > match.log.length ? null : turnAt(match, place.action)));
  const way: Way = {
    href: makeRoute(
      place.from === 'match' ? { page: 'match', id: place.id } : { page: 'watch', id: place.id, ruling: null },
    ),
    words: texts.practice.back[place.from],
  };
  if (position === null)
    return (
      <Message
        title={texts.practice.title}
        text={gameTexts.practice.noTurn}
        more={
          <a className="button" href={way.href}>
            {way.words}
          </a>
        }
      />
    );
  return <Trying match={match} position={position} physics={physics} way={way} />;
}

interface TryingProps {
  readonly match: TrexlandsMatch;
  readonly position: TrexlandsState;
  readonly physics: Physics;
  readonly way: Way;
}

/** A goal is chosen where the turn may lead to several; tries for one are none for another. */
function Trying({ match, position, physics, way }: TryingProps) {
  const goals = useMemo(() => goalsAt(position), [position]);
  const [goal, setGoal] = useState<TurnGoal>(goals[0] ?? 'move');
  const task = useMemo(() => turnTask(match, position, goal, physics), [match, position, goal, physics]);
  const seat = useTaskSeat(() => sitDown(physics, task, () => undefined), task, PRACTICE, atTable);
  return (
    <TaskTable
      game={TASKS}
      seat={seat}
      kind={PRACTICE}
      card={
        <Card player={namesOf(match.header.seats).seat(task.learner)} way={way}>
          <Aim goals={goals} goal={goal} onGoal={setGoal} />
        </Card>
      }
      outcome={<TaskOutcome kind={PRACTICE} />}
      way={way}
    />
  );
}

interface CardProps {
  readonly player: string;
  readonly way: Way;
  readonly children: ReactNode;
}

/** Goal and tries, in the turn's place. */
function Card({ player, way, children }: CardProps) {
  const underWay = useSession(({ thrown, stage }) => thrown.length > 0 || stage === 'rolling' || stage === 'called');
  return (
    <PracticeCard
      place={[gameTexts.card.name, gameTexts.practice.player(player)]}
      task={children}
      none={gameTexts.practice.none}
      underWay={underWay}
      way={way}
      note={texts.practice.original}
      list={<Tries title={gameTexts.practice.list} />}
    />
  );
}

interface AimProps {
  readonly goals: readonly TurnGoal[];
  readonly goal: TurnGoal;
  readonly onGoal: (goal: TurnGoal) => void;
}

/** The measure of success; where a turn may lead to several things, one of them is chosen. */
function Aim({ goals, goal, onGoal }: AimProps) {
  return (
    <>
      {goals.length < 2 ? (
        <p>{gameTexts.practice.succeedsIf(goal)}</p>
      ) : (
        <label className="practice-goal">
          <span>{gameTexts.practice.succeeds}</span>{' '}
          <select
            className="select-field"
            value={goal}
            onChange={({ target }) => onGoal(goals.find((one) => one === target.value) ?? goal)}
          >
            {goals.map((one) => (
              <option key={one} value={one}>
                {gameTexts.practice.goals[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="note practice-about">
        {gameTexts.practice.chance} {gameTexts.practice.rivals}
      </p>
    </>
  );
}
