import type { Counts } from '../../engine/module/odds.ts';
import type { TractionEvent } from '../../games/traction/events.ts';
import { matchOf } from '../../games/traction/matchFile.ts';
import { STANDARD_OPTIONS } from '../../games/traction/options.ts';
import type { TractionMatch } from '../../games/traction/traction.ts';
import { trialsOf, WON_BY_STARTER, type TrialsOfGame } from '../trial.ts';
import { tractionBots } from './bots.ts';

/** The usual match: two pads 15 inches apart on a mouse pad, one piece in the first turn, as the page proposes. */
const USUAL = {
  table: { distanceMm: 381 },
  surface: 'mousepad',
  options: { ...STANDARD_OPTIONS, starterFirstTurnOnePiece: true },
};
/** Longer than any match of two bots that was seen (house value). */
const MOST_ACTIONS = 600;

/** Matches of Traction's bots, of which these figures are counted. */
export const trialsCounting = (figures: (match: TractionMatch) => Counts, bots = tractionBots): TrialsOfGame =>
  trialsOf({
    bots,
    files: { matchOf },
    usual: USUAL,
    unit: 'turns',
    lengthOf: ({ turn }) => turn.number,
    figuresOf: figures,
    mostActions: MOST_ACTIONS,
  });

/** Matches of Traction's bots for experiments. */
export const trials = trialsCounting(figuresOf);

/** Walks, tackles, tackles that hit nothing, fouls, each by the referee's codes, and wins of who began. */
function figuresOf({ log, state }: TractionMatch): Counts {
  const counts: Record<string, number> = {};
  for (const seen of log.flatMap(({ events }) => events.flatMap(figureOf))) counts[seen] = (counts[seen] ?? 0) + 1;
  if (state.outcome?.winners.includes(state.starter) === true) counts[WON_BY_STARTER] = 1;
  return counts;
}

function figureOf(event: TractionEvent): readonly string[] {
  switch (event.type) {
    case 'walked':
    case 'missed':
      return [event.type];
    case 'tackled':
      return event.victims.map(() => event.type);
    case 'illegal-move':
      return ['foul', ...event.codes.map((code) => `foul ${code}`)];
    default:
      return [];
  }
}
