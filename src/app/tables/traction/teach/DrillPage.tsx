import { Suspense, useEffect, useState } from 'react';
import type { Physics } from '#sim/physics.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { Message } from '#app/ui/Message.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { Arrives } from '#app/pages/Arrives.tsx';
import { physicsIn, useRuntime } from '#app/pages/runtime.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '#play/traction/session/session.ts';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { atTable } from '../page/atTable.tsx';
import { SessionProvider } from '../session/SessionContext.tsx';
import type { SettingsStore } from '#play/settings/settingsStore.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { DrillTable } from './DrillTable.tsx';
import { createDrillRun, LEARNER } from '#play/traction/teach/drillRun.ts';
import { drillOf, type PageDrill } from '#play/traction/teach/lessons.ts';
import { RulesSheet } from './RulesSheet.tsx';
import { LESSON_SEATS } from '#play/traction/teach/seats.ts';
import { RunContext } from './useRun.ts';

/** A drill at a table of its own: no match is touched, nothing is saved but that it was passed. */
export function DrillPage({ id }: { readonly id: string }) {
  const drill = drillOf(id);
  const opening = useRuntime();
  if (drill === undefined) return <Message title={texts.notFound.title} text={texts.drills.noSuchDrill} />;
  if (!hasWebgl2()) return <NoWebgl />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>{(runtime) => <Seated drill={drill} physics={physicsIn(runtime)} />}</Arrives>
    </Suspense>
  );
}

/** Remembered on this device, each once. */
function pass({ change, getState }: SettingsStore, drill: string): void {
  const { passedDrills } = getState();
  if (!passedDrills.includes(drill)) change({ passedDrills: [...passedDrills, drill] });
}

/** The table stays from drill to drill. */
function Seated({ drill, physics }: { readonly drill: PageDrill; readonly physics: Physics }) {
  const settings = useTheSettings();
  const [session] = useState(() => createSession({ physics, pace: STILL_ASKED ? 'at-once' : 'real', asksAtEnd: true }));
  const [run] = useState(() =>
    createDrillRun({ session, seats: LESSON_SEATS, onPassed: (id) => pass(settings, id) }, drill),
  );
  const [table] = useState(() => atTable(session));
  useEffect(() => run.begin(drill), [run, drill]);
  useEffect(() => run.stop, [run]);
  return (
    <SessionProvider session={session}>
      <AtTableContext value={table}>
        <RulesSheet>
          <RunContext value={run}>
            <DrillTable table={<TableView physics={physics} still={STILL_ASKED} eyes={LEARNER} />} />
          </RunContext>
        </RulesSheet>
      </AtTableContext>
    </SessionProvider>
  );
}
