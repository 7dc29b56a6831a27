import type { RefereeReport } from './referee/report.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { DisturbAction, PenaliseAction } from './actions.ts';
import { applied, andThen, type Applied } from './applied.ts';
import type { TractionEvent } from './events.ts';
import { penaltyEvent, punished } from './penalty.ts';
import { displaced, jiggled } from './resting.ts';
import { stillPlaying } from './seating.ts';
import type { PendingPenalty, TractionState } from './state.ts';
import { endTurnIfDone } from './turn.ts';
import { isCrash } from './verdict.ts';

/**
 * A touch out of turn (TR-29) or by nobody (TR-31). Never a win (TR-35). Each culprit is judged alone (TR-30): a crash
 * of the player whose turn it is was judged with that player's own action, and has been restored already.
 */
export function disturb(state: TractionState, { by }: DisturbAction, report: RefereeReport): Applied {
  if (!isCrash(report)) return jiggle(state, by, report);
  const crash = applied(state, ...crashEvents(by, displaced(report))); // the board is as before, exactly
  return by === null ? crash : andThen(crash, (s) => openPenalties(s, by));
}

function crashEvents(by: Seat | null, pieces: readonly PieceId[]): TractionEvent[] {
  return [{ type: 'crash', by, pieces }, ...(pieces.length > 0 ? [{ type: 'restored', pieces } as const] : [])];
}

/**
 * TR-27: below tolerance it is ignored; TR-54: what was moved, the piece under the hand included, goes back to where it
 * stood.
 */
function jiggle(state: TractionState, by: Seat | null, report: RefereeReport): Applied {
  const pieces = jiggled(report);
  const back: TractionEvent[] = pieces.length === 0 ? [] : [{ type: 'restored', pieces }];
  return applied(state, { type: 'jiggled', by, pieces }, ...back);
}

/** TR-29: each opponent of the culprit, in the order of the seats, may choose. */
function openPenalties(state: TractionState, culprit: Seat): Applied {
  if (state.conceded.includes(culprit)) return applied(state);
  const pending = stillPlaying(state)
    .filter((chooser) => chooser !== culprit)
    .map((chooser) => ({ chooser, culprit }));
  return askNext({ ...state, pending: choosable(state, culprit).length > 0 ? pending : [] });
}

/**
 * TR-29: what can still be penalised: the culprit's pieces that neither lie flat nor were picked for this crash (by
 * house rule a picked one may stand).
 */
export function choosable({ pieces, pending }: TractionState, culprit: Seat): readonly PieceId[] {
  const picked = pending[0]?.picked ?? [];
  return pieces
    .filter(({ id, pose }) => ownerOf(id) === culprit && pose === 'upright' && !picked.includes(id))
    .map(({ id }) => id);
}

/** Tells which seat is to choose next, if any. */
export const askNext = (state: TractionState): Applied => {
  const [next] = state.pending;
  return next === undefined
    ? applied(state)
    : applied(state, { type: 'penalty-to-choose', chooser: next.chooser, culprit: next.culprit });
};

/** TR-29, TR-49: the next chooser picks a piece or declines; fewer choose when none is left. */
export function penalise(state: TractionState, { chooser, piece }: PenaliseAction): Applied {
  const [asked, ...rest] = state.pending;
  if (asked === undefined) throw new Error('somebody was asked');
  const answered =
    piece === null
      ? applied(state, { type: 'declined', chooser, culprit: asked.culprit })
      : pick(state, chooser, piece);
  const left = piece === null ? rest : rest.map((next) => ({ ...next, picked: [...(asked.picked ?? []), piece] }));
  return andThen(
    andThen(answered, (s) => goOn(s, asked.culprit, left)),
    endTurnIfDone,
  );
}

function pick(state: TractionState, chooser: Seat, piece: PieceId): Applied {
  const after = punished(state, piece);
  return applied(after, { type: 'penalty-chosen', chooser, piece }, penaltyEvent(after, piece));
}

function goOn(state: TractionState, culprit: Seat, pending: readonly PendingPenalty[]): Applied {
  const next = { ...state, pending };
  return askNext(choosable(next, culprit).length > 0 ? next : { ...state, pending: [] });
}
