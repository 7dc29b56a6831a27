import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import { fault, ok, type Result } from '../../../../sim/result.ts';
import { dropPlan, roundPlanFor } from '../../../pages/plans.ts';
import { claimId, idOfMatch } from '../../../storage/matchIds.ts';
import { texts } from '../../../texts.ts';
import type { Round } from '../round/roundTypes.ts';
import { standardRound } from './standardRound.ts';

/** Sees to it that the round plays the match of this id: the one it has, the one agreed on, or the saved one. */
export async function openRoundMatch(id: string, { store, commands }: Round): Promise<Result<TrexlandsMatch>> {
  const { match } = store.getState();
  if (match !== null && idOfMatch(match) === id) return ok(match);
  const agreed = roundPlanFor(id);
  if (agreed === undefined) return fault('no-such-match', texts.saved.goneMeanwhile);
  const begun = commands.newMatch(agreed === 'standard-trexlands' ? standardRound() : agreed.match);
  if (!begun.ok) return begun;
  claimId(begun.value, id);
  dropPlan(id);
  return begun;
}
