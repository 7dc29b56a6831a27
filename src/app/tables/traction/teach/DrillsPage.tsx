import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import '../styles/teach.css';
import { useSettings } from '#app/settings/useSettings.tsx';
import { TasksPage } from '#app/practice/TasksPage.tsx';

import { TaskList, TasksInOrder, type ListedTask } from '#app/teach/TasksInOrder.tsx';
import type { TractionSetup } from '#games/traction/setup.ts';
import { makeMiniature } from '#play/traction/miniature.ts';
import { LESSON_SEATS } from '#play/traction/teach/seats.ts';
import { TablePicture } from '../saved/TablePicture.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { drillOf, drillsOf, isOfFirst, LESSONS, nextOf, type TractionTask } from '#play/traction/teach/lessons.ts';

/** The first lesson, then every drill for practice: those of the guide in order, then the others, then puzzles. */
export function DrillsPage() {
  const passed = useSettings(({ passedDrills }) => passedDrills);
  return (
    <TasksPage
      title={gameTexts.card.learn}
      lead={gameTexts.drills.lead}
      isOurs={(id) => drillOf(id) !== undefined}
      way={
        <a className="button" href={makeOwnRoute({ page: 'rules', clause: null })}>
          {gameTexts.card.rules}
        </a>
      }
    >
      <InOrder row="first" title={texts.lesson.title(LESSONS.first.length)} passed={passed} />
      <details className="drills-rest" open={passed.some((id) => drillOf(id) !== undefined)}>
        <summary className="button">{texts.drills.rest}</summary>
        <InOrder row="guide" title={texts.drills.guide} passed={passed} />
        <section aria-labelledby="further-title">
          <h2 id="further-title">{texts.drills.further}</h2>
          <ul className="drill-list">
            <TaskList tasks={drillsOf('further').map(listed)} passed={passed} />
          </ul>
        </section>
        <InOrder row="puzzles" title={texts.drills.puzzles} passed={passed} />
      </details>
    </TasksPage>
  );
}

interface InOrderProps {
  readonly row: 'first' | 'guide' | 'puzzles';
  readonly title: string;
  readonly passed: readonly string[];
}

/** One drill leads to the next. Of all that is not done the first lesson comes first. */
const InOrder = ({ row, title, passed }: InOrderProps) => (
  <TasksInOrder
    row={row}
    title={title}
    tasks={drillsOf(row).map(listed)}
    passed={passed}
    first={row === 'first' || nextOf('first', passed) === null}
  />
);

const listed = ({ id, title, parts: [part] }: TractionTask): ListedTask => ({
  id,
  title,
  href: makeOwnRoute({ page: 'drill', id }),
  picture: part?.setup && isOfFirst(id) && <Picture setup={part.setup} />,
});

/** The position from above. */
const Picture = ({ setup: { surface, table, position } }: { readonly setup: TractionSetup }) => (
  <TablePicture
    glance={{ seats: LESSON_SEATS, actions: 0, turn: null, winners: null, surface: surface.id }}
    miniature={makeMiniature({ pads: 'pads' in table ? table.pads : [], pieces: position?.pieces ?? [] })}
  />
);
