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
}

/** The player to act, and the task. */
export function turnSheetOf({ state, undo, telling }: Told, names: SeatNames): TurnSheet {
  const { match, wave, outcome } = state;
  const detail = [turn.match(match), ...(wave === 0 ? [] : [turn.wave(wave)])].join(' · ');
  const winners = outcome === null || telling ? null : [outcome.winner];
  return turnSheet({ undo, winners }, names, detail, () => {
    if (telling) return { seat: null, headline: turn.telling };
    const [seat] = asked(state);
    return seat === undefined ? { seat: null, headline: '' } : { seat, headline: headlineOf(state, names.seat(seat)) };
  });
}

function headlineOf({ phase, queue }: TractorPullState, who: string): string {
  const [pending] = queue;
  if (pending !== undefined) return turn.effect(who, ruleOf(pending.source).name);
  switch (phase.name) {
    case 'faces':
      return turn.faces(who);
    case 'spin':
      return turn.spin(who);
    case 'location':
      return turn.location(who);
    case 'install':
      return turn.install(who);
    case 'recruit':
      return turn.recruit(who);
    case 'deploy':
      return turn.deploy(who);
    case 'eject':
      return turn.eject(who);
    case 'award':
      return turn.award(who);
    default:
      return '';
  }
}
