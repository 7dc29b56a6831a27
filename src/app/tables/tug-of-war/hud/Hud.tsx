import '../styles.css';
import type { ReactNode } from 'react';
import type { RuleHelp } from '#games/tug-of-war/help/clauses.ts';
import { STRENGTHS } from '#games/tug-of-war/ids.ts';
import { FaultLine } from '#app/frame/FaultLine.tsx';
import { HudFrame } from '#app/frame/HudFrame.tsx';
import { useTableKeys } from '#app/frame/keys/useTableKeys.ts';
import { LogChapters } from '#app/frame/LogChapters.tsx';
import { UndoQuestion } from '#app/frame/prompts/UndoQuestion.tsx';
import { withSeatNames } from '#play/say/seatNames.ts';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { TableHud, type ShownSheet } from '#app/frame/TableHud.tsx';
import { TurnCard } from '#app/frame/TurnCard.tsx';
import { useLogPanel } from '#app/frame/useLogPanel.ts';
import { ClauseMark } from '#app/teach/ClauseMark.tsx';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { CLEAR_ID, layId, PLAYING, SEND_ID, TUG_OF_WAR_ACTIONS } from '#play/tug-of-war/keys.ts';
import { useCommands, useSession } from '../session/SessionContext.tsx';
import { Dock } from './dock/Dock.tsx';
import { EndPanel } from './EndPanel.tsx';
import { Guide } from './Guide.tsx';
import { Happened } from './Happened.tsx';
import { MatchClock } from './MatchClock.tsx';
import { chaptersOf, sentencesOf } from '#play/tug-of-war/say/sayings.ts';
import { Sheets } from './Sheets.tsx';
import { Standings } from './Standings.tsx';
import { turnSheetOf } from '#play/tug-of-war/say/turnSheet.ts';
import { useMatch } from './useTable.ts';
import { late } from '#app/late/late.ts';

interface HudProps {
  readonly text: TextPanel;
  readonly foot: ReactNode;
}

/** Everything around the table of Tug of War. */
export const Hud = (props: HudProps) => (
  <TableHud actions={TUG_OF_WAR_ACTIONS} clauses={clauses}>
    {(shown) => <Panels {...props} {...shown} />}
  </TableHud>
);

const clauses = (): Promise<readonly RuleHelp[]> =>
  late(async () =>
    (await import('#games/tug-of-war/help/clauses.ts')).RULE_CHAPTERS.flatMap((chapter) => chapter.clauses),
  );

function Panels({ text, foot, sheet, onSheet }: HudProps & ShownSheet) {
  const log = useLogPanel(text);
  const { lay, takeUp, send } = useCommands();
  const match = useMatch();
  const names = useSeatNames();
  const compact = useCompact();
  const endSeen = useSession((session) => session.endSeen);
  useTableKeys({
    actions: TUG_OF_WAR_ACTIONS,
    situation: () => PLAYING,
    onSheet: (what) => onSheet(what === 'help' ? { what, clause: null } : { what }),
    onLog: log.toggle,
    onText: text.onKey,
    own: {
      ...Object.fromEntries(STRENGTHS.map((card) => [layId(card), () => lay(card)])),
      [SEND_ID]: send,
      [CLEAR_ID]: () => takeUp(),
    },
  });
  return (
    <>
      <HudFrame
        className="tug-hud"
        text={text}
        turn={<TurnCard sheet={turnSheetOf(match, names, endSeen, compact)} />}
        tools={<MatchClock />}
        status={<Standings />}
        questions={<UndoPrompt />}
        notes={
          <>
            <FaultNote />
            <Happened />
            <Guide />
          </>
        }
        log={<Log />}
        logShown={log.shown}
        onLog={log.toggle}
        onHelp={() => onSheet({ what: 'help', clause: null })}
        onMenu={() => onSheet({ what: 'menu' })}
        dock={<Dock />}
        foot={foot}
      >
        <Sheets sheet={sheet} text={text} onSheet={onSheet} />
      </HudFrame>
      <EndPanel />
    </>
  );
}

function UndoPrompt() {
  const { undo, log, state } = useMatch();
  const names = useSeatNames();
  const commands = useCommands();
  if (undo === null) return null;
  return (
    <UndoQuestion undo={undo} actions={log.length - undo.from} naming={names} commands={commands}>
      {sentencesOf({ log: log.slice(undo.from, undo.from + 1), state }, names.seat)[0] ?? ''}
    </UndoQuestion>
  );
}

function FaultNote() {
  const fault = useSession((session) => session.fault);
  const names = useSeatNames();
  const { dismissFault } = useCommands();
  return <FaultLine fault={fault} said={(message) => withSeatNames(message, names)} onDismiss={dismissFault} />;
}

function Log() {
  const match = useMatch();
  const { seat } = useSeatNames();
  const chapters = chaptersOf(match, seat).map(({ title, lines }) => ({ title, lines: lines.map(withClause) }));
  return <LogChapters chapters={chapters} empty={match.log.length === 0} />;
}

const withClause = ({ text, clause }: { readonly text: string; readonly clause: string | null }) => (
  <>
    {text} {clause !== null && <ClauseMark clause={clause} />}
  </>
);
