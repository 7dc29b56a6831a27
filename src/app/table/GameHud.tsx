import { useMemo, useState, type ReactNode } from 'react';
import { seat as asSeat } from '#sim/ids.ts';
import type { Happened, PlayedGame } from '#play/game/playedGame.ts';
import { actionsOf } from '#play/input/keys/keyMap.ts';
import { PLAYING } from '#play/input/keys/tableKeyMap.ts';
import { withoutClauses } from '#play/say/clausesNamed.ts';
import { withSeatNames } from '#play/say/seatNames.ts';
import { personsIn } from '#play/session/players.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import { BotWhy } from '../frame/dock/Advice.tsx';
import { FaultLine } from '../frame/FaultLine.tsx';
import { HudFrame } from '../frame/HudFrame.tsx';
import { useTableKeys } from '../frame/keys/useTableKeys.ts';
import { LogChapters, useLogPanel, type LogPanel } from '../frame/LogFrame.tsx';
import { TableSheets } from '../frame/menu/TableSheets.tsx';
import { useEscape } from '../frame/useEscape.ts';
import { UndoQuestion } from '../frame/prompts/UndoQuestion.tsx';
import { SaidCard } from '../frame/SaidCard.tsx';
import { TakeBack } from '../frame/TakeBack.tsx';
import { TableHud, type ShownSheet, TurnCard } from '../frame/TableHud.tsx';
import { useSeatNames, useToYou } from '../frame/AtTable.tsx';
import { tableHooks } from '../session/context.tsx';
import { ClauseMark } from '../teach/rulesSheet.tsx';
import type { TextPanel } from '../textTable/textPanel.ts';
import { useCompact } from '../ui/useCompact.ts';
import { AgainButton, useAgain } from './Again.tsx';
import { Plates } from './Plates.tsx';
import { StandingPanel } from './Standing.tsx';
import type { HudParts, KeysProps, PartsAround } from './tableParts.ts';
import { UsualEnd } from './UsualEnd.tsx';

const { useCommands, useHandOrNone, useMatch, useSession, useSessionData, useTheSession } = tableHooks<TableTypes>();

interface HudProps {
  readonly play: PlayedGame;
  readonly parts: HudParts;
  readonly clauses: PartsAround['clauses'];
  readonly text: TextPanel;
  readonly foot: ReactNode;
}

/** Everything around a game's table; it shows only what the player with the device may see. */
export function GameHud({ clauses, ...props }: HudProps) {
  const actions = useMemo(() => actionsOf(props.play.keys), [props.play]);
  const load = useMemo(
    () =>
      typeof clauses === 'function' ? clauses : () => Promise.resolve(clauses.flatMap((chapter) => chapter.clauses)),
    [clauses],
  );
  return (
    <TableHud actions={actions} clauses={load} opens={props.parts.Rules ? 'rules' : 'help'}>
      {(shown) => <Panels {...props} {...shown} />}
    </TableHud>
  );
}

function Panels({ play, parts, text, foot, sheet, onSheet }: Omit<HudProps, 'clauses'> & ShownSheet) {
  const {
    Dock,
    Count,
    Tools,
    Standings,
    Questions,
    Prompts,
    Notes,
    Happened,
    Guide,
    FootNote,
    End,
    Keys,
    Log: OwnLog,
  } = parts;
  const log = useLogPanel(text);
  const played = useMatch().log.length;
  const [standingAt, showStanding] = useState<number | null>(null);
  const standingShown = standingAt === played; // it is closed when play goes on
  useEscape(standingShown, () => showStanding(null));
  const hasStanding = Standings !== undefined || play.standing !== undefined;
  const wordsOnly = useCompact() && text.open;
  const keys: KeysProps = {
    onSheet: (what) => onSheet(what === 'help' ? { what, clause: null } : { what }),
    onLog: log.toggle,
    onText: text.onKey,
  };
  return (
    <>
      {Keys ? <Keys {...keys} /> : <TableKeys play={play} {...keys} />}
      <HudFrame
        className={parts.className}
        text={text}
        plates={
          <Plates
            play={play}
            Count={Count}
            standing={
              hasStanding
                ? { isShown: standingShown, onToggle: () => showStanding(standingShown ? null : played) }
                : null
            }
          />
        }
        tools={
          <>
            {Tools && <Tools />}
            <AgainButton />
          </>
        }
        turn={<Turn play={play} Words={parts.Words} />}
        status={standingShown && (Standings ? <Standings onSheet={onSheet} /> : <StandingPanel play={play} />)}
        questions={
          <>
            <UndoPrompt play={play} />
            {Questions && <Questions />}
          </>
        }
        notes={
          <>
            {Prompts && <Prompts wordsOnly={wordsOnly} />}
            <FaultNote play={play} />
            {Notes && <Notes />}
            {Happened ? <Happened wordsOnly={wordsOnly} /> : <HappenedCard play={play} picture={parts.picture} />}
            {Guide && <Guide />}
          </>
        }
        log={log.shown && (OwnLog ? <OwnLog /> : <Log play={play} />)}
        onMenu={() => onSheet({ what: 'menu' })}
        takeBack={<TakeBackHere play={play} />}
        footNote={FootNote && <FootNote />}
        dock={<Dock />}
        foot={foot}
      >
        <Sheets play={play} parts={parts} sheet={sheet} text={text} log={log} onSheet={onSheet} />
      </HudFrame>
      <TheEnd play={play} End={End} besideText={text.open} />
    </>
  );
}

