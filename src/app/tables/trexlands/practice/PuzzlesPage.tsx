import { PUZZLES } from '#games/trexlands/help/puzzles/puzzles.ts';
import { TasksPage } from '#app/practice/TasksPage.tsx';
import { useSettings } from '#app/settings/useSettings.tsx';
import { TasksInOrder } from '#app/teach/TasksInOrder.tsx';
import { rememberedAs, routeOfPuzzle, titleOf } from '#play/trexlands/practice/puzzleList.ts';
import { gameTexts } from '#play/trexlands/texts.ts';

const TASKS = PUZZLES.map((puzzle) => ({
  id: rememberedAs(puzzle),
  title: titleOf(puzzle),
  href: routeOfPuzzle(puzzle.id),
}));

/** All puzzles, and which of them are solved. */
export function PuzzlesPage() {
  const passed = useSettings(({ passedDrills }) => passedDrills);
  return (
    <TasksPage
      title={`${gameTexts.card.name}: ${gameTexts.puzzles.title}`}
      lead={gameTexts.puzzles.lead}
      isOurs={(id) => TASKS.some((task) => task.id === id)}
    >
      <TasksInOrder row="puzzles" title={gameTexts.puzzles.row} tasks={TASKS} passed={passed} first />
    </TasksPage>
  );
}
