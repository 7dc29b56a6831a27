import { newMatchId } from '../storage/matchIds.ts';

/** A new match that has been agreed on and is set up once its table is open. */
export interface Plan {
  readonly game: string;
  /** As the game's own form makes it; null for its standard match. */
  readonly agreed: unknown;
}

/** The word for a match of one person against a bot that fits, in the place of a form's agreement. */
export const ALONE = 'alone';

/** The same after a match that somebody has played to its end: it is no first match, whatever this browser keeps. */
export const ALONE_AGAIN = 'alone-again';

/** Plans by the id their match will have: the address is there before the match. */
const plans = new Map<string, Plan>();

/** Gives the id under which it is found. */
export function agreeOn(game: string, agreed: unknown = null): string {
  const id = newMatchId();
  plans.set(id, { game, agreed });
  return id;
}

export const planFor = (id: string): Plan | undefined => plans.get(id);

/** The match has begun. */
export const dropPlan = (id: string): void => void plans.delete(id);
