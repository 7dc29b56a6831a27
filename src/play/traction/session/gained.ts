import type { Ruling } from '#games/traction/referee/ruling.ts';
import { isLegal } from '#games/traction/referee/state.ts';

/** The ruling that a move without a foul was made for: a tackle, or the touch that wins. */
function gained(rulings: readonly Ruling[], code: Ruling['code']): Ruling | null {
  return (isLegal(rulings) && rulings.find((ruling) => ruling.code === code)) || null;
}

export const tackleIn = (rulings: readonly Ruling[]): Ruling | null => gained(rulings, 'tackle-base');
export const touchIn = (rulings: readonly Ruling[]): Ruling | null => gained(rulings, 'pad-contact');
