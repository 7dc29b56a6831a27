import { useState, type ReactNode } from 'react';
import data from '../../../games/omen/data/cards.json' with { type: 'json' };
import { omen, type OmenMatch } from '../../../games/omen/omen.ts';
import { eventText } from '../../../games/omen/texts.ts';
import { seat as asSeat } from '../../../sim/ids.ts';
import { STILL_ASKED } from '../../asked.ts';
import { HeldClock } from '../../frame/dock/HeldClock.tsx';
import { EndFrame } from '../../frame/EndFrame.tsx';
import { FaultLine } from '../../frame/FaultLine.tsx';
import { HudFrame } from '../../frame/HudFrame.tsx';
import { useTableKeys } from '../../frame/keys/useTableKeys.ts';
import { KeyList } from '../../frame/keys/KeyList.tsx';
import { LogFrame } from '../../frame/LogFrame.tsx';
import { CommonSheets, type CommonSheet } from '../../frame/menu/CommonSheets.tsx';
import { ConcedeChoice } from '../../frame/menu/ConcedeChoice.tsx';
import { MatchPart } from '../../frame/menu/MatchPart.tsx';
import { ViewPart } from '../../frame/menu/ViewPart.tsx';
import { UndoQuestion } from '../../frame/prompts/UndoQuestion.tsx';
import { SaidCard } from '../../frame/SaidCard.tsx';
import { useSeatNames, withSeatNames } from '../../frame/seatNames.ts';
import { TurnCard } from '../../frame/TurnCard.tsx';
import { useLogPanel } from '../../frame/useLogPanel.ts';
import { KeysContext } from '../../input/keys/KeysContext.ts';
import type { TextPanel } from '../../textTable/textPanel.ts';
import { texts } from '../../texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Dock } from './Dock.tsx';
import { foretellId, OMEN_ACTIONS, OMEN_KEYS, PLAYING, THROW_ID } from './keys.ts';
import { useCommands, useSession } from './session.ts';
import { sentencesOf, turnSheetOf } from './telling.ts';
import { gameTexts } from './texts.ts';

interface HudProps {
  readonly text: TextPanel;
  readonly foot: ReactNode;
}

/** Everything around the table of Omen. */
export const Hud = (props: HudProps) => (
  <HeldClock still={STILL_ASKED}>
    <KeysContext value={OMEN_ACTIONS}>
      <Panels {...props} />
    </KeysContext>
  </HeldClock>
);

type Sheet = CommonSheet | { readonly what: 'help' };

function Panels({ text, foot }: HudProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const log = useLogPanel(text);
  const commands = useCommands();
  const match = useSession((session) => session.match);
  const names = useSeatNames();
  useTableKeys({
    actions: OMEN_ACTIONS,
    situation: () => PLAYING,
    onSheet: (what) => setSheet({ what }),
    onLog: log.toggle,
    onText: text.onKey,
    own: {
      ...Object.fromEntries(data.numbers.map((card) => [foretellId(card), () => commands.foretell(card)])),
      [THROW_ID]: () => commands.throwDie(null),
    },
  });
  if (match === null) return null;
  const last = match.log.at(-1);
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
        onHelp={() => setSheet({ what: 'help' })}
        onMenu={() => setSheet({ what: 'menu' })}
        dock={<Dock match={match} />}
        foot={foot}
      >
        {sheet?.what === 'help' && <Help onClose={() => setSheet(null)} />}
        {sheet !== null && sheet.what !== 'help' && (
          <CommonSheets
            sheet={sheet}
            keys={OMEN_KEYS}
            menu={<Menu match={match} text={text} onSheet={setSheet} />}
            onSheet={setSheet}
          />
        )}
      </HudFrame>
      <End match={match} />
    </>
  );
}

interface WithMatch {
  readonly match: OmenMatch;
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

interface MenuProps extends WithMatch {
  readonly text: TextPanel;
  readonly onSheet: (sheet: Sheet | null) => void;
}

function Menu({ match: { state }, text, onSheet }: MenuProps) {
  const names = useSeatNames();
  const { concede } = useCommands();
  const close = (): void => onSheet(null);
  const share = (
    <div className="row">
      <button type="button" className="button" onClick={() => onSheet({ what: 'share' })}>
        {texts.sharing.share}
      </button>
    </div>
  );
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={close}>
      <MatchPart
        sharing={share}
        fileNote={state.outcome === null ? texts.sharing.fileSecretsNote : null}
        onClose={close}
      >
        {state.outcome === null && (
          <ConcedeChoice
            seats={omen.playing(state).map(asSeat)}
            name={names.seat}
            onConcede={(seat) => {
              concede(seat);
              close();
            }}
          />
        )}
      </MatchPart>
      <ViewPart text={text} onSettings={() => onSheet({ what: 'settings' })} onClose={close} />
    </Dialog>
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
