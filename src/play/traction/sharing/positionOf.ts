import { scenarioOfState } from '#games/traction/scenario/fromState.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { listed, texts } from '#play/texts.ts';

/**
 * How the table of a match stands, now or at another time of it, as a scenario file. It is called after the players and
 * the turn.
 */
export const positionOf = ({ header, state: now }: SeenTraction, state: TractionState = now): string =>
  makeScenario(
    scenarioOfState(
      state,
      texts.sharing.positionTitle(listed(header.seats.map(({ name }) => name)), state.turn.number),
      header.rules,
    ),
  );
