import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { choose } from '#games/trexlands/choose.ts';
import { eventText } from '#games/trexlands/texts.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Names } from '#play/trexlands/words/names.ts';

/** A bot's move in a sentence, as the log would tell it. */
export function moveWords(before: TrexlandsState, move: TrexlandsMove, names: Names): string {
  if (move.do === 'roll') return '';
  const [event] = choose(before, move).events;
  return event === undefined ? gameTexts.analysis.noMove(names.seat(move.seat)) : eventText(event, names);
}
