import type { DisturbAction, TackleAction, TractionAction, WalkAction } from '#games/traction/actions.ts';
import { makeCommand } from '#games/traction/notation.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import type { Hand, StepCommand } from '#sim/assist/assist.ts';
import { gameTexts } from '../texts.ts';
import type { Naming } from './naming.ts';

/** The hand that notation leaves out: whose it was is said beside it, for every move alike. */
const UNSAID: Hand = 'careful';

/** The hand that moved a piece: a practised one (`assisted` where the match does not say which), or a player's own. */
export type KnownHand = Hand | 'assisted' | 'free';

export function handOf(action: TractionAction): KnownHand | null {
  if (action.do !== 'walk' && action.do !== 'tackle') return null;
  return action.hand === 'free' ? 'free' : (action.practised ?? 'assisted');
}

/** An action that was played, in notation: steps as the referee measured them, to a whole degree. */
export function notationOf(action: TractionAction, report: RefereeReport | null, naming: Naming): string {
  switch (action.do) {
    case 'walk':
    case 'tackle':
      return moveOf(action, stepsOf(report));
    case 'disturb':
      return disturbance(action, naming);
    case 'arrange':
      return gameTexts.log.arrange;
    case 'right':
    case 'end-turn':
      return makeCommand(action);
    case 'penalise':
      return makeCommand({ do: 'penalise', piece: action.piece });
    case 'concede':
      return makeCommand({ do: 'concede' });
  }
}

function moveOf({ do: verb, piece }: WalkAction | TackleAction, steps: readonly StepCommand[]): string {
  const [first] = steps;
  if (verb === 'walk') return makeCommand({ do: 'walk', piece, steps, hand: UNSAID }).trimEnd();
  return first === undefined
    ? makeCommand({ do: 'walk', piece, steps: [], hand: UNSAID }).trimEnd().replace('walk', 'tackle')
    : makeCommand({ do: 'tackle', piece, ...first, hand: UNSAID });
}

/** As the referee measured them; what was only dragged about is no step that could be ordered. */
function stepsOf(report: RefereeReport | null): StepCommand[] {
  return (report?.steps ?? []).flatMap(({ corner, swivelDeg }) =>
    corner === null ? [] : [{ corner, swivelDeg: Math.round(swivelDeg) + 0 }],
  );
}

const disturbance = ({ by, gesture }: DisturbAction, naming: Naming): string =>
  by === null ? gameTexts.log.bump(naming.piece(gesture.piece)) : gameTexts.log.disturb(naming.piece(gesture.piece));
