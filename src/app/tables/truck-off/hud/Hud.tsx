import '../styles.css';
import { useMemo, type ReactNode } from 'react';
import type { RuleHelp } from '#games/truck-off/help/clauses.ts';
import { BotWhy } from '#app/frame/dock/BotWhy.tsx';
import { FaultLine } from '#app/frame/FaultLine.tsx';
import { HudFrame } from '#app/frame/HudFrame.tsx';
import { useTableKeys } from '#app/frame/keys/useTableKeys.ts';
import { LogChapters } from '#app/frame/LogChapters.tsx';
import { UndoQuestion } from '#app/frame/prompts/UndoQuestion.tsx';
import { SaidCard } from '#app/frame/SaidCard.tsx';
import { withSeatNames } from '#play/say/seatNames.ts';
import { TableHud, type ShownSheet } from '#app/frame/TableHud.tsx';
import { TurnCard } from '#app/frame/TurnCard.tsx';
import { useLogPanel } from '#app/frame/useLogPanel.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { GO_ON_ID, PLAYING, THROW_ID, TRUCK_OFF_ACTIONS } from '#play/truck-off/keys.ts';
import { meanwhile } from '#play/session/meanwhile.ts';
import { useCommands, useSession } from '../session/SessionContext.tsx';
import { botReason } from '#play/truck-off/texts/bots.ts';
import { turn } from '#play/truck-off/texts/table.ts';
import { Dock } from './dock/Dock.tsx';
import { EndPanel } from './EndPanel.tsx';
import { Guide } from './Guide.tsx';
import { useOwnerNames } from './useOwnerNames.ts';
import { chaptersOf, notPayouts, sayingsOf, sentencesOf } from '#play/truck-off/say/sayings.ts';
import { Sheets } from './Sheets.tsx';
import { SpecialsNote } from './SpecialsNote.tsx';
import { Standings } from './Standings.tsx';
import { turnSheetOf } from '#play/truck-off/say/turnSheet.ts';
import { useMatch } from './useTable.ts';
import { late } from '#app/late/late.ts';

interface HudProps {
  readonly text: TextPanel;
  readonly foot: ReactNode;
}

/** Everything around the table of Truck Off; it shows only what the player with the device may see. */
export const Hud = (props: HudProps) => (
  <TableHud actions={TRUCK_OFF_ACTIONS} clauses={clauses}>
    {(shown) => <Panels {...props} {...shown} />}
  </TableHud>
);

const clauses = (): Promise<readonly RuleHelp[]> =>
  late(async () =>
    (await import('#games/truck-off/help/clauses.ts')).RULE_CHAPTERS.flatMap((chapter) => chapter.clauses),
  );

function Panels({ text, foot, sheet, onSheet }: HudProps & ShownSheet) {
  const log = useLogPanel(text);
  const commands = useCommands();
  const match = useMatch();
  const paying = useSession((session) => session.paying !== null);
  const names = useOwnerNames();
  useTableKeys({
    actions: TRUCK_OFF_ACTIONS,
    situation: () => PLAYING,
    onSheet: (what) => onSheet(what === 'help' ? { what, clause: null } : { what }),
    onLog: log.toggle,
    onText: text.onKey,
    own: { [THROW_ID]: () => commands.throwDice([]), [GO_ON_ID]: () => commands.goOn() },
  });
  const { header, state, undo } = match;
  return (
    <>
      <HudFrame
        className="truck-off-hud"
        text={text}
        turn={<TurnCard sheet={turnSheetOf({ header, state, undo, paying }, names)} />}
        status={<Standings />}
        questions={<UndoPrompt />}
        notes={
          <>
            <FaultNote />
            <SpecialsNote />
            {!paying && <Happened />}
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
      {!paying && <EndPanel />}
    </>
  );
}

function Happened() {
  const match = useMatch();
  const events = useSession((session) => session.events);
  const names = useOwnerNames();
  const entry = match.log.findLastIndex((one) => one.events.some((event) => events.includes(event)));
  return (
    <SaidCard
      of={match}
      why={<BotWhy nameOf={names.seat} tell={botReason} />}
      earlier={sayingsOf(notPayouts(meanwhile(match, entry)), names)}
      sayings={sayingsOf(events, names)}
    />
  );
}

function UndoPrompt() {
  const { undo, log } = useMatch();
  const names = useOwnerNames();
  const commands = useCommands();
  if (undo === null) return null;
  return (
    <UndoQuestion undo={undo} actions={log.length - undo.from} naming={names} commands={commands}>
      {sentencesOf(log.slice(undo.from, undo.from + 1), names)[0] ?? ''}
    </UndoQuestion>
  );
}

function FaultNote() {
  const fault = useSession((session) => session.fault);
  const names = useOwnerNames();
  const { dismissFault } = useCommands();
  return <FaultLine fault={fault} said={(message) => withSeatNames(message, names)} onDismiss={dismissFault} />;
}

function Log() {
  const { log } = useMatch();
  const names = useOwnerNames();
  const chapters = useMemo(() => chaptersOf(log, names), [log, names]);
  return (
    <LogChapters
      chapters={chapters.map(({ round, lines }) => ({ title: turn.roundTitle(round), lines }))}
      empty={log.length === 0}
    />
  );
}
