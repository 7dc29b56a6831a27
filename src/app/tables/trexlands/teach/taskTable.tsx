import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { asked } from '#games/trexlands/asked.ts';
import { HeldClock } from '#app/frame/dock/Countdown.tsx';
import { TableMain } from '#app/frame/TableMain.tsx';
import { useUncovered } from '#app/frame/uncovered/useUncovered.ts';
import { KeysContext } from '#app/input/keys/KeysContext.ts';
import { InWords } from '#app/pages/InWords.tsx';
import type { TaskGame, TaskMainProps } from '#app/practice/TaskTable.tsx';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { SessionProvider } from '#app/session/context.tsx';
import { useSettings } from '#app/settings/useSettings.tsx';
import { FaultNote, HappenedCard, TableKeys, UndoPrompt } from '#app/table/GameHud.tsx';
import { TableSound } from '#app/table/TableSound.tsx';
import { TableView } from '#app/table/TableView.tsx';
import { RulesContext } from '#app/teach/rulesSheet.tsx';
import { Loading } from '#app/ui/Page.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { texts } from '#play/texts.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { play as ofTable } from '#play/trexlands/play.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { TREXLANDS_ACTIONS, TREXLANDS_KEYS } from '#play/trexlands/throwing/keys.ts';
import { createThrowing } from '#play/trexlands/throwing/throwing.ts';
import { whatIsAsked } from '#play/trexlands/whatIsAsked.ts';
import { AboutProvider } from '../hud/about/About.tsx';
import { AboutNote } from '../hud/about/AboutNote.tsx';
import { Dock } from '../hud/dock/Dock.tsx';
import { TypeMove } from '../hud/menuParts.tsx';
import { useSession } from '../hud/useTable.ts';
import { playedScene } from '../scene/playedScene.tsx';
import { HUD, loadClauses } from '../hud/hudParts.ts';
import { ear, SIGHT } from '../table.tsx';

const play = ofTable as PlayedGame; // the frames know no game
const { Help } = HUD;

/** Tasks at a table of Trexlands. */
export const TASKS: TaskGame<Session> = {
  name: gameTexts.card.name,
  className: HUD.className,
  Around: ({ session, children }) => (
    <SessionProvider session={session} hand={useMemo(() => createThrowing(session), [session])}>
      <HeldClock still={false}>
        <AboutProvider>
          <KeysContext value={TREXLANDS_ACTIONS}>
            <Rules>{children}</Rules>
          </KeysContext>
        </AboutProvider>
      </HeldClock>
    </SessionProvider>
  ),
  Main,
  talk: trexlandsTalk,
  Keys: (keys) => <TableKeys play={play} {...keys} onLog={() => undefined} />,
  keys: TREXLANDS_KEYS,
  Notes: () => (
    <>
      <UndoPrompt play={play} />
      <FaultNote play={play} />
      <HappenedCard play={play} picture={HUD.picture} ofMatch={false} />
      <AboutNote />
    </>
  ),
  Dock: LearnersDock,
  Help: ({ onClose }) => <Help clause={null} onClose={onClose} />,
  TypeMove,
};

/** Marks open the rules at their clause. */
function Rules({ children }: { readonly children: ReactNode }) {
  const [at, setAt] = useState<{ readonly clause: string | null } | null>(null);
  const rulebook = useMemo(() => ({ open: (clause: string | null) => setAt({ clause }), load: loadClauses }), []);
  return (
    <RulesContext value={rulebook}>
      {children}
      {at && <Help key={at.clause} clause={at.clause} onClose={() => setAt(null)} />}
    </RulesContext>
  );
}

function Main({ title, data, children }: TaskMainProps) {
  const phase = useSession(({ match }) => match?.state.phase.name);
  const asks = useSession(({ match, stage: at }) => (match === null ? null : whatIsAsked(match.state, at)));
  const stage = useSession((state) => state.stage);
  const view = useRef<HTMLDivElement>(null);
  const inWords = useSettings((settings) => settings.textTable);
  if (!hasWebgl2() && !inWords) return <NoWebgl inWords={<InWords />} />;
  if (asks === null) return <Loading text={texts.loading.table} />;
  return (
    <TableMain
      title={title}
      data={{ 'data-game': 'trexlands', 'data-stage': stage, 'data-phase': phase, ...data }}
      asks={asks}
      table={hasWebgl2() ? <TableView play={play} parts={playedScene} /> : null}
      view={view}
      still={STILL_ASKED}
    >
      <Uncovered view={view} />
      <TableSound play={play} earOf={ear} />
      {children}
    </TableMain>
  );
}

/** Inside the table, which has to be there before what covers it can be measured. */
function Uncovered({ view }: { readonly view: RefObject<HTMLDivElement | null> }) {
  useUncovered(view, SIGHT);
  return null;
}

/** While rivals alone are asked there is nothing to press: their buttons are not the learner's. */
function LearnersDock() {
  const learner = useSession((session) => session.alone);
  const rivals = useSession(({ match, stage }) => {
    const seats = match === null ? [] : asked(match.state);
    return stage === 'choosing' && seats.length > 0 && learner !== null && !seats.includes(learner);
  });
  return rivals ? <p className="panel lesson-wait">{gameTexts.lesson.rival}</p> : <Dock />;
}
