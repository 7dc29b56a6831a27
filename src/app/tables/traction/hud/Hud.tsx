import '../styles.css';
import { useState, type ReactNode } from 'react';
import { ThingNote } from './ThingNote.tsx';
import { Dock } from './Dock.tsx';
import { FaultNote } from './FaultNote.tsx';
import { HashNote } from './HashNote.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { LISTED_KEYS } from '#play/traction/input/keys.ts';
import { HudFrame } from '#app/frame/HudFrame.tsx';
import { useLogPanel } from '#app/frame/useLogPanel.ts';
import { LogPanel } from './LogPanel.tsx';
import { MenuDialog } from './menu/MenuDialog.tsx';
import { OutOfTurnPrompt } from './prompts/OutOfTurnPrompt.tsx';
import { PenaltyPrompt } from './prompts/PenaltyPrompt.tsx';
import { RightPrompt } from './prompts/RightPrompt.tsx';
import { StakesPrompt } from './prompts/StakesPrompt.tsx';
import { UndoPrompt } from './prompts/UndoPrompt.tsx';
import { SettingsDialog } from '#app/frame/settings/SettingsDialog.tsx';
import { useAtTable } from '#app/frame/AtTable.tsx';
import type { Shared } from '../sharing/SharePart.tsx';
import { SharePosition } from '../sharing/SharePosition.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { KeysDialog } from '#app/frame/keys/KeysDialog.tsx';
import { PadNote } from '#app/frame/pads/PadNote.tsx';
import { usePads } from '#app/frame/pads/usePads.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { RefereeCard } from './RefereeCard.tsx';
import { RulerNote } from './ruler/RulerNote.tsx';
import { RulerButton } from './ruler/RulerButton.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { TurnCard } from './TurnCard.tsx';
import { usePageWishes } from '#app/frame/usePageWishes.ts';
import { useMatch } from './useTable.ts';

type Sheet = 'help' | 'menu' | 'settings' | 'keys' | 'key-settings' | Shared;

export interface HudProps {
  readonly text: TextPanel;
  /** Under the table, beside the dock or in its place. */
  readonly foot?: ReactNode;
}

/** Everything around the table of Traction. */
export function Hud({ text, foot }: HudProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const log = useLogPanel(text);
  const match = useMatch();
  const { Share } = useAtTable();
  const wordsOnly = useCompact() && text.open;
  const asks = useSession(({ spectating }) => !spectating);
  const close = (): void => setSheet(null);
  usePads();
  usePageWishes((what) => {
    if (what === 'log') log.toggle();
    else if (what === 'text') text.onKey();
    else setSheet(what);
  });
  return (
    <HudFrame
      text={text}
      turn={<TurnCard />}
      tools={<RulerButton />}
      questions={<Questions />}
      notes={
        <>
          {!wordsOnly && asks && <RightPrompt />}
          {!wordsOnly && <OutOfTurnPrompt />}
          <FaultNote />
          <PadNote />
          <RulerNote />
          {!wordsOnly && <RefereeCard />}
          <ThingNote />
        </>
      }
      log={<LogPanel />}
      logShown={log.shown}
      onLog={log.toggle}
      onHelp={() => setSheet('help')}
      onMenu={() => setSheet('menu')}
      footNote={<HashNote />}
      dock={<Dock />}
      foot={foot}
    >
      {sheet === 'help' && <HelpDialog onClose={close} />}
      {sheet === 'menu' && (
        <MenuDialog onSettings={() => setSheet('settings')} onShare={setSheet} text={text} onClose={close} />
      )}
      {sheet === 'match' && <Share onClose={close} />}
      {sheet === 'position' && <SharePosition match={match} onClose={close} />}
      {sheet === 'settings' && <SettingsDialog onClose={close} />}
      {sheet === 'key-settings' && <SettingsDialog at="keys" onClose={close} />}
      {sheet === 'keys' && (
        <KeysDialog map={LISTED_KEYS} pad={TRACTION_PAD} onChange={() => setSheet('key-settings')} onClose={close} />
      )}
    </HudFrame>
  );
}

/** Questions that have to be answered before play goes on; the dock is away meanwhile and leaves its place. */
const Questions = () => (
  <>
    <UndoPrompt />
    <PenaltyPrompt />
    <StakesPrompt />
  </>
);
