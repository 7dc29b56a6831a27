import { isOrder, type TractionMove } from '#bots/traction/moves.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import type { BotsHere } from '#play/session/botSeats.ts';
import type { Core } from './core.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId } from '#sim/ids.ts';
import type { AdviceHere } from '#play/session/advice.ts';
import type { SessionCommands } from './sessionTypes.ts';

export type Think = BotsHere<TractionTypes, TractionMove>['think'];

/** A table without bots. */
export const noBots: Think = () => Promise.reject(new Error('no bot sits at this table'));

/** Bots at the table of Traction: they order steps of their hands, as a person does of a practised one. */
export const botsHere = (core: Core, think: Think): BotsHere<TractionTypes, TractionMove> => ({
  think,
  isSeen: () => !core.shown.busy,
  reach: (move) => isOrder(move) && core.set({ meant: move }),
  move: (move, atOnce) => {
    core.set({ meant: null });
    if (!isOrder(move)) return core.play(move);
    const { runner } = core;
    const hand = core.state.match?.state.options.hands === 'free' ? 'free' : 'assisted';
    const begun = runner.order({ do: move.do, piece: move.piece }, move.steps, move.hand, true, hand);
    if (begun.ok && atOnce) runner.driver.runToRest();
    return begun;
  },
});

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
