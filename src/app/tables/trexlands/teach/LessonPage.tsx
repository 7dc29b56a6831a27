import { Suspense, useEffect, useRef, useState } from 'react';
import type { Physics } from '#sim/physics.ts';
import { LEARNER, type LessonStep } from '#games/trexlands/help/lesson.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { Arrives } from '#app/pages/Arrives.tsx';
import { physicsIn, useRuntime } from '#app/pages/runtime.ts';
import { hostChance } from '#play/host/chance.ts';
import type { SettingsStore } from '#play/settings/settingsStore.ts';
import { useSettings, useTheSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { Message } from '#app/ui/Message.tsx';
import { atTable } from '../page/atTable.tsx';
import { standardMatch } from '#play/trexlands/standardMatch.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { LessonHud } from './LessonHud.tsx';
import { createLessonRun, type LessonRun } from '#play/trexlands/teach/lessonRun.ts';
import { stepAt } from '#play/trexlands/teach/ownRoutes.ts';
import { stepCalled } from '#play/trexlands/teach/steps.ts';
import { TaskTable } from './TaskTable.tsx';
import { RunContext, useRunState, useStep } from './useRun.ts';

/** Long enough to see what oneself has done before the rival answers (house value). */
const ANSWER_MS = 900;

/** A step of the first lesson, at a table of its own: no match is touched, nothing is saved but that it was passed. */
export function LessonPage({ path }: { readonly path: string }) {
  const id = stepAt(path);
  const passed = useSettings(({ passedDrills }) => passedDrills);
  const first = useRef(stepCalled(id, passed)).current; // passing it leads nowhere by itself
  const step = id === null ? first : stepCalled(id, passed);
  const opening = useRuntime();
  if (step === null) return <Message title={texts.notFound.title} text={texts.drills.noSuchDrill} />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>{(runtime) => <Seated step={step} physics={physicsIn(runtime)} />}</Arrives>
    </Suspense>
  );
}

/** Remembered on this device, each once. */
function pass({ change, getState }: SettingsStore, step: string): void {
  const { passedDrills } = getState();
  if (!passedDrills.includes(step)) change({ passedDrills: [...passedDrills, step] });
}

/** A table, and the lesson at it, which says which truck a step is about. */
function sitDown(physics: Physics, settings: SettingsStore, step: LessonStep) {
  const session = createSession({
    physics,
    random: hostChance,
    pace: STILL_ASKED ? 'at-once' : 'real',
    alone: LEARNER,
    whyNotTruck: (truck) => run.whyNotTruck(truck),
  });
  const run: LessonRun = createLessonRun(
    {
      session,
      seats: standardMatch().seats,
      build: physics.build,
      onPassed: (id) => pass(settings, id),
      later: (what) => void window.setTimeout(what, STILL_ASKED ? 0 : ANSWER_MS),
    },
    step,
  );
  return { session, run };
}

/** The table stays from step to step. */
function Seated({ step, physics }: { readonly step: LessonStep; readonly physics: Physics }) {
  const settings = useTheSettings();
  const [{ session, run }] = useState(() => sitDown(physics, settings, step));
  const [table] = useState(() => atTable(session));
  useEffect(() => run.begin(step), [run, step]);
  useEffect(() => run.stop, [run]);
  return (
    <SessionProvider session={session}>
      <ThrowingProvider>
        <AtTableContext value={table}>
          <RunContext value={run}>
            <LessonTable />
          </RunContext>
        </AtTableContext>
      </ThrowingProvider>
    </SessionProvider>
  );
}

/** The table with the step around it; how far it is also stands in its data attributes. */
function LessonTable() {
  const { title, id } = useStep();
  const verdict = useRunState((state) => state.verdict.state);
  return <TaskTable title={title} data={{ 'data-drill': id, 'data-verdict': verdict }} hud={<LessonHud />} />;
}
