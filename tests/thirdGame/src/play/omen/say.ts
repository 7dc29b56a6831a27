import type { SeenOmen } from '#games/omen/omen.ts';
import { eventText } from '#games/omen/texts.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import type { TurnSheet } from '#play/say/turnSheet.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from './texts.ts';

const { table } = gameTexts;

/** A sentence an event: all of it may be heard by everybody. */
export function sentencesOf({ header }: SeenOmen, log: SeenOmen['log']): readonly string[] {
  const { seat } = seatNamesOf(header.seats);
  return log.flatMap(({ events }) => events.map((event) => eventText(event, seat)));
}

/** The player to act, and the task. */
export function turnSheetOf({ state, undo }: Pick<SeenOmen, 'state' | 'undo'>, names: SeatNames): TurnSheet {
  const { turn, options, foretold, outcome } = state;
  const detail = table.round(turn.number, options.rounds);
  const [answering] = undo?.waitingFor ?? [];
  if (answering !== undefined) return { seat: answering, headline: texts.turn.answers(names.seat(answering)), detail };
  if (outcome !== null) return { seat: outcome.winners[0] ?? null, headline: texts.turn.over, detail };
  const task = foretold.length === 0 ? table.foretells : table.throws;
  return { seat: turn.seat, headline: task(names.seat(turn.seat)), detail };
}
