import '../styles.css';
import '../styles/teach.css';
import { useEffect, useMemo } from 'react';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { PadNote } from '#app/frame/pads/PadNote.tsx';
import { usePads } from '#app/frame/pads/usePads.ts';
import { usePageWishes } from '#app/frame/usePageWishes.ts';
import type { TaskGame, TaskMainProps } from '#app/practice/TaskTable.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { SkipLink } from '#app/ui/SkipLink.tsx';
import { texts } from '#play/texts.ts';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { LISTED_KEYS } from '#play/traction/input/keys.ts';
import { marksOf } from '#play/traction/practice/practiceTask.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { shownCorner } from '#play/traction/teach/taskRun.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { tractionTalk } from '#play/traction/words/talk.ts';
import { Dock } from '../hud/Dock.tsx';
import { FaultNote } from '../hud/FaultNote.tsx';
import { HelpDialog } from '../hud/HelpDialog.tsx';
import { OutOfTurn } from '../hud/menu/OutOfTurn.tsx';
import { TypeMove } from '../hud/menu/TypeMove.tsx';
import { OutOfTurnPrompt } from '../hud/prompts/OutOfTurnPrompt.tsx';
import { PenaltyPrompt } from '../hud/prompts/PenaltyPrompt.tsx';
import { RightPrompt } from '../hud/prompts/RightPrompt.tsx';
import { RefereeCard } from '../hud/RefereeCard.tsx';
import { RulerButton } from '../hud/ruler/RulerButton.tsx';
import { RulerNote } from '../hud/ruler/RulerNote.tsx';
import { ThingNote } from '../hud/ThingNote.tsx';
import { TractionInput } from '../input/TractionInput.tsx';
import { useFoulQuestion } from '../page/useFoulQuestion.ts';
import { LitContext, MarksContext } from '../scene/marks.ts';
import { SessionProvider, useSession, useTheSession } from '../session/SessionContext.tsx';
import { TableSound } from '../sound/TableSound.tsx';
import { TableVibration } from '../sound/TableVibration.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { usePart, useRunState } from './useRun.ts';

/** Tasks at a table of Traction. */
export const TASKS: TaskGame<Session> = {
  name: gameTexts.card.name,
  Around: ({ session, children }) => (
    <SessionProvider session={session}>
      <RulesSheet>{children}</RulesSheet>
    </SessionProvider>
  ),
  Main: (props) => {
    const isSet = useSession(({ match }) => match !== null);
    return isSet ? <Main {...props} /> : <Loading text={texts.loading.table} />;
  },
  talk: (session, settings) => tractionTalk(session, () => settings().units),
  Keys: ({ onSheet, onText }) => {
    usePads();
    usePageWishes((what) => {
      if (what === 'text') onText();
      else if (what !== 'log') onSheet(what);
    });
    return null;
  },
  keys: LISTED_KEYS,
  pad: TRACTION_PAD,
  tools: <RulerButton />,
  Questions: PenaltyPrompt,
  Notes: ({ wordsOnly }) => (
    <>
      {!wordsOnly && <RightPrompt />}
      {!wordsOnly && <OutOfTurnPrompt />}
      <FaultNote />
      <PadNote />
      <RulerNote />
      {!wordsOnly && <RefereeCard ofMatch={false} />}
      <ThingNote />
    </>
  ),
  Dock,
  Help: HelpDialog,
  Between: OutOfTurn,
  TypeMove,
};

function Main({ title, data, picture, children }: TaskMainProps) {
  const part = usePart();
  useFoulQuestion(part.foulMeant);
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
      <TractionInput>
        <div className="table-view">
          <LitContext value={isOpen ? lit : null}>
            <MarksContext value={marks}>{picture}</MarksContext>
          </LitContext>
        </div>
        <TableSound />
        <TableVibration />
        {children}
      </TractionInput>
    </main>
  );
}
