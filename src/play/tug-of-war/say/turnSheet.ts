import { asked } from '#games/tug-of-war/asked.ts';
import type { Seat } from '#games/tug-of-war/ids.ts';
import { tooMany } from '#games/tug-of-war/rewards.ts';
import { extentIn } from '#games/tug-of-war/state.ts';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import type { SeatNames } from '#play/say/seatNames.ts';
import { turnSheet, type TurnSheet } from '#play/say/turnSheet.ts';
import { turn } from '../texts/table.ts';

/**
 * The player to act, and the task. `endSeen`: of a match that is over, whether its last push has been seen; until then
 * it is still the turn of that push.
 */
export function turnSheetOf(
  { state, undo }: Pick<SeenTugOfWar, 'state' | 'undo'>,
  names: SeatNames,
  endSeen = true,
): TurnSheet {
  const { modulesToWin, modules, pointsEach } = extentIn(state);
  const goal = turn.goal(modulesToWin, modules.length, pointsEach);
  const { outcome, active } = state;
  const winners = outcome === null || !endSeen ? null : outcome.winner === null ? [] : [outcome.winner];
  return turnSheet({ undo, winners }, names, goal, () => {
    const [seat = active] = asked(state);
    const who = names.seat(seat);
    const isLast = outcome !== null;
    const ends = outcome?.by === 'modules' ? turn.scores(who) : turn.plays(who);
    return { seat, headline: isLast ? ends : headlineOf(state, seat, who) };
  });
}

function headlineOf({ phase, hands, turn: number }: SeenTugOfWar['state'], seat: Seat, who: string): string {
  switch (phase.name) {
    case 'first':
      return turn.chooses(who);
    case 'play':
      return number === 1 ? turn.begins(who) : turn.plays(who);
    case 'discard':
      return turn.discards(who, tooMany(hands[seat]));
  }
}
