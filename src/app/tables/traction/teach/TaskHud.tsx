import '../styles.css';
import '../styles/teach.css';
import { useState, type ReactNode } from 'react';
import { Announcer } from '#app/frame/Announcer.tsx';
import { KeysDialog } from '#app/frame/keys/KeysDialog.tsx';
import { PadNote } from '#app/frame/pads/PadNote.tsx';
import { usePads } from '#app/frame/pads/usePads.ts';
import { SessionCamera } from '#app/frame/SessionCamera.tsx';
import { SettingsDialog } from '#app/frame/settings/SettingsDialog.tsx';
import { Toolbar } from '#app/frame/Toolbar.tsx';
import { usePageWishes } from '#app/frame/usePageWishes.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { Dock } from '../hud/Dock.tsx';
import { FaultNote } from '../hud/FaultNote.tsx';
import { HelpDialog } from '../hud/HelpDialog.tsx';
import { OutOfTurnPrompt } from '../hud/prompts/OutOfTurnPrompt.tsx';
import { PenaltyPrompt } from '../hud/prompts/PenaltyPrompt.tsx';
import { RightPrompt } from '../hud/prompts/RightPrompt.tsx';
import { RefereeCard } from '../hud/RefereeCard.tsx';
import { RulerButton } from '../hud/ruler/RulerButton.tsx';
import { RulerNote } from '../hud/ruler/RulerNote.tsx';
import { ThingNote } from '../hud/ThingNote.tsx';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { LISTED_KEYS } from '#play/traction/input/keys.ts';

type Sheet = 'help' | 'menu' | 'settings' | 'keys' | 'key-settings';

export interface TaskHudProps extends TaskSheets {
  readonly text: TextPanel;
  /** The task in the place of the turn. */
  readonly card: ReactNode;
  /** The dialog, while it is open. */
  readonly menu: ReactNode;
  /** In the dock's place what came of it; null while it is being done. */
  readonly outcome: ReactNode;
}

/** The dialog that is open. */
export interface TaskSheets {
  readonly sheet: Sheet | null;
  readonly setSheet: (sheet: Sheet | null) => void;
}

export function useTaskSheets(): TaskSheets {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return { sheet, setSheet };
}

/** Around a table at which a task is done, and no match is played. */
export function TaskHud({ text, card, menu, outcome, sheet, setSheet }: TaskHudProps) {
  const compact = useCompact();
  const wordsOnly = compact && text.open;
  usePads();
  usePageWishes((what) => {
    if (what === 'text') text.onKey();
    else if (what !== 'log') setSheet(what);
  });
  const close = (): void => setSheet(null);
  return (
    <div className="hud drill-hud">
      <div className="hud-head">
        {card}
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
        {outcome ?? (!wordsOnly && <Dock />)}
      </div>
      <Announcer notebook={text.notebook} quiet={text.open} />
      {sheet === 'help' && <HelpDialog onClose={close} />}
      {sheet === 'menu' && menu}
      {sheet === 'settings' && <SettingsDialog onClose={close} />}
      {sheet === 'key-settings' && <SettingsDialog at="keys" onClose={close} />}
      {sheet === 'keys' && (
        <KeysDialog map={LISTED_KEYS} pad={TRACTION_PAD} onChange={() => setSheet('key-settings')} onClose={close} />
      )}
    </div>
  );
}
