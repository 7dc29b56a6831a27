import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import { forecast } from '#games/tug-of-war/plan.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { Names } from '#games/tug-of-war/texts.ts';
import { discard } from '#games/tug-of-war/turn.ts';
import { eventSaid, FORESEEN, redSeat } from '#play/tug-of-war/say/sayings.ts';

/** A move with all that would have come of it, in sentences as the log has them. */
export function moveWords(before: TugOfWarState, move: TugOfWarMove, names: Names): string {
  const said = (events: Parameters<typeof eventSaid>[0][]): string =>
    events.map((event) => eventSaid(event, names, redSeat(before))).join(' ');
  if (move.do === 'discard') return said(discard(before, move, 'choice').events.slice(0, 1));
  if (move.do !== 'play') return '';
  return said(forecast(before, move).events.filter(({ type }) => type === 'played' || FORESEEN.includes(type)));
}
