import type { Ruling } from '#games/traction/referee/ruling.ts';
import { isLegal } from '#games/traction/referee/state.ts';

/** The referee has seen a tackle, and no foul. */
export const isTackle = (rulings: readonly Ruling[]): boolean =>
  isLegal(rulings) && rulings.some(({ code }) => code === 'tackle-base');
