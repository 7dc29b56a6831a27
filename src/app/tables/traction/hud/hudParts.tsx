import { PadNote } from '#app/frame/pads/PadNote.tsx';
import { usePads } from '#app/frame/pads/usePads.ts';
import { usePageWishes } from '#app/frame/usePageWishes.ts';
import type { HudParts, KeysProps } from '#app/table/tableParts.ts';
import { EndPanel } from '../page/EndPanel.tsx';
import { LateRules } from '../teach/RulesSheet.tsx';
import { Dock } from './Dock.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { MENU } from './menu/menuParts.tsx';
import { OutOfTurnPrompt } from './prompts/OutOfTurnPrompt.tsx';
import { PenaltyPrompt } from './prompts/PenaltyPrompt.tsx';
import { RightPrompt } from './prompts/RightPrompt.tsx';
import { RefereeCard } from './RefereeCard.tsx';
import { Pieces } from './PieceGlyph.tsx';
import { RulerNote } from './ruler.tsx';
import { ThingNote } from './ThingNote.tsx';
import { useSession, useMatch, useNaming } from './useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useState } from 'react';
import { LogFrame, NotationToggle } from '#app/frame/LogFrame.tsx';
import { texts } from '#play/texts.ts';
import { HandTag } from './HandTag.tsx';
import { logLinesOf, type LogLine } from '#play/traction/say/logLines.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';

/** For designers: what two machines compare. */
function HashNote() {
  const shown = useSession(({ overlay }) => overlay.hash);
  const hash = useSession(({ bodyHash }) => bodyHash);
  if (!shown) return null;
  return (
    <p className="panel hash-note">
      {gameTexts.menu.hashLabel} <code translate="no">{hash ?? gameTexts.menu.noHash}</code>
    </p>
  );
}

interface NoteProps {
  readonly wordsOnly: boolean;
}

/** Answers that may be given now, or left: the table in words has lines for them. */
export function Prompts({ wordsOnly }: NoteProps) {
  const plays = useSession(({ spectating }) => !spectating);
  if (wordsOnly) return null;
  return (
    <>
      {plays && <RightPrompt />}
      <OutOfTurnPrompt />
    </>
  );
}

/** Things that are neither refused nor ruled. */
export const Notes = () => (
  <>
    <PadNote />
    <RulerNote />
  </>
);

/** Keys and gamepads act on the input desk, and by it on the page. */
export function Keys({ onSheet, onText, onLog }: Omit<KeysProps, 'onLog'> & Partial<KeysProps>) {
  usePads();
  usePageWishes((what) => {
    if (what === 'log') onLog?.();
    else if (what === 'text') onText();
    else onSheet(what);
  });
  return null;
}

const Happened = ({ wordsOnly }: NoteProps) => !wordsOnly && <RefereeCard />;

/** The panels around the table of Traction. */
export const HUD: HudParts = {
  className: 'traction-hud',
  Dock,
  Count: Pieces,
  Questions: PenaltyPrompt,
  Prompts,
  Notes,
  Happened,
  Guide: ThingNote,
  Log: LogPanel,
  FootNote: HashNote,
  End: EndPanel,
  Help: HelpDialog,
  Rules: LateRules,
  menu: MENU,
  Keys,
};

/** Every action in words, or in notation where that is wanted; the last one in sight. */
function LogPanel() {
  const lines = logLinesOf(useMatch());
  const [inNotation, setInNotation] = useState(false);
  return (
    <LogFrame empty={lines.length === 0}>
      <ol>
        {lines.map((line) => (
          <Line key={line.index} line={line} inNotation={inNotation} />
        ))}
      </ol>
      <NotationToggle on={inNotation} onToggle={setInNotation} />
    </LogFrame>
  );
}

function Line({ line, inNotation }: { readonly line: LogLine; readonly inNotation: boolean }) {
  const naming = useNaming();
  const { seat, words, notation, hand, steadiness, mark } = line;
  return (
    <li>
      {seat === null ? (
        <span className="badge small nobody" aria-hidden="true" />
      ) : (
        <SeatBadge colour={naming.colour(seat)} steadiness={naming.steadiness(seat)} small />
      )}
      <span className="unseen">
        {gameTexts.log.turnOf(line.turn, seat === null ? texts.names.nobody : naming.seat(seat))}
      </span>
      {inNotation ? <code translate="no">{notation}</code> : <span>{words}</span>}
      {steadiness !== 'usual' && <span className="tag">{texts.handicap.names[steadiness]}</span>}
      {hand !== null && <HandTag hand={hand} />}
      {mark !== null && <span className={mark === 'foul' ? 'tag foul' : 'tag'}>{gameTexts.log[mark]}</span>}
    </li>
  );
}
