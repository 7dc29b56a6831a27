import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { fault, type Result } from '#sim/result.ts';
import { atOnce } from '#sim/ticking.ts';
import type { TractionAction } from '../actions.ts';
import { actionOfChoice, checkCommand } from '../commands.ts';
import { parseCommand } from '../notation.ts';
import { whatMayBeDone } from '../queries.ts';
import { traction, type TractionMatch } from '../traction.ts';
import { nameOfHand } from './handIn.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';
import { seatsIn, setupFrom } from './start.ts';
import type { Played, ScenarioTable } from './table.ts';

/** The seed of a match for which none was drawn. */
const SEED = 0;

/**
 * The scenario as a match, with all its actions played: to be watched, or gone on with. Faults: those of setting up, of
 * playing, and of a hand that could not do what it is told.
 */
export function enactScenario(
  table: ScenarioTable,
  scenario: Scenario,
  seats: readonly SeatInfo[],
): Result<TractionMatch> {
  const { build, tickHz } = table;
  const started = startMatch(traction, {
    build,
    tickHz,
    seed: SEED,
    seats: seats.slice(0, seatsIn(scenario)),
    setup: setupFrom(scenario),
  });
  return scenario.actions.reduce<Result<TractionMatch>>(
    (match, action) => (match.ok ? enact(table, unpunished(match.value), action) : match),
    started,
  );
}

/** Penalties that a scenario does not spell out are not chosen: every culprit is let off before the next action. */
function unpunished(match: TractionMatch): TractionMatch {
  const [asked] = match.state.pending;
  if (asked === undefined) return match;
  const declined = play(traction, match, { do: 'penalise', chooser: asked.chooser, piece: null }, null);
  return declined.ok ? unpunished(declined.value) : match;
}

/** The match after a practised hand (or a recorded one) has carried the action out. */
export function enact(table: ScenarioTable, match: TractionMatch, action: ScenarioAction): Result<TractionMatch> {
  const played = atOnce(table.play(match.state, action));
  return played.ok ? play(traction, match, asPlayed(action, played.value), played.value.report) : played;
}

/** The match after a line of notation. Faults: of the notation, `match-over`, and as above. */
export function enactLine(table: ScenarioTable, match: TractionMatch, line: string): Result<TractionMatch> {
  const { seat } = whatMayBeDone(match.state);
  if (seat === null) return fault('match-over', 'The match is over.');
  const parsed = parseCommand(line, seat);
  const checked = parsed.ok ? checkCommand(match.state, parsed.value) : parsed;
  if (!checked.ok) return checked;
  const command = checked.value;
  return command.do === 'walk' || command.do === 'tackle'
    ? enact(table, match, command)
    : play(traction, match, actionOfChoice(match.state, command), null);
}

function asPlayed(action: ScenarioAction, { gesture }: Played): TractionAction {
  if (action.do === 'disturb') return { do: 'disturb', by: action.by, gesture };
  if (action.do === 'gesture') return { do: action.as, piece: action.piece, gesture, hand: 'free' };
  return { do: action.do, piece: action.piece, gesture, hand: 'assisted', practised: nameOfHand(action.hand) };
}
