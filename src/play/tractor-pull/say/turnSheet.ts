import type { UndoRequest } from '#engine/match.ts';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeatNames } from '#play/say/seatNames.ts';
import { turnSheet, type TurnSheet } from '#play/say/turnSheet.ts';
import { turn } from '../texts/table.ts';

interface Told {
  readonly state: TractorPullState;
  readonly undo: UndoRequest | null;
  readonly telling: boolean;
  /** The one seat that plays at this screen, whose task is told where several have one; left out: all do. */
  readonly own?: number | null;
}

/** The player to act, and the task. */
export function turnSheetOf({ state, undo, telling, own }: Told, names: SeatNames): TurnSheet {
  const { match, wave, outcome } = state;
  const detail = [turn.match(match), ...(wave === 0 ? [] : [turn.wave(wave)])].join(' · ');
  const winners = outcome === null || telling ? null : [outcome.winner];
  return turnSheet({ undo, winners }, names, detail, () => {
    if (telling) return { seat: null, headline: turn.telling };
    const seats = asked(state);
    const seat = seats.find((one) => one === own) ?? seats[0];
    return seat === undefined ? { seat: null, headline: '' } : { seat, headline: headlineOf(state, names.seat(seat)) };
  });
}

function headlineOf({ phase, queue }: TractorPullState, who: string): string {
  const [pending] = queue;
  if (pending !== undefined) return turn.effect(who, ruleOf(pending.source).name);
  const { name } = phase;
  return name === 'wave' || name === 'reveal' || name === 'pull' ? '' : turn[name](who);
}
