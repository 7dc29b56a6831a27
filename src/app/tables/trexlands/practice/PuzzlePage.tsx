import { useMemo } from 'react';
import { PUZZLES, type Puzzle } from '#games/trexlands/help/puzzles/puzzles.ts';
import { WithPhysics } from '#app/pages/WithPhysics.tsx';
import { PracticeCard } from '#app/practice/PracticeCard.tsx';
import { TaskOutcome } from '#app/practice/TaskOutcome.tsx';
import { TaskTable } from '#app/practice/TaskTable.tsx';
import { useTaskSeat, useTaskState } from '#app/practice/useTask.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { NextStep } from '#app/teach/NextStep.tsx';
import { Message } from '#app/ui/Page.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import { neighbourIn, PRACTICE, remember } from '#play/practice/task.ts';
import { texts } from '#play/texts.ts';
import { pathOfPuzzle, puzzleAt, rememberedAs, ROUTE_OF_ALL } from '#play/trexlands/practice/puzzleList.ts';
import { puzzleTask } from '#play/trexlands/practice/puzzleTask.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Physics } from '#sim/physics.ts';
import { atTable, sitDown } from '../teach/sitDown.ts';
import { TASKS } from '../teach/taskTable.tsx';
import { useSession } from '../hud/useTable.ts';

const WAY = { href: ROUTE_OF_ALL, words: gameTexts.puzzles.all };

/** A puzzle at a table of its own; solved, it is remembered on this device. */
export function PuzzlePage({ path }: { readonly path: string }) {
  const puzzle = puzzleAt(path);
  if (puzzle === undefined) return <Message title={texts.notFound.title} text={texts.drills.noSuchDrill} />;
  return <WithPhysics>{(physics) => <Seated key={puzzle.id} puzzle={puzzle} physics={physics} />}</WithPhysics>;
}

function Seated({ puzzle, physics }: { readonly puzzle: Puzzle; readonly physics: Physics }) {
  const settings = useTheSettings();
  const task = useMemo(() => puzzleTask(puzzle), [puzzle]);
  const solved = (): void => remember(settings, rememberedAs(puzzle));
  const seat = useTaskSeat(() => sitDown(physics, task, solved), task, PRACTICE, atTable);
  const next = neighbourIn(PUZZLES, puzzle.id, 1);
  const onward = (): void =>
    next === null ? window.location.assign(ROUTE_OF_ALL) : goTo({ page: 'own', path: pathOfPuzzle(next.id) });
  return (
    <TaskTable
      game={TASKS}
      seat={seat}
      kind={PRACTICE}
      card={<Card puzzle={puzzle} />}
      outcome={
        <TaskOutcome
          kind={PRACTICE}
          onward={
            <NextStep onPress={onward}>{next === null ? gameTexts.puzzles.all : texts.drills.nextPuzzle}</NextStep>
          }
        />
      }
      way={WAY}
      menuTitle={task.title}
    />
  );
}

/** The solution is shut until it is wanted, and there after a try alone. */
function Card({ puzzle }: { readonly puzzle: Puzzle }) {
  const isSolved = useTaskState(({ verdict }) => verdict.state === 'passed');
  const underWay = useSession(({ thrown }) => thrown.length > 0);
  return (
    <PracticeCard
      place={[gameTexts.card.name, gameTexts.puzzles.place(PUZZLES.indexOf(puzzle) + 1, PUZZLES.length)]}
      none={gameTexts.puzzles.none}
      underWay={underWay}
      way={WAY}
      list={
        isSolved ? null : (
          <details className="drill-how">
            <summary>{gameTexts.puzzles.solve}</summary>
            <p>{gameTexts.puzzles.solution(puzzle.solution)}</p>
          </details>
        )
      }
    />
  );
}