interface OfGame {
  readonly play: PlayedGame;
}

/** Keys of the page, and those of the game that no hand on the table needs. */
export function TableKeys({ play, ...keys }: OfGame & KeysProps) {
  const session = useTheSession();
  const hand = useHandOrNone();
  useTableKeys({
    ...keys,
    actions: actionsOf(play.keys),
    situation: () => play.situation?.(session.store.getState()) ?? PLAYING,
    own: play.keysDo(session, hand),
  });
  return null;
}

/** The turn, and the task. */
export function Turn({ play, Words }: OfGame & { readonly Words?: HudParts['Words'] | undefined }) {
  const match = useMatch();
  const names = useSeatNames();
  const isShort = useCompact();
  const sheet = useSessionData((told) => play.turnSheet(match, told, names, isShort));
  return <TurnCard sheet={sheet} {...(Words && { detail: <Words>{sheet.detail}</Words> })} />;
}

interface HappenedProps extends OfGame {
  readonly picture?: HudParts['picture'] | undefined;
  /** False in a task, in which no computer is asked for its reasons. */
  readonly ofMatch?: boolean;
}

/** The outcome of the last action, once what follows from it has been told. */
export function HappenedCard({ play, picture, ofMatch = true }: HappenedProps) {
  const match = useMatch();
  const names = useSeatNames();
  const { isOfNews, whyFrom, came, ...said } = useSessionData(
    (told) => play.happened?.(match, told) ?? NOTHING_HAPPENED,
  );
  const of = useSession((told) => (isOfNews === true ? play.news(told) : match));
  const { bots } = play;
  const why = bots && <BotWhy nameOf={names.seat} tell={(reason) => bots.why(reason)} from={whyFrom} />;
  return <SaidCard of={of} {...said} why={ofMatch && why} picture={came === undefined ? undefined : picture?.(came)} />;
}

/** Away where others are not there to agree. */
function TakeBackHere({ play }: OfGame) {
  const isOffered = useSession((told) => play.offersTakeBack?.(told) ?? true);
  return isOffered && <TakeBack />;
}

const NOTHING_HAPPENED: Happened = { sayings: [] };

/** The end, once all that led to it has been shown. */
export function TheEnd({
  play,
  End,
  besideText = false,
}: OfGame & { readonly End: HudParts['End'] | undefined; readonly besideText?: boolean }) {
  const { state } = useMatch();
  const isTelling = useSession((told) => play.isTelling?.(told) ?? false);
  const { viewer } = useAgain();
  if (viewer !== null || isTelling || play.game.result(state) === null) return null;
  return End ? <End besideText={besideText} /> : <UsualEnd play={play} />;
}

export function UndoPrompt({ play }: OfGame) {
  const match = useMatch();
  const names = useSeatNames();
  const commands = useCommands();
  const { undo, log, header } = match;
  if (undo === null) return null;
  const isHere = (seat: number): boolean => header.seats[seat]?.kind === 'person';
  return (
    <UndoQuestion {...{ undo, isHere, commands }} actions={log.length - undo.from} naming={names}>
      {play.sentences(match, log.slice(undo.from, undo.from + 1))[0] ?? ''}
    </UndoQuestion>
  );
}

export function FaultNote({ play }: OfGame) {
  const fault = useSession((session) => session.fault);
  const match = useMatch();
  const [names, toYou] = [useSeatNames(), useToYou()];
  const { dismissFault } = useCommands();
  const said = (message: string): string => play.named?.(message, match) ?? withSeatNames(message, names);
  // A mark leads to the clause, whose number is no word of the table.
  const { text, clause } = withoutClauses(fault?.message ?? '');
  return <FaultLine fault={fault} text={toYou(said(text))} clause={clause} onDismiss={dismissFault} />;
}

export function Log({ play }: OfGame) {
  const match = useMatch();
  const chapters = useMemo(
    () => (play.chapters?.(match) ?? []).map(({ lines, ...chapter }) => ({ ...chapter, lines: lines.map(withClause) })),
    [play, match],
  );
  return <LogChapters chapters={chapters} empty={match.log.length === 0} />;
}

const withClause = ({ text, clause = null }: { readonly text: string; readonly clause?: string | null }): ReactNode =>
  clause === null ? (
    text
  ) : (
    <>
      {text} <ClauseMark clause={clause} />
    </>
  );

interface SheetsProps extends OfGame, ShownSheet, Pick<HudProps, 'parts' | 'text'> {
  readonly log: LogPanel;
}

function Sheets({ play, parts, ...shown }: SheetsProps) {
  const { header, state } = useMatch();
  const takesBack = useSession((told) => play.takesBack?.(told) ?? null);
  const { seat: name } = useSeatNames();
  const { concede } = useCommands();
  const isOver = play.game.result(state) !== null;
  const seats = isOver ? [] : personsIn(header, play.game.playing(state)).map(asSeat);
  return (
    <TableSheets
      {...shown}
      keys={play.keys}
      pad={play.pad}
      Help={parts.Help}
      Rules={parts.Rules}
      parts={parts.menu}
      takesBack={takesBack}
      fileNote={isOver || !play.hasSecrets ? null : texts.sharing.fileSecretsNote}
      conceding={{ seats, name, concede }}
    />
  );
}
