import { asked } from '#games/tug-of-war/asked.ts';
import { tooMany } from '#games/tug-of-war/rewards.ts';
import { setOf } from '#games/tug-of-war/sets.ts';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import type { SeatNames } from '#play/say/seatNames.ts';
import type { TurnSheet } from '#play/say/turnSheet.ts';
import { texts } from '#play/texts.ts';
import { turn } from '../texts/table.ts';

/**
 * The player to act, and the task. `endSeen`: of a match that is over, whether its last push has been seen; until then
 * it is still the turn of that push. `short`: for a phone, where the set has no room.
 */
export function turnSheetOf(
  { state, undo }: Pick<SeenTugOfWar, 'state' | 'undo'>,
  names: SeatNames,
  endSeen = true,
  short = false,
): TurnSheet {
  const set = setOf(state.options.set).name;
  const detail = short && state.turn > 0 ? turn.short(state.turn) : turn.turn(state.turn, set);
  const [answering] = undo?.waitingFor ?? [];
  if (answering !== undefined) return { seat: answering, headline: texts.turn.answers(names.seat(answering)), detail };
  if (state.outcome !== null && !endSeen)
    return { seat: state.active, headline: turn.plays(names.seat(state.active)), detail };
  if (state.outcome !== null) return { seat: state.outcome.winner, headline: texts.turn.over, detail };
  const [seat = 0] = asked(state);
  switch (state.phase.name) {
    case 'first':
      return { seat, headline: turn.chooses(names.seat(seat)), detail };
    case 'play':
      return { seat, headline: turn.plays(names.seat(seat)), detail };
    case 'discard':
      return { seat, headline: turn.discards(names.seat(seat), tooMany(state.hands[seat])), detail };
  }
}
