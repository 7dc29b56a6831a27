import { scenarioOfState } from '#games/traction/scenario/fromState.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { listed, texts } from '#play/texts.ts';
import { steadinessOf } from '#engine/seats.ts';
import { gameTexts } from '../texts.ts';

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

/** The contents of a link to a position, and what is left out, where a scenario has no words for what was agreed on. */
export function positionNote({ header: { setup, seats } }: Pick<SeenTraction, 'header'>): string {
  const { hands = 'any' } = setup.options;
  const agreed = hands !== 'any' || seats.some((seat) => steadinessOf(seat) !== 'usual');
  return agreed ? `${texts.sharing.positionNote} ${gameTexts.sharing.withoutHands}` : texts.sharing.positionNote;
}
