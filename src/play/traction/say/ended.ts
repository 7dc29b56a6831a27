import { onlyPerson } from '#engine/seats.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { seat, type Seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { Units } from '#play/texts/lengths.ts';
import { lastActionOf } from '../session/lastAction.ts';
import { gameTexts } from '../texts.ts';
import { toGoalMm } from '../threat.ts';
import { travelMm } from './logLines.ts';

/** The way of the walk that won, else how many turns it took; how near the only person was who has lost. */
export function proudOf(match: SeenTraction, units: Units): string | null {
  const { outcome, turn } = match.state;
  const you = onlyPerson(match.header.seats);
  if (you !== null && outcome?.winners.every((winner) => winner !== you) === true)
    return outcome.by === 'concession' ? null : shortOf(match, seat(you), units);
  const last = lastActionOf(match);
  const isWalked = outcome?.by === 'pad-contact' && last?.action.do === 'walk';
  const mm = isWalked ? Math.round(travelMm(last.report?.steps ?? [])) : 0;
  return mm > 0 ? gameTexts.end.walked(mm) : gameTexts.end.turns(turn.number);
}

/** From the nearest of its pieces to a pad where it wins; null where none stands. */
function shortOf({ state }: SeenTraction, you: Seat, units: Units): string | null {
  const own = state.pieces.filter(({ id, pose }) => ownerOf(id) === you && pose === 'upright');
  const mm = Math.min(...own.map(({ id }) => toGoalMm(state, id)));
  return mm === Infinity ? null : gameTexts.end.short(mm, units);
}

/** Everybody that has left. */
export const losersOf = ({ header: { seats }, state: { outcome } }: SeenTraction): readonly Seat[] =>
  seats.map((_, at) => seat(at)).filter((at) => outcome?.winners.includes(at) === false);

/** The pad that the winner touched, said to whoever plays alone against one. */
export function padTouched({ header: { seats }, state: { outcome } }: SeenTraction): string {
  const you = onlyPerson(seats);
  if (you === null || seats.length > 2) return gameTexts.end.aPad;
  return outcome?.winners.some((winner) => winner === you) === true ? gameTexts.end.rivalsPad : gameTexts.end.yourPad;
}
