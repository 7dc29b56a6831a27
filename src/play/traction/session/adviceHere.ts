import { isOrder, type TractionMove } from '#bots/traction/moves.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId } from '#sim/ids.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import type { AdviceHere } from '#play/session/advice.ts';
import type { Think } from './botsHere.ts';
import type { Core } from './core.ts';
import type { SessionCommands } from './sessionTypes.ts';

interface Shown {
  readonly piece: PieceId;
  readonly steps: readonly StepCommand[];
}

/**
 * A hint on the table of Traction: its piece is chosen and its first step aimed at, so that the ghost shows it. After a
 * step that was taken as shown the next one is aimed at.
 */
export function adviceHere(
  core: Core,
  think: Think,
  { choose, setAim }: Pick<SessionCommands, 'choose' | 'setAim'>,
): AdviceHere<TractionTypes, TractionMove> {
  let shown: Shown | null = null;
  core.store.subscribe((now, before) => {
    if (now.match !== before.match) shown = null;
    if (shown === null || now.stage === before.stage) return;
    const aimed = shown.steps[before.stepsTaken];
    if (now.stage === 'moving' && !(now.intent?.piece === shown.piece && isSame(now.aim, aimed))) shown = null;
    const next = shown?.steps[now.stepsTaken];
    if (now.stage === 'between-steps' && next !== undefined) setAim(next.corner, next.swivelDeg);
  });
  return {
    think,
    show: (move) => {
      shown = null;
      const [first] = isOrder(move) ? move.steps : [];
      if (!isOrder(move) || first === undefined) return;
      choose(move.piece, move.do);
      setAim(first.corner, first.swivelDeg);
      shown = { piece: move.piece, steps: move.steps };
    },
  };
}

const isSame = (aim: StepCommand | null, step: StepCommand | undefined): boolean =>
  aim !== null && step !== undefined && aim.corner === step.corner && aim.swivelDeg === step.swivelDeg;
