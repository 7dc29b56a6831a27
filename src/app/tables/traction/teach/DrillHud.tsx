import { useTextPanel } from '../page/useTextPanel.tsx';
import { useTheSession } from '../session/SessionContext.tsx';
import { DrillCard } from './DrillCard.tsx';
import { drillCommands } from './drillCommands.ts';
import { DrillMenu } from './DrillMenu.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { TaskHud, useTaskSheets } from './TaskHud.tsx';
import { useDrillNotes } from './useDrillNotes.ts';
import { useRun, useRunState } from './useRun.ts';

/** Around the table of a drill: the task instead of the turn, and what came of it in the dock's place. */
export function DrillHud() {
  const open = useRunState(({ verdict, showing, shown }) => verdict.state === 'open' && !showing && !shown);
  const run = useRun();
  const text = useTextPanel(drillCommands(run, useTheSession()));
  const sheets = useTaskSheets();
  const { setSheet } = sheets;
  useDrillNotes(text.notebook);
  return (
    <TaskHud
      {...sheets}
      text={text}
      card={<DrillCard onKeys={() => setSheet('keys')} />}
      menu={<DrillMenu text={text} onSettings={() => setSheet('settings')} onClose={() => setSheet(null)} />}
      outcome={open ? null : <OutcomePanel />}
    />
  );
}
