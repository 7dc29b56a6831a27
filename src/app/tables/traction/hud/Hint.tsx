import { useContext } from 'react';
import { useStore } from 'zustand';
import { onlyPerson } from '#engine/seats.ts';
import { mayStillAct } from '#games/traction/queries.ts';
import { useMatch, useSpoken, useSession, useTheSession } from './useTable.ts';
import type { HandMode } from '#play/traction/session/chosenHands.ts';
import { capitalised } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useTractionDesk } from '../input/TractionInput.tsx';
import { useAtHand } from '#app/frame/atHand.ts';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { KeyHint } from '#app/frame/keys/Kbd.tsx';
import { TaskContext } from '#app/practice/useTask.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { isTouched } from '#app/ui/isTouched.ts';
import { onlyPieceOf } from '#play/traction/say/tray.ts';
import { pieceLead } from '#play/traction/lead.ts';
import { tackleOf, threatOf } from '#play/traction/threat.ts';

/** The next thing to do, in a line; `hint-more` is for where there is room. */
export function Hint() {
  const stage = useSession((session) => session.stage);
  const intent = useSession((session) => session.intent);
  const none = useSession(({ match }) => match !== null && !mayStillAct(match.state));
  const { ruler } = useTheSession();
  const measuring = useStore(ruler, (state) => state.ruler !== null);
  if (measuring && stage !== 'moving' && stage !== 'resting')
    return <p className="hint hint-more">{gameTexts.aids.rulerHint}</p>;
  if (stage === 'moving' || stage === 'resting') return <MovingHint />;
  if (intent === null && none) return <p className="hint">{gameTexts.action.allActed}</p>;
  if (intent === null) {
    return (
      <p className="hint">
        <ChooseWords />
      </p>
    );
  }
  return <ChosenHint />;
}

/** A tackle is told of before a piece is chosen for it. */
function ChooseWords() {
  const naming = useSpoken();
  const tackles = useSession(({ verb }) => verb === 'tackle');
  const only = onlyPieceOf(useMatch().state);
  const first = useFirst();
  const isTask = useContext(TaskContext) !== null; // which has a goal of its own, and tells it
  const wins = useSession((told) => pieceLead(told)?.wins === true);
  const ahead = useSession((told) => {
    const lead = pieceLead(told);
    return lead && gameTexts.action.lead(naming.piece(lead.piece), lead.steps);
  });
  const threat = useSession(threatOf);
  const tackle = useSession(tackleOf);
  const { atHand, first: firsts, mayTackle } = gameTexts.action;
  const isAtHand = useAtHand();
  const goal = isAtHand ? atHand.choose : firsts.choose;
  const tell = isAtHand ? atHand.mayTackle : mayTackle;
  if (tackles) return gameTexts.action.tackleHint;
  if (wins && first !== 'choose') return ahead;
  if (tackle !== null) return tell(naming.piece(tackle.piece), naming.piece(tackle.victim));
  if (threat !== null) return gameTexts.action.threat(naming.piece(threat));
  if (isTask) return gameTexts.action.taskHint;
  if (first !== null) return first === 'choose' ? goal : firsts[first];
  return only === null || isAtHand ? (ahead ?? goal) : gameTexts.action.tapHint(only.steps);
}

/** Before a seat's first action the goal is told, and in a first match after it in the same turn how to go on. */
function useFirst(): keyof typeof gameTexts.action.first | null {
  const { header, log, state } = useMatch();
  const own = log.filter(({ seat }) => seat === state.turn.seat).length;
  if (own === 0) return 'choose';
  if (header.rules !== 'first' || onlyPerson(header.seats) !== state.turn.seat) return null;
  return own === 1 ? 'another' : null;
}

/** A hand on the piece; which keys lead it, where keys do. */
function MovingHint() {
  const { step, reach } = useTractionDesk();
  const pointed = useSession(
    ({ pointing, handMode, intent }) => pointing && (handMode === 'free' || intent?.do === 'disturb'),
  );
  const { hints } = gameTexts.keys;
  return (
    <p className="hint">
      <Moved />
      {pointed || step.holding || reach.dragging ? gameTexts.action.inHand : gameTexts.action.moving}
      {step.holding && (
        <span className="hint-more">
          <KeyHint ids={['turn-left', 'turn-right']} what={hints.swivel} />{' '}
          <KeyHint ids={['perform']} what={hints.setDown} />
        </span>
      )}
      {reach.dragging && (
        <span className="hint-more">
          <KeyHint ids={['drag-left', 'drag-right', 'drag-away', 'drag-nearer']} what={hints.drag} />{' '}
          <KeyHint ids={['perform']} what={hints.setDown} />
        </span>
      )}
    </p>
  );
}

/** The piece that is moved. */
function Moved() {
  const piece = useSession(({ intent }) => intent?.piece ?? null);
  const naming = useSpoken();
  return piece !== null && <strong>{capitalised(naming.piece(piece))}</strong>;
}

function ChosenHint() {
  const exact = useExact();
  const intent = useSession((session) => session.intent);
  const between = useSession(({ stage }) => stage === 'between-steps');
  const mode = useSession(({ handMode }) => handMode);
  const corner = useSession((session) => session.corner);
  const stepsLeft = useSession((session) => session.stepsLeft);
  const naming = useSpoken();
  const compact = useCompact();
  const isAtHand = useAtHand();
  if (intent === null) return null;
  const tackles = intent.do === 'tackle';
  if (compact && corner === null && !between && intent.do !== 'disturb')
    return tackles ? <p className="hint hint-how">{gameTexts.action.tackleHint}</p> : <HowHint mode={mode} />;
  const { tackleHint, aimHint, atHand } = gameTexts.action;
  return (
    <p className="hint">
      <strong>{capitalised(naming.piece(intent.piece))}</strong>
      {intent.do === 'walk' && <span className="steps-left">{gameTexts.action.stepsLeft(stepsLeft)}</span>}
      <span className="hint-more">
        {corner === null &&
          (between ? gameTexts.action.between : tackles ? tackleHint : isAtHand ? atHand.aim : aimHint[mode])}{' '}
        <StepKeys /> {between && exact.isShown && <KeyHint ids={['end']} what={gameTexts.keys.hints.end} />}
      </span>
    </p>
  );
}

/** Where there is room for one thing: how to move the piece, rather than its name. */
function HowHint({ mode }: { readonly mode: HandMode }) {
  const { aimHint, handleHint, atHand } = gameTexts.action;
  const isAtHand = useAtHand();
  return <p className="hint hint-how">{isAtHand ? atHand.aim : (isTouched() ? handleHint : aimHint)[mode]}</p>;
}

/** The keys of the next thing to be done to the piece, for whoever aims by them. */
function StepKeys() {
  const exact = useExact();
  const corner = useSession((session) => session.corner);
  const free = useSession(({ handMode }) => handMode === 'free');
  const { hints } = gameTexts.keys;
  if (!exact.isShown) return null;
  if (corner === null) return <KeyHint ids={['corner-a', 'corner-b', 'corner-c', 'corner-d']} what={hints.corner} />;
  if (free) return <KeyHint ids={['tip']} what={hints.tip} />;
  return (
    <>
      <KeyHint ids={['turn-left', 'turn-right']} what={hints.swivel} />{' '}
      <KeyHint ids={['perform']} what={hints.perform} />
    </>
  );
}
