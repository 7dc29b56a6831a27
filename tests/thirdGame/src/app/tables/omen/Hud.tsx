import type { ReactNode } from 'react';
import data from '#games/omen/data/cards.json' with { type: 'json' };
import { omen, type SeenOmen } from '#games/omen/omen.ts';
import { eventText } from '#games/omen/texts.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { EndFrame } from '#app/frame/EndFrame.tsx';
import { FaultLine } from '#app/frame/FaultLine.tsx';
import { HudFrame } from '#app/frame/HudFrame.tsx';
import { useTableKeys } from '#app/frame/keys/useTableKeys.ts';
import { KeyList } from '#app/frame/keys/KeyList.tsx';
import { LogFrame } from '#app/frame/LogFrame.tsx';
import { TableSheets } from '#app/frame/menu/TableSheets.tsx';
import { UndoQuestion } from '#app/frame/prompts/UndoQuestion.tsx';
import { SaidCard } from '#app/frame/SaidCard.tsx';
import { withSeatNames } from '#play/say/seatNames.ts';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { TableHud, type ShownSheet } from '#app/frame/TableHud.tsx';
import { TurnCard } from '#app/frame/TurnCard.tsx';
import { useLogPanel } from '#app/frame/useLogPanel.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { texts } from '#play/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { Dock } from './Dock.tsx';
import { foretellId, OMEN_ACTIONS, OMEN_KEYS, PLAYING, THROW_ID } from '#play/omen/keys.ts';
import { useCommands, useSession } from './SessionContext.tsx';
import { sentencesOf, turnSheetOf } from '#play/omen/telling.ts';
import { gameTexts } from '#play/omen/texts.ts';

interface HudProps {
  readonly text: TextPanel;
  readonly foot: ReactNode;
}

/** Everything around the table of Omen. */
export const Hud = (props: HudProps) => (
  <TableHud actions={OMEN_ACTIONS} clauses={noClauses}>
    {(shown) => <Panels {...props} {...shown} />}
  </TableHud>
);

const noClauses = () => Promise.resolve([]);

function Panels({ text, foot, sheet, onSheet }: HudProps & ShownSheet) {
  const log = useLogPanel(text);
  const commands = useCommands();
  const match = useSession((session) => session.match);
  const names = useSeatNames();
  useTableKeys({
    actions: OMEN_ACTIONS,
    situation: () => PLAYING,
    onSheet: (what) => onSheet(what === 'help' ? { what, clause: null } : { what }),
    onLog: log.toggle,
    onText: text.onKey,
    own: {
      ...Object.fromEntries(data.numbers.map((card) => [foretellId(card), () => commands.foretell(card)])),
      [THROW_ID]: () => commands.throwDie(null),
    },
  });
  if (match === null) return null;
  const last = match.log.at(-1);
  const isOver = match.state.outcome !== null;
  return (
    <>
      <HudFrame
        text={text}
        turn={<TurnCard sheet={turnSheetOf(match, names)} />}
        status={<Points match={match} />}
        questions={<UndoPrompt match={match} />}
        notes={
          <>
            <FaultNote />
            <SaidCard
              of={match}
              sayings={(last?.events ?? []).map((event) => ({
                text: eventText(event, names.seat),
                clause: null,
                tone: 'plain',
              }))}
            />
          </>
        }
        log={<Log match={match} />}
        logShown={log.shown}
        onLog={log.toggle}
        onHelp={() => onSheet({ what: 'help', clause: null })}
        onMenu={() => onSheet({ what: 'menu' })}
        dock={<Dock match={match} />}
        foot={foot}
      >
        <TableSheets
          sheet={sheet}
          text={text}
          keys={OMEN_KEYS}
          Help={Help}
          fileNote={isOver ? null : texts.sharing.fileSecretsNote}
          conceding={{
            seats: isOver ? [] : omen.playing(match.state).map(asSeat),
            name: names.seat,
            concede: commands.concede,
          }}
          onSheet={onSheet}
        />
      </HudFrame>
      <End match={match} />
    </>
  );
}

interface WithMatch {
  readonly match: SeenOmen;
}

function Points({ match: { state } }: WithMatch) {
  const names = useSeatNames();
  return (
    <section className="panel" aria-label={gameTexts.table.points}>
      <PointsList points={state.points} name={names.seat} />
    </section>
  );
}

const PointsList = ({ points, name }: { readonly points: readonly number[]; readonly name: (n: number) => string }) => (
  <ul>
    {points.map((had, seat) => (
      // Players never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={seat}>{gameTexts.table.pointsOf(name(seat), had)}</li>
    ))}
  </ul>
);

function UndoPrompt({ match: { undo, log } }: WithMatch) {
  const names = useSeatNames();
  const commands = useCommands();
  if (undo === null) return null;
  return (
    <UndoQuestion undo={undo} actions={log.length - undo.from} naming={names} commands={commands}>
      {sentencesOf(log.slice(undo.from, undo.from + 1), names).join(' ')}
    </UndoQuestion>
  );
}

function FaultNote() {
  const fault = useSession((session) => session.fault);
  const names = useSeatNames();
  const { dismissFault } = useCommands();
  return <FaultLine fault={fault} said={(message) => withSeatNames(message, names)} onDismiss={dismissFault} />;
}

function Log({ match: { log } }: WithMatch) {
  const names = useSeatNames();
  return (
    <LogFrame empty={log.length === 0}>
      <ul>
        {sentencesOf(log, names).map((line, i) => (
          // A log only grows at its end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{line}</li>
        ))}
      </ul>
    </LogFrame>
  );
}

const Help = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={gameTexts.help.title} className="help" onClose={onClose}>
    <ol className="how-to-play">
      {gameTexts.card.inShort.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
    <KeyList heading="h3" map={OMEN_KEYS} />
  </Dialog>
);

function End({ match: { state } }: WithMatch) {
  const names = useSeatNames();
  const { outcome, points } = state;
  if (outcome === null) return null;
  const [winner = 0, ...others] = outcome.winners;
  return (
    <EndFrame
      winners={outcome.winners.map((seat) => ({ seat, colour: names.colour(seat) }))}
      title={
        others.length === 0 ? texts.end.wins(names.seat(winner)) : texts.end.share(outcome.winners.map(names.seat))
      }
      by={gameTexts.end.by[outcome.by]}
    >
      <PointsList points={points} name={names.seat} />
    </EndFrame>
  );
}
