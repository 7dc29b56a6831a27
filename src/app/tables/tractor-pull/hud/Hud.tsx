import '../styles.css';
import { useMemo, type ReactNode } from 'react';
import type { RuleHelp } from '#games/tractor-pull/help/clauses.ts';
import { BotWhy } from '#app/frame/dock/BotWhy.tsx';
import { FaultLine } from '#app/frame/FaultLine.tsx';
import { HudFrame } from '#app/frame/HudFrame.tsx';
import { useTableKeys } from '#app/frame/keys/useTableKeys.ts';
import { LogChapters } from '#app/frame/LogChapters.tsx';
import { UndoQuestion } from '#app/frame/prompts/UndoQuestion.tsx';
import { SaidCard } from '#app/frame/SaidCard.tsx';
import { withSeatNames } from '#play/say/seatNames.ts';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { TableHud, type ShownSheet } from '#app/frame/TableHud.tsx';
import { TurnCard } from '#app/frame/TurnCard.tsx';
import { useLogPanel } from '#app/frame/useLogPanel.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { GO_ON_ID, PLAYING, SPIN_ID, STRONGER_ID, TRACTOR_PULL_ACTIONS, WEAKER_ID } from '#play/tractor-pull/keys.ts';
import { useCommands, useSession } from '../session/SessionContext.tsx';
import { useTheSpinning } from '../spinning/SpinningContext.tsx';
import { botReason } from '#play/tractor-pull/texts/bots.ts';
import { turn } from '#play/tractor-pull/texts/table.ts';
import { Dock } from './dock/Dock.tsx';
import { EndPanel } from './EndPanel.tsx';
import { Guide } from './Guide.tsx';
import { InForce } from './InForce.tsx';
import { ReferenceCard } from './ReferenceCard.tsx';
import { chaptersOf, sayingsOf, sentencesOf } from '#play/tractor-pull/say/sayings.ts';
import { Sheets } from './Sheets.tsx';
import { Standings } from './Standings.tsx';
import { turnSheetOf } from '#play/tractor-pull/say/turnSheet.ts';
import { useMatch } from './useTable.ts';
import { late } from '#app/late/late.ts';

interface HudProps {
  readonly text: TextPanel;
  readonly foot: ReactNode;
}

/** Everything around the table of Tractor Pull; it shows only what the player with the device may see. */
export const Hud = (props: HudProps) => (
  <TableHud actions={TRACTOR_PULL_ACTIONS} clauses={clauses}>
    {(shown) => <Panels {...props} {...shown} />}
  </TableHud>
);

const clauses = (): Promise<readonly RuleHelp[]> =>
  late(async () =>
    (await import('#games/tractor-pull/help/clauses.ts')).RULE_CHAPTERS.flatMap((chapter) => chapter.clauses),
  );

/** A key makes the next spin so much stronger or weaker. */
const STEP = 5;

function Panels({ text, foot, sheet, onSheet }: HudProps & ShownSheet) {
  const log = useLogPanel(text);
  const commands = useCommands();
  const spinning = useTheSpinning();
  const { state, undo } = useMatch();
  const telling = useSession((session) => session.telling !== null);
  const names = useSeatNames();
  const stronger = (by: number): void => {
    const { aim } = spinning.store.getState();
    spinning.setAim({ ...aim, strength: aim.strength + by });
  };
  useTableKeys({
    actions: TRACTOR_PULL_ACTIONS,
    situation: () => PLAYING,
    onSheet: (what) => onSheet(what === 'help' ? { what, clause: null } : { what }),
    onLog: log.toggle,
    onText: text.onKey,
    own: {
      [SPIN_ID]: () => spinning.spinAimed(),
      [STRONGER_ID]: () => stronger(STEP),
      [WEAKER_ID]: () => stronger(-STEP),
      [GO_ON_ID]: () => commands.goOn(),
    },
  });
  return (
    <>
      <HudFrame
        className="tractor-pull-hud"
        text={text}
        turn={<TurnCard sheet={turnSheetOf({ state, undo, telling }, names)} />}
        status={<Standings />}
        questions={<UndoPrompt />}
        notes={
          <>
            <FaultNote />
            <InForce />
            <ReferenceCard />
            {!telling && <Happened />}
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
      {!telling && <EndPanel />}
    </>
  );
}

function Happened() {
  const match = useMatch();
  const events = useSession((session) => session.events);
  const names = useSeatNames();
  return (
    <SaidCard of={match} why={<BotWhy nameOf={names.seat} tell={botReason} />} sayings={sayingsOf(events, names)} />
  );
}

function UndoPrompt() {
  const { undo, log } = useMatch();
  const names = useSeatNames();
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
  const names = useSeatNames();
  const { dismissFault } = useCommands();
  return <FaultLine fault={fault} said={(message) => withSeatNames(message, names)} onDismiss={dismissFault} />;
}

function Log() {
  const { log } = useMatch();
  const names = useSeatNames();
  const chapters = useMemo(() => chaptersOf(log, names), [log, names]);
  return (
    <LogChapters
      chapters={chapters.map(({ match, lines }) => ({ title: turn.matchTitle(match), lines }))}
      empty={log.length === 0}
    />
  );
}
