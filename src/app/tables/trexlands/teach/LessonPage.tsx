import { useRef } from 'react';
import { useWayBack } from '#app/pages/WayBack.tsx';
import { WithPhysics } from '#app/pages/WithPhysics.tsx';
import { TaskOutcome } from '#app/practice/TaskOutcome.tsx';
import { TaskTable, useOpenSheet } from '#app/practice/TaskTable.tsx';
import { useTaskRun, useTaskSeat } from '#app/practice/useTask.ts';
import { useChange, useSettings, useTheSettings } from '#app/settings/useSettings.tsx';
import { NextStep, WaysToPlay } from '#app/teach/NextStep.tsx';
import { Message } from '#app/ui/Page.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import { DRILL, remember, type TaskKind } from '#play/practice/task.ts';
import { makeRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { neighbourOf, stepCalled, type StepTask, placeOf, STEPS } from '#play/trexlands/teach/lessonTasks.ts';
import { pathOf, stepAt, routeOf } from '#play/trexlands/teach/ownRoutes.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Physics } from '#sim/physics.ts';
import { atTable, sitDown } from './sitDown.ts';
import { TASKS } from './taskTable.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { useFolding } from '#app/ui/useMore.ts';
import { Telling } from '../hud/about/Telling.tsx';
import { Button } from '#app/ui/Button.tsx';

const STEP: TaskKind = { ...DRILL, panel: texts.lesson.panel, failed: gameTexts.lesson.missed, asks: false };
const START = makeRoute({ page: 'start' });

/** A step of the first lesson, at a table of its own: no match is touched, nothing is saved but that it was passed. */
export function LessonPage({ path }: { readonly path: string }) {
  const id = stepAt(path);
  const passed = useSettings(({ passedDrills }) => passedDrills);
  const first = useRef(stepCalled(id, passed)).current; // passing it leads nowhere by itself
  const step = id === null ? first : stepCalled(id, passed);
  if (step === null) return <Message title={texts.notFound.title} text={texts.drills.noSuchDrill} />;
  return <WithPhysics>{(physics) => <Seated task={step} physics={physics} />}</WithPhysics>;
}

/** The table stays from step to step. */
function Seated({ task, physics }: { readonly task: StepTask; readonly physics: Physics }) {
  const settings = useTheSettings();
  const seat = useTaskSeat(() => sitDown(physics, task, ({ id }) => remember(settings, id)), task, STEP, atTable);
  const next = neighbourOf(task, 1);
  const onward = (): void => void (next && goTo({ page: 'own', path: pathOf(next.id) }));
  return (
    <TaskTable
      game={TASKS}
      seat={seat}
      kind={STEP}
      card={<LessonCard {...task} />}
      outcome={
        <TaskOutcome
          kind={STEP}
          onward={next === null ? <Finished /> : <NextStep onPress={onward}>{texts.lesson.next}</NextStep>}
          otherwise={next !== null && <Button onClick={onward}>{texts.lesson.next}</Button>}
        />
      }
      goal={task.step.goal}
      way={useWayBack()}
      leaves={START}
      menuFirst={<Again />}
    />
  );
}

function Again() {
  const run = useTaskRun();
  const openSheet = useOpenSheet();
  return (
    <Button
      onClick={() => {
        run.again();
        openSheet(null);
      }}
    >
      {texts.drills.retry}
    </Button>
  );
}

/** A first match, in which what comes up for the first time is explained. */
function Finished() {
  const change = useChange();
  return (
    <>
      <p className="drill-finished">
        {texts.lesson.finished} {gameTexts.lesson.hints}
      </p>
      <WaysToPlay game="trexlands" onPlay={() => change({ roundGuide: true, knownLessons: [] })} />
    </>
  );
}

/**
 * The step: what it is for, what to do, and the ways out of it at any time. On a phone it folds into what to do in a
 * few words once play goes on, as the table is under it.
 */
function LessonCard({ step }: Pick<StepTask, 'step'>) {
  const card = useRef<HTMLElement>(null);
  const { folded, unfold } = useFolding(step, card);
  if (folded)
    return (
      <section className="panel drill-card folded" aria-label={texts.lesson.panel}>
        <Button look="quiet unfold" aria-expanded={false} onClick={unfold}>
          <span className="unfold-text">{step.inShort}</span>
          <span className="guide-more">{gameTexts.guide.more}</span>
        </Button>
      </section>
    );
  return (
    <section ref={card} className="panel drill-card" aria-label={texts.lesson.panel}>
      <p className="note drill-place">
        {gameTexts.card.name} · {texts.lesson.step(placeOf(step) + 1, STEPS.length)}
      </p>
      <h1>{step.title}</h1>
      <p className="lesson-goal">
        <Telling>{step.goal}</Telling> <ClauseMark clause={step.clause} />
      </p>
      <p className="drill-task">
        <Telling>{step.task}</Telling>
      </p>
      <Ways {...step} />
    </section>
  );
}

/** Back, past it, and out. */
function Ways(step: StepTask['step']) {
  const wayBack = useWayBack();
  const [before, after] = [neighbourOf(step, -1), neighbourOf(step, 1)];
  return (
    <nav className="drill-ways" aria-label={texts.lesson.ways}>
      {before !== null && <a href={routeOf(before.id)}>{texts.drills.back}</a>}
      {after !== null && <a href={routeOf(after.id)}>{texts.drills.skip}</a>}
      <a href={wayBack.href}>{wayBack.words}</a>
    </nav>
  );
}
