import '../styles.css';
import '../styles/teach.css';
import { useState } from 'react';
import { ThingNote } from '../hud/ThingNote.tsx';
import { Announcer } from '../../../frame/Announcer.tsx';
import { Dock } from '../hud/Dock.tsx';
import { FaultNote } from '../hud/FaultNote.tsx';
import { HelpDialog } from '../hud/HelpDialog.tsx';
import { TRACTION_PAD } from '../input/buttons.ts';
import { LISTED_KEYS } from '../input/keys.ts';
import { KeysDialog } from '../../../frame/keys/KeysDialog.tsx';
import { PadNote } from '../../../frame/pads/PadNote.tsx';
import { usePads } from '../../../frame/pads/usePads.ts';
import { OutOfTurnPrompt } from '../hud/prompts/OutOfTurnPrompt.tsx';
import { PenaltyPrompt } from '../hud/prompts/PenaltyPrompt.tsx';
import { RightPrompt } from '../hud/prompts/RightPrompt.tsx';
import { RefereeCard } from '../hud/RefereeCard.tsx';
import { RulerNote } from '../hud/ruler/RulerNote.tsx';
import { Toolbar } from '../../../frame/Toolbar.tsx';
import { SessionCamera } from '../../../frame/SessionCamera.tsx';
import { RulerButton } from '../hud/ruler/RulerButton.tsx';
import { useCompact } from '../../../ui/useCompact.ts';
import { usePageWishes } from '../../../frame/usePageWishes.ts';
import { useTextPanel } from '../page/useTextPanel.tsx';
import { SettingsDialog } from '../../../frame/settings/SettingsDialog.tsx';
import { DrillCard } from './DrillCard.tsx';
import { DrillMenu } from './DrillMenu.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { drillHouse } from './drillHouse.ts';
import { useDrillNotes } from './useDrillNotes.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import { useRun, useRunState } from './useRun.ts';

type Sheet = 'help' | 'menu' | 'settings' | 'keys' | 'key-settings';

/** Around the table of a drill: the task instead of the turn, and what came of it in the dock's place. */
export function DrillHud() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const compact = useCompact();
  const open = useRunState(({ verdict, showing, shown }) => verdict.state === 'open' && !showing && !shown);
  const run = useRun();
  const text = useTextPanel(drillHouse(run, useTheSession()));
  const wordsOnly = compact && text.open;
  useDrillNotes(text.notebook);
  usePads();
  usePageWishes((what) => {
    if (what === 'text') text.onKey();
    else if (what !== 'log') setSheet(what);
  });
  const close = (): void => setSheet(null);
  return (
    <div className="hud drill-hud">
      <div className="hud-head">
        <DrillCard onKeys={() => setSheet('keys')} />
        <Toolbar
          view={<SessionCamera />}
          tools={<RulerButton />}
          onHelp={() => setSheet('help')}
          onMenu={() => setSheet('menu')}
        />
      </div>
      <div className="hud-left">
        {!compact && <PenaltyPrompt />}
        {!wordsOnly && <RightPrompt />}
        {!wordsOnly && <OutOfTurnPrompt />}
        <FaultNote />
        <PadNote />
        <RulerNote />
        {!wordsOnly && <RefereeCard ofMatch={false} />}
        <ThingNote />
      </div>
      {text.open && <div className="hud-right">{text.panel}</div>}
      <div className="hud-foot">
        {compact && !wordsOnly && <PenaltyPrompt />}
        {open ? !wordsOnly && <Dock /> : <OutcomePanel />}
      </div>
      <Announcer notebook={text.notebook} quiet={text.open} />
      {sheet === 'help' && <HelpDialog onClose={close} />}
      {sheet === 'menu' && <DrillMenu text={text} onSettings={() => setSheet('settings')} onClose={close} />}
      {sheet === 'settings' && <SettingsDialog onClose={close} />}
      {sheet === 'key-settings' && <SettingsDialog at="keys" onClose={close} />}
      {sheet === 'keys' && (
        <KeysDialog map={LISTED_KEYS} pad={TRACTION_PAD} onChange={() => setSheet('key-settings')} onClose={close} />
      )}
    </div>
  );
}
