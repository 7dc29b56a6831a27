import { type RefObject, useEffect, useRef } from 'react';
import { mayActBesides, mayStillAct } from '#games/traction/queries.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import { placersOf } from '#play/traction/session/arranging.ts';
import { useCommands, useMatch, useNaming, useSession } from './useTable.ts';
import { actingPiece, isBusy, isUnderWay, isWalking } from '#play/traction/say/busy.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { AimControls, ForecastNote, PerformButton } from './AimControls.tsx';
import { ArrangePanel } from './ArrangePanel.tsx';
import { FoulQuestion } from './FoulQuestion.tsx';
import { HandControls } from './HandControls.tsx';
import { Hint } from './Hint.tsx';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import { PieceTray } from './PieceTray.tsx';
import { onlyPieceOf } from '#play/traction/say/tray.ts';
import { ExactButton, useExact } from '#app/frame/dock/Exact.tsx';
import { AdviceButton, AdviceNote } from '#app/frame/dock/Advice.tsx';
import { BotDock, useBotAsked } from '#app/frame/dock/BotDock.tsx';
import { NO_BOTS } from '#play/session/botSeats.ts';
import { isOf } from '#play/session/players.ts';
import type { BotsTold } from '#play/session/state.ts';
import { SteadinessMeter } from './HandTag.tsx';
import { AnswersAtRival } from './AtRival.tsx';

/** Where the player's own hand is. Away while the match waits for an answer, or is over. */
export function Dock() {
  const { state, undo, header } = useMatch();
  const aims = useSession(isAiming);
  const arranging = useSession((session) => session.arranging);
  const asking = useSession((session) => session.foulHeld && session.handMode === 'assisted');
  const mode = useSession(({ handMode }) => handMode);
  const exact = useExact();
  const busy = useSession(isBusy);
  const offer = useFocusBack(arranging !== null);
  const bot = useBotAsked();
  if (state.outcome !== null || undo !== null) return null;
  if (bot !== null) return <BotsTurn {...bot} />;
  if (isOf(header, 'elsewhere', state.turn.seat)) return <BotsTurn seat={state.turn.seat} bots={NO_BOTS} />;
  if (state.pending.length > 0) return null;
  if (arranging !== null) return <ArrangePanel arranging={arranging} />;
  if (asking) return <FoulQuestion />;
  return (
    <section className="dock line-dock" data-hand={mode} aria-label={texts.table.panelActions}>
      {exact.isShown && (
        <div id="exact" className="panel exact">
          <div className="dock-row">
            <PieceTray />
            <div className="dock-hands">
              <HandControls />
            </div>
          </div>
          <div className="dock-row">
            {aims && <AimControls />}
            {aims && <AnswersAtRival />}
            {!aims && mode === 'assisted' && <AdviceButton disabled={busy} />}
            {!aims && <PlaceOffer button={offer} />}
          </div>
        </div>
      )}
      <div className="panel line">
        <Said />
        <ExactButton {...exact} />
      </div>
      <Ends aims={aims} />
    </section>
  );
}

function BotsTurn({ seat, bots }: { readonly seat: number; readonly bots: BotsTold }) {
  const naming = useNaming();
  const moving = useSession(isUnderWay);
  return <BotDock name={naming.seat(seat)} bots={bots} moving={moving} />;
}

/** An aimed step stays in the dock while a hand does it, so that nothing there moves with the piece. */
const isAiming = (session: SessionState): boolean =>
  session.handMode === 'assisted' &&
  session.intent !== null &&
  session.intent.do !== 'disturb' &&
  (!isBusy(session) || session.aim !== null);

/** The button that opened a panel has the focus again when the panel is gone. */
function useFocusBack(open: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) button.current?.focus({ preventScroll: true });
    was.current = open;
  }, [open]);
  return button;
}

/** TR-41: before the first turn; the seat to move comes first. */
function PlaceOffer({ button }: { readonly button: RefObject<HTMLButtonElement | null> }) {
  const { state } = useMatch();
  const stage = useSession((session) => session.stage);
  const { startArranging } = useCommands();
  const seats = placersOf(state);
  const first = seats.find((seat) => seat === state.turn.seat);
  if (first === undefined || stage === 'between-steps') return null; // the walk's own button has its place
  return (
    <button
      ref={button}
      type="button"
      className="button dock-offer"
      hidden={isUnderWay({ stage })}
      onClick={() => startArranging(first)}
    >
      {gameTexts.arranging.offer}
    </button>
  );
}

/** The next thing to do, and the obstacles to it. */
const Said = () => (
  <div className="dock-said">
    <Hint />
    <AdviceNote tell={gameTexts.adviceReason} />
    <SteadinessMeter />
    <ForecastNote />
  </div>
);

/** One main action, always at the edge: the aimed step, else the end of the turn; beside it, the end of the walk. */
function Ends({ aims }: { readonly aims: boolean }) {
  const walking = useSession(isWalking);
  const busy = useSession(isBusy);
  const aimed = useSession(({ corner }) => corner !== null); // then the aimed step comes first
  const { endAction } = useCommands();
  const done = useShortcut('end', gameTexts.action.doneNote);
  return (
    <div className="dock-ends">
      {walking && (
        <button
          type="button"
          className={aimed ? 'button end-walk' : 'button primary end-walk'}
          disabled={busy}
          {...done}
          onClick={endAction}
        >
          {gameTexts.action.done}
        </button>
      )}
      {aims && aimed ? <PerformButton /> : <EndTurn between={walking} />}
    </div>
  );
}

/** Says which actions are left out, where there are several to be told apart; a turn can be taken back. */
function EndTurn({ between }: { readonly between: boolean }) {
  const busy = useSession(isBusy);
  const left = useSession((session) => {
    const { match } = session;
    if (match === null || onlyPieceOf(match.state) !== null) return 0;
    return mayActBesides(match.state, isBusy(session) ? null : actingPiece(session)); // the words stay while it moves
  });
  const spent = useSession(({ match }) => match === null || !mayStillAct(match.state));
  const { endTurn } = useCommands();
  const title = gameTexts.action.endTurnNote(left);
  const shortcut = useShortcut('end', title);
  return (
    <button
      type="button"
      className={left === 0 && spent && !between ? 'button primary end-turn' : 'button end-turn'}
      disabled={busy}
      aria-label={gameTexts.action.endTurn}
      {...(between ? { title } : shortcut)}
      onClick={endTurn}
    >
      {gameTexts.action.endTurn}
      {left > 0 && <small>{gameTexts.action.endTurnLeaves(left)}</small>}
    </button>
  );
}
