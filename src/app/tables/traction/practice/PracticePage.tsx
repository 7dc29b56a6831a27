import { Suspense, useEffect, useState } from 'react';
import { ANY_LEGAL, type TurnGoal } from '#games/traction/help/practice/goal.ts';
import type { Physics } from '#sim/physics.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { Arrives } from '#app/pages/Arrives.tsx';
import { physicsIn, useRuntime } from '#app/pages/runtime.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import type { PracticeRun } from '#play/practice/practiceRun.ts';
import { PracticeContext } from '#app/practice/usePractice.ts';
import { texts } from '#play/texts.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { Message } from '#app/ui/Message.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { plainly } from '#play/traction/bench/plainly.ts';
import { atTable } from '../page/atTable.tsx';
import { makeOwnRoute, type PracticeRoute } from '#play/traction/ownRoutes.ts';
import { thinker } from '../page/botWorkerClient.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '#play/traction/session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import { RulesSheet } from '../teach/RulesSheet.tsx';
import { practicePosition, type PracticePosition } from '#play/traction/practice/practicePosition.ts';
import { createPracticeRun } from '#play/traction/practice/practiceRun.ts';
import { PracticeTable } from './PracticeTable.tsx';
import { TractionPracticeContext } from './usePractice.ts';

export interface PracticePageProps {
  readonly route: PracticeRoute;
  /** The aim of a try, where it is more than a turn without a foul. */
  readonly goal?: TurnGoal;
}

/** A position at a table of its own, to be tried again and again: the match that it came from is not touched. */
export function PracticePage({ route, goal = ANY_LEGAL }: PracticePageProps) {
  const opening = useRuntime();
  const [position] = useState(() => practicePosition(route.packed, route.hands));
  const why = position.ok ? position.value.why : texts.sharing.refused(plainly(position.fault));
  if (!position.ok || why !== null) return <NoPosition why={why ?? ''} packed={route.packed} />;
  if (!hasWebgl2()) return <NoWebgl />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>
        {(runtime) => <Seated physics={physicsIn(runtime)} position={position.value} goal={goal} back={route.back} />}
      </Arrives>
    </Suspense>
  );
}

/** The position editor can put right what keeps a position from being tried. */
const NoPosition = ({ why, packed }: { readonly why: string; readonly packed: string }) => (
  <Message
    title={texts.practice.title}
    text={why}
    more={
      <a className="button" href={makeOwnRoute({ page: 'bench', packed, back: null })}>
        {texts.sharing.edit}
      </a>
    }
  />
);

interface SeatedProps {
  readonly physics: Physics;
  readonly position: PracticePosition;
  readonly goal: TurnGoal;
  readonly back: PracticeRoute['back'];
}

function Seated({ physics, position: { title, plan }, goal, back }: SeatedProps) {
  const [{ session, run, table }] = useState(() => {
    const played = createSession({ physics, pace: STILL_ASKED ? 'at-once' : 'real', think: thinker(physics) });
    const tried = createPracticeRun(played, plan, goal);
    // The key that takes back in a match puts the position back here.
    const own = { ...played, commands: { ...played.commands, requestUndo: tried.again } };
    return { session: own, run: tried, table: atTable(own) };
  });
  useEffect(() => {
    run.begin();
    return run.stop;
  }, [run]);
  return (
    <SessionProvider session={session}>
      <AtTableContext value={table}>
        <RulesSheet>
          <TractionPracticeContext value={run}>
            <PracticeContext value={run as PracticeRun}>
              <PracticeTable title={title} back={back} table={<TableView physics={physics} still={STILL_ASKED} />} />
            </PracticeContext>
          </TractionPracticeContext>
        </RulesSheet>
      </AtTableContext>
    </SessionProvider>
  );
}
