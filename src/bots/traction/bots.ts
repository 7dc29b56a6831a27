import { actionOf, performingSteps } from '../../games/traction/perform.ts';
import { seatHand, type BeforeAction } from '../../games/traction/seatHand.ts';
import type { TractionAction } from '../../games/traction/actions.ts';
import type { RefereeReport } from '../../games/traction/referee/report.ts';
import type { TractionState } from '../../games/traction/state.ts';
import type { Physics } from '../../sim/physics.ts';
import { ok, type Result } from '../../sim/result.ts';
import type { Ticking } from '../../sim/ticking.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { careless } from './careless.ts';
import type { Imagined } from './guess.ts';
import { keenWith } from './keen.ts';
import { isOrder, type TractionMove } from './moves.ts';
import { steadyWith } from './steady.ts';

/** The weakest first. */
export const LEVELS = ['careless', 'steady', 'keen'] as const;
export type Level = (typeof LEVELS)[number];

/** The next move of a seat that a bot of this level plays. */
export function think(level: Level, imagined: Imagined, seen: Seen<TractionState>): Thinking<Thought<TractionMove>> {
  switch (level) {
    case 'careless':
      return careless(seen);
    case 'steady':
      return steadyWith(imagined)(seen);
    case 'keen':
      return keenWith(imagined)(seen);
  }
}

/** A move as an action of the match, with what came of it; the report is null where no hand was on the table. */
export interface Done {
  readonly action: TractionAction;
  readonly report: RefereeReport | null;
}

/**
 * Carries a move out, tick by tick, by the seat's own hand with its tremor, as a person's order is. Faults: those of
 * the hand.
 */
export function* carryingOut(
  physics: Physics,
  match: BeforeAction & { readonly state: TractionState },
  move: TractionMove,
): Ticking<Result<Done>> {
  if (!isOrder(move)) return ok({ action: move, report: null });
  const performed = yield* performingSteps(physics, match.state, { ...move, own: seatHand(match, move) });
  if (!performed.ok) return performed;
  const { report, performed: done } = performed.value;
  return ok({ action: actionOf(move, done.gesture, 'assisted', move.hand), report });
}
