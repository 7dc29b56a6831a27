import '../styles.css';
import '../styles/teach.css';
import { useEffect, useMemo } from 'react';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TaskGame, TaskMainProps } from '#app/practice/TaskTable.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { SessionProvider } from '#app/session/context.tsx';
import { FaultNote } from '#app/table/GameHud.tsx';
import { TableSound } from '#app/table/TableSound.tsx';
import { Loading, SkipLink } from '#app/ui/Page.tsx';
import { texts } from '#play/texts.ts';
import { play } from '#play/traction/play.ts';
import { marksOf } from '#play/traction/practice/practiceTask.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { shownCorner } from '#play/traction/teach/taskRun.ts';
import { Dock } from '../hud/Dock.tsx';
import { HelpDialog } from '../hud/HelpDialog.tsx';
import { Keys, Notes, Prompts } from '../hud/hudParts.tsx';
import { OutOfTurn, TypeMove } from '../hud/menu/menuParts.tsx';
import { PenaltyPrompt } from '../hud/prompts/PenaltyPrompt.tsx';
import { RefereeCard } from '../hud/RefereeCard.tsx';
import { RulerButton } from '../hud/ruler.tsx';
import { ThingNote } from '../hud/ThingNote.tsx';
import { useSession, useTheSession } from '../hud/useTable.ts';
import { TractionInput } from '../input/TractionInput.tsx';
import { BackToSeat } from '#app/frame/AtTable.tsx';
import { LitContext, MarksContext } from '../scene/overlays/Marks.tsx';
import { tableEar } from '../sound/tableEar.ts';
import { RulesSheet } from './RulesSheet.tsx';
import { usePart, useRunState } from './useRun.ts';

/** Tasks at a table of Traction. */
export const TASKS: TaskGame<Session> = {
  name: play.words.name,
  Around: ({ session, children }) => (
    <SessionProvider session={session}>
      <RulesSheet>{children}</RulesSheet>
    </SessionProvider>
  ),
  Main: (props) => {
    const isSet = useSession(({ match }) => match !== null);
    return isSet ? <Main {...props} /> : <Loading text={texts.loading.table} />;
  },
  talk: (session, settings) => play.talk(session, settings),
  Keys,
  keys: play.keys,
  pad: play.pad,
  Questions: PenaltyPrompt,
  Notes: ({ wordsOnly }) => (
    <>
      <Prompts wordsOnly={wordsOnly} />
      <FaultNote play={play} />
      <Notes />
      {!wordsOnly && <RefereeCard ofMatch={false} />}
      <ThingNote />
    </>
  ),
  Dock,
  Help: HelpDialog,
  Between: OutOfTurn,
  View: ({ onChosen }) => <RulerButton onPressed={onChosen} />,
  TypeMove,
};

function Main({ title, data, picture, children }: TaskMainProps) {
  const part = usePart();
  const session = useTheSession();
  const calm = useCalm(false);
  useEffect(() => session.setCalm(calm), [session, calm]);
  const stage = useSession((now) => now.stage);
  const match = useSession((now) => now.match);
  const tries = useRunState((state) => state.tries);
  const isOpen = useRunState(({ verdict }) => verdict.state === 'open');
  const marks = useMemo(() => [...(part.marks ?? []), ...marksOf(tries)], [part, tries]);
  const lit = useMemo(() => shownCorner(part), [part]);
  useEffect(() => {
    document.title = texts.titleOf(title);
  }, [title]);
  return (
    <main
      className="tableside"
      data-stage={stage}
      data-actions={match?.log.length ?? 0}
      data-asked={(match && whatMayBeDone(match.state).seat) ?? undefined}
      {...data}
    >
      <SkipLink />
      <TractionInput foulMeant={part.foulMeant}>
        <div className="table-view">
          <LitContext value={isOpen ? lit : null}>
            <MarksContext value={marks}>{picture}</MarksContext>
          </LitContext>
          <BackToSeat />
        </div>
        <TableSound play={play} earOf={tableEar} />
        {children}
      </TractionInput>
    </main>
  );
}
