import type { HandMode, NewMatch } from '../tables/traction/session/sessionTypes.ts';
import { newMatchId } from './matchIds.ts';
import type { NewRound } from '../tables/trexlands/round/roundTypes.ts';

/** A new match that somebody has asked for and that is set up once the parlour is open. */
export interface Plan {
  readonly match: NewMatch;
  readonly handMode: HandMode;
}

/** The same of Trexlands. */
export interface RoundPlan {
  readonly game: 'trexlands';
  readonly match: NewRound;
}

/** What somebody has chosen, or what the form holds before anybody changes it. */
export type Agreed = Plan | 'standard' | RoundPlan | 'standard-trexlands';

/** Plans by the id their match will have: the address is there before the match. */
const plans = new Map<string, Agreed>();

/** Gives the id under which it is found. */
export function agreeOn(plan: Agreed): string {
  const id = newMatchId();
  plans.set(id, plan);
  return id;
}

const isRound = (agreed: Agreed): agreed is RoundPlan | 'standard-trexlands' =>
  agreed === 'standard-trexlands' || (agreed !== 'standard' && 'game' in agreed);

/** What was agreed on of a match of Traction. */
export function planFor(id: string): Plan | 'standard' | undefined {
  const agreed = plans.get(id);
  return agreed === undefined || isRound(agreed) ? undefined : agreed;
}

/** What was agreed on of a match of Trexlands. */
export function roundPlanFor(id: string): RoundPlan | 'standard-trexlands' | undefined {
  const agreed = plans.get(id);
  return agreed !== undefined && isRound(agreed) ? agreed : undefined;
}

/** The match has begun. */
export const dropPlan = (id: string): void => void plans.delete(id);
