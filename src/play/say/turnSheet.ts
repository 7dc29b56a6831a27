import type { UndoRequest } from '#engine/match.ts';
import { texts } from '../texts.ts';
import type { SeatNames } from './seatNames.ts';

/** The player to act and the task, in a line and a half. */
export interface TurnSheet {
  /** The seat whose colour the panel wears; null where it is of no single seat. */
  readonly seat: number | null;
  readonly headline: string;
  readonly detail: string;
  /** The detail where there is little room; left out, the same. */
  readonly short?: string;
}

/**
 * A sheet, but for what is the same in every game: a player has to answer a wish to take back, or the match is over
 * (`winners`).
 */
export function turnSheet(
  {
    undo,
    winners,
  }: { readonly undo: Pick<UndoRequest, 'waitingFor'> | null; readonly winners: readonly number[] | null },
  names: Pick<SeatNames, 'seat'>,
  detail: string,
  task: () => Omit<TurnSheet, 'detail'>,
): TurnSheet {
  const [answering] = undo?.waitingFor ?? [];
  if (answering !== undefined) return { seat: answering, headline: texts.turn.answers(names.seat(answering)), detail };
  if (winners !== null) return { seat: winners[0] ?? null, headline: texts.turn.over, detail };
  return { detail, ...task() };
}
