import type { RefereeReport } from './referee/report.ts';
import type { RulingCode } from './referee/ruling.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { PadId, PieceId } from '#sim/ids.ts';
import type { TackleAction, WalkAction } from './actions.ts';
import { applied, andThen, type Applied } from './applied.ts';
import { pieceOn } from './board.ts';
import type { TractionEvent } from './events.ts';
import { asItRests, disturbed, jiggled } from './resting.ts';
import { penaltyEvent, punished, withoutPenalty } from './penalty.ts';
import { allReturned, allToPad } from './returns.ts';
import { checkPosition } from './scenario/position.ts';
import type { Barred, TractionState } from './state.ts';
import { endTurnIfDone } from './turn.ts';
import { variantsOf } from './variants.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A walk or a tackle, and what follows from it. */
export function move(state: TractionState, action: WalkAction | TackleAction, report: RefereeReport): Applied {
  const verdict = verdictOf(report, state.options.tackling);
  const done = carryOut(hasActed(state, action.piece), action, report, verdict);
  return andThen(done, endTurnIfDone);
}

function carryOut(
  state: TractionState,
  action: WalkAction | TackleAction,
  report: RefereeReport,
  verdict: Verdict,
): Applied {
  const { piece } = action;
  switch (verdict.kind) {
    case 'illegal':
      return illegalMove(
        state,
        piece,
        report,
        verdict.faults.map((ruling) => ruling.code),
      );
    case 'win':
      return win(state, piece, report, verdict.pad);
    case 'tackle':
      return tackle(state, piece, report, verdict.victims);
    case 'legal':
      return setDown(state, action, report);
  }
}

/** TR-12, TR-21: a piece acts once a turn, with any outcome (TR-25). */
const hasActed = (state: TractionState, piece: PieceId): TractionState => ({
  ...state,
  turn: { ...state.turn, acted: [...state.turn.acted, piece] },
});

const bar = (state: TractionState, pieces: readonly PieceId[], why: Barred['why']): TractionState => ({
  ...state,
  turn: { ...state.turn, barred: [...state.turn.barred, ...pieces.map((piece) => ({ piece, why }))] },
});

/** TR-11 for a tackle that missed; TR-38: one's own pad is ground like any other. */
function setDown(state: TractionState, action: WalkAction | TackleAction, report: RefereeReport): Applied {
  const { piece } = action;
  const event: TractionEvent =
    action.do === 'walk' ? { type: 'walked', piece, steps: report.steps.length } : { type: 'missed', piece };
  if (action.do === 'tackle' && !variantsOf(state.options).freeStepAfterMiss)
    return applied(state, event, ...putBack(report, [piece]), { type: 'restored', pieces: [piece] });
  return applied(asItRests(state, report), event, ...putBack(report, [piece]));
}

/** TR-54: what was jiggled goes back to where it stood; pieces that go to their pads do not. */
function putBack(report: RefereeReport, others: readonly PieceId[]): TractionEvent[] {
  const pieces = jiggled(report).filter((id) => !others.includes(id));
  return pieces.length === 0 ? [] : [{ type: 'restored', pieces }];
}

/** TR-13, TR-17, TR-18: tackler and tackled go back to their owners' pads; TR-21: and stay there for this turn. */
function tackle(state: TractionState, piece: PieceId, report: RefereeReport, hit: readonly PieceId[]): Applied {
  const victims = variantsOf(state.options).victims === 1 ? hit.slice(0, 1) : hit;
  const spared = hit.filter((id) => !victims.includes(id)); // where they stood before
  const both = [piece, ...victims];
  const rise = state.options.flatVictims === 'rise'; // TR-64; else TR-45
  const lying = rise ? [] : victims.filter((victim) => pieceOn(state, victim)?.pose === 'flat');
  const back = rise ? withoutPenalty(allToPad(state, both), victims) : allReturned(state, both);
  return applied(
    bar(back, both, 'returned'),
    { type: 'tackled', piece, victims },
    returnedEvent(back, both, lying),
    ...putBack(report, both),
    ...(spared.length === 0 ? [] : [{ type: 'restored', pieces: spared } as const]),
  );
}

function returnedEvent(after: TractionState, ids: readonly PieceId[], lying: readonly PieceId[]): TractionEvent {
  const gone = ids.filter((id) => pieceOn(after, id) === undefined);
  const there = ids.filter((id) => !gone.includes(id));
  return {
    type: 'returned',
    pieces: there.filter((id) => !lying.includes(id)),
    lying: lying.filter((id) => there.includes(id)),
    ...(gone.length === 0 ? {} : { gone }),
  };
}

/**
 * TR-22, TR-28, TR-43, TR-44: the mover lies flat on its pad, once, however many its faults. TR-19: a tackle that
 * crashes is void. TR-50: all others are where they were, to the hundredth.
 */
function illegalMove(
  state: TractionState,
  piece: PieceId,
  report: RefereeReport,
  codes: readonly RulingCode[],
): Applied {
  const restored = disturbed(report);
  const events: TractionEvent[] = [{ type: 'illegal-move', piece, codes: [...new Set(codes)] }];
  if (restored.length > 0) events.push({ type: 'restored', pieces: restored });
  const after = punished(state, piece);
  return applied(bar(after, [piece], 'penalised'), ...events, penaltyEvent(after, piece));
}

/**
 * A win stops the piece in mid-step, and it is drawn on its base. Where it would then stand in a neighbour it stays
 * where its action began, as a file must be able to hold every position of a match (TR-62).
 */
function drawnThere(state: TractionState, report: RefereeReport): TractionState {
  const there = asItRests(state, report);
  return checkPosition(there).ok ? there : state;
}

/** TR-32: the first to touch an opponent's pad wins, at once. */
function win(state: TractionState, piece: PieceId, report: RefereeReport, pad: PadId): Applied {
  const seat = ownerOf(piece);
  return applied(
    { ...drawnThere(state, report), outcome: { winners: [seat], by: 'pad-contact', piece } },
    ...putBack(report, [piece]),
    { type: 'won', seat, by: 'pad-contact', piece, pad },
  );
}
