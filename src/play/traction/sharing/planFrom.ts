import { SEATS } from '#games/traction/pads.ts';
import { scenarioOfState } from '#games/traction/scenario/fromState.ts';
import { seatsIn, setupFrom } from '#games/traction/scenario/start.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { texts } from '#play/texts.ts';
import { DEFAULT_DRAFT } from '../form/draft.ts';
import type { Plan } from '../form/draft.ts';

/** A match that begins where the scenario does, with everybody who is named in it under the usual names. */
export function planFrom(scenario: Scenario): Plan {
  const seats = DEFAULT_DRAFT.seats
    .slice(0, seatsIn(scenario))
    .map(({ name, colour }) => ({ name, colour, kind: 'person' as const }));
  return { match: { seats, setup: setupFrom(scenario), rules: scenario.rules }, handMode: DEFAULT_DRAFT.handMode };
}

/** A match of the same players by the same rules that begins at a moment of this one. */
export const planOn = ({ header: { seats, setup, rules } }: SeenTraction, state: TractionState): Plan => ({
  match: {
    seats,
    setup: { ...setupFrom(scenarioOfState(state, '')), options: setup.options, surface: state.surface },
    rules,
  },
  handMode: setup.options.hands === 'free' ? 'free' : DEFAULT_DRAFT.handMode,
});

/** Why no match can begin there, in a sentence; null where one can. */
export function whyNoMatch(scenario: Scenario): string | null {
  if (seatsIn(scenario) - (scenario.conceded ?? []).length < SEATS.min) return texts.sharing.nobodyToBeat;
  return scenario.pieces.some(({ id }) => ownerOf(id) === scenario.seat) ? null : texts.sharing.nothingToMove;
}
