import type { HandMode, NewMatch } from '../match/sessionTypes.ts';
import { newMatchId } from '../storage/matchIds.ts';

/** A new match that somebody has asked for and that is set up once the parlour is open. */
export interface Plan {
  readonly match: NewMatch;
  readonly handMode: HandMode;
}

/** What somebody has chosen, or what the form holds before anybody changes it. */
export type Agreed = Plan | 'standard';

/** Plans by the id their match will have: the address is there before the match. */
const plans = new Map<string, Agreed>();

/** Gives the id under which `planFor` finds it. */
export function agreeOn(plan: Agreed): string {
  const id = newMatchId();
  plans.set(id, plan);
  return id;
}

export const planFor = (id: string): Agreed | undefined => plans.get(id);

/** The match has begun. */
export const dropPlan = (id: string): void => void plans.delete(id);
