import { createContext, useContext, type ReactNode } from 'react';
import { asked } from '#games/trexlands/asked.ts';
import type { Notebook } from '#play/textTable/notebook.ts';
import { StepMenu } from '#app/frame/menu/StepMenu.tsx';
import { practiceCommands } from '#app/practice/practiceCommands.ts';
import { usePracticeNotes } from '#app/practice/usePracticeNotes.ts';
import type { Way } from '#app/pages/WayBack.tsx';
import { Dock } from '../hud/dock/Dock.tsx';
import { TypeMove } from '../hud/menu/MenuDialog.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { TaskHud, type TaskMenuProps } from '../teach/TaskHud.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useTurn, useTurnState } from './useTurn.ts';

/** The parts of a task in words, for the menu and the notebook. */
interface About {
  readonly title: string;
  readonly task: string;
  readonly way: Way;
}

const AboutContext = createContext<About | null>(null);

function useAbout(): About {
  const about = useContext(AboutContext);
  if (about === null) throw new Error('there is no task around this component');
  return about;
}

export interface TurnHudProps extends About {
  readonly card: ReactNode;
  /** The outcome of a try that is over. */
  readonly outcome: ReactNode;
}

/** Around the table at which a turn is tried. */
export function TurnHud({ card, outcome, ...about }: TurnHudProps) {
  const run = useTurn();
  const over = useTurnState((state) => state.over);
  return (
    <AboutContext value={about}>
      <TaskHud
        house={practiceCommands(run, about.way.href)}
        Notes={Notes}
        Menu={Menu}
        card={card}
        outcome={over ? outcome : null}
        dock={<LearnersDock />}
      />
    </AboutContext>
  );
}

function Menu({ text, onSettings, onClose }: TaskMenuProps) {
  const { title, way } = useAbout();
  return (
    <StepMenu
      text={text}
      onSettings={onSettings}
      onClose={onClose}
      title={title}
      wayBack={way}
      first={null}
      typing={<TypeMove onClose={onClose} />}
    />
  );
}

function Notes({ notebook }: { readonly notebook: Notebook }) {
  const { task } = useAbout();
  const told = useTurnState(({ verdict }) => verdict.words);
  usePracticeNotes(notebook, task, told);
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
