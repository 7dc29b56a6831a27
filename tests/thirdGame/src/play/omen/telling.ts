import type { SeenOmen } from '#games/omen/omen.ts';
import { eventText } from '#games/omen/texts.ts';
import type { SeatNames } from '#play/say/seatNames.ts';
import type { TurnSheet } from '#play/say/turnSheet.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from './texts.ts';

/** What happened, a sentence an event: all of it may be heard by everybody. */
export const sentencesOf = (log: SeenOmen['log'], names: SeatNames): readonly string[] =>
  log.flatMap(({ events }) => events.map((event) => eventText(event, names.seat)));

/** Who has to do what now. */
export function turnSheetOf({ state, undo }: Pick<SeenOmen, 'state' | 'undo'>, names: SeatNames): TurnSheet {
  const { turn, options, foretold, outcome } = state;
  const detail = gameTexts.table.round(turn.number, options.rounds);
  const [answering] = undo?.waitingFor ?? [];
  if (answering !== undefined) return { seat: answering, headline: texts.turn.answers(names.seat(answering)), detail };
  if (outcome !== null) return { seat: outcome.winners[0] ?? null, headline: texts.turn.over, detail };
  const { foretells, throws } = gameTexts.table;
  return { seat: turn.seat, headline: (foretold.length === 0 ? foretells : throws)(names.seat(turn.seat)), detail };
}
