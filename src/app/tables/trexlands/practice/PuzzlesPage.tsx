import { PUZZLES } from '#games/trexlands/help/puzzles/puzzles.ts';
import { WayBack } from '#app/pages/WayBack.tsx';
import { TasksInOrder } from '#app/teach/TasksInOrder.tsx';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { Page } from '#app/ui/Page.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { rememberedAs, routeOfPuzzle, titleOf } from '#play/trexlands/practice/puzzleList.ts';

/** All puzzles, and which of them are solved. */
export function PuzzlesPage() {
  const passed = useSettings(({ passedDrills }) => passedDrills);
  const change = useChange();
  const tasks = PUZZLES.map((puzzle) => ({
    id: rememberedAs(puzzle),
    title: titleOf(puzzle),
    href: routeOfPuzzle(puzzle.id),
  }));
  const ours = passed.filter((id) => tasks.some((task) => task.id === id)); // other games remember theirs here, too
  return (
    <Page title={`${gameTexts.card.name}: ${gameTexts.puzzles.title}`} className="drills-page">
      <WayBack />
      <header>
        <h1>{`${gameTexts.card.name}: ${gameTexts.puzzles.title}`}</h1>
        <p className="lead">{gameTexts.puzzles.lead}</p>
      </header>
      <TasksInOrder row="puzzles" title={gameTexts.puzzles.row} tasks={tasks} passed={passed} first />
      {ours.length > 0 && (
        <div className="row">
          <button
            type="button"
            className="button quiet"
            onClick={() => change({ passedDrills: passed.filter((id) => !ours.includes(id)) })}
          >
            {texts.drills.forget}
          </button>
        </div>
      )}
    </Page>
  );
}
