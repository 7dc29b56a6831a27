import type { Counts } from '#engine/module/odds.ts';
import type { TractionEvent } from '#games/traction/events.ts';
import { matchOf, orders } from '#games/traction/matchFile.ts';
import { PROPOSED_OPTIONS } from '#games/traction/options.ts';
import { stillPlaying } from '#games/traction/seating.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { TractionMatch, TractionTypes } from '#games/traction/traction.ts';
import { seat } from '#sim/ids.ts';
import { alone, type Leader } from '../leads.ts';
import { trialsOf, WON_BY_STARTER, type TrialsOfGame, type WithoutTable } from '../trial.ts';
import { botsBefore, botsPassingBy, tractionBots } from './bots.ts';
import { CARELESS_CLEAR_MM, carelessBy, runningBy, type Thinks } from './careless.ts';
import { LEVELS } from './levels.ts';
import { playByOutlines } from './outlines/play.ts';
import { Race } from './race.ts';
import { CLEAR_MM } from './steady.ts';

/** The usual match: two pads 15 inches apart on a mouse pad, one piece in the first turn, as the page proposes. */
const USUAL = {
  table: { distanceMm: 381 },
  surface: 'mousepad',
  options: PROPOSED_OPTIONS,
};
/** Longer than any match of two bots that was seen (house value). */
const MOST_ACTIONS = 600;

/** Matches of Traction's bots, of which the careless one passes by so much, mm; these figures alone are counted. */
export const trialsCounting = (figures: (match: TractionMatch) => Counts, passMm = CARELESS_CLEAR_MM): TrialsOfGame =>
  trialsOf({ ...PARTS, bots: botsPassingBy(passMm), figuresOf: figures, before: { bots: botsBefore(passMm) } });

const PARTS = {
  files: { matchOf, orders },
  usual: USUAL,
  unit: 'turns',
  lengthOf: ({ turn }: TractionState) => turn.number,
  beganOf: ({ starter }: TractionState) => starter,
  mostActions: MOST_ACTIONS,
};

/** Matches of Traction's bots for experiments. */
export const trials = trialsOf({
  ...PARTS,
  bots: tractionBots,
  figuresOf: ({ log, state }: TractionMatch) =>
    counted(
      log.flatMap(({ events }) => events),
      state,
    ),
  leaderOf,
  outlines: outlinesWith(carelessBy(CARELESS_CLEAR_MM)),
  before: { bots: botsBefore(), outlines: outlinesWith(runningBy(CARELESS_CLEAR_MM)) },
});

function outlinesWith(careless: Thinks): WithoutTable<TractionTypes> {
  return {
    habits: [],
    knows: (level) => LEVELS.some((known) => known === level),
    play: (plan, levels, onStep) => playByOutlines(plan, { levels, careless }, MOST_ACTIONS, onStep),
    figuresOf: counted,
  };
}

/**
 * The seat that would be first at a pad if all ran there on the ways that are free, the one whose turn comes next
 * first; of equal ones further on in the round each is a part of a turn behind.
 */
function leaderOf(state: TractionState): Leader {
  const race = new Race(state, CLEAR_MM);
  const { seats, turn } = state;
  const waits = (seat: number): number => ((seat - turn.seat + seats) % seats) / seats;
  return alone(stillPlaying(state), (of) => -(race.nearest(seat(of)) + waits(of)));
}

/** Walks, tackles, tackles that hit nothing, fouls, each by the referee's codes, and wins of who began. */
function counted(events: readonly TractionEvent[], { outcome, starter }: TractionState): Counts {
  const counts: Record<string, number> = {};
  for (const seen of events.flatMap(figureOf)) counts[seen] = (counts[seen] ?? 0) + 1;
  if (outcome?.winners.includes(starter) === true) counts[WON_BY_STARTER] = 1;
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
