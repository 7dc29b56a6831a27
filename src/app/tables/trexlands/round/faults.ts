import type { Fault } from '../../../../sim/result.ts';
import { refusal, REFUSALS } from '../../../session/refusals.ts';
import { texts } from '../../../texts.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const ROUND_FAULTS = {
  ...REFUSALS,
  rolling: refusal('rolling', texts.trexlands.refused.rolling),
  noRoll: refusal('no-roll', texts.trexlands.refused.noRoll),
  byChance: (truck: string): Fault => refusal('by-chance', `${texts.trexThrowing.byChance(truck)}.`),
  givenUp: (truck: string): Fault => refusal('given-up', `${texts.trexThrowing.givenUp([truck])}.`),
  notYourThrow: (player: string, truck: string): Fault =>
    refusal('not-your-throw', texts.trexlands.refused.notYourThrow(player, truck)),
  notInHand: refusal('not-in-hand', texts.trexlands.refused.notInHand),
  notAsked: refusal('not-asked', texts.trexlands.refused.notAsked),
  cannotGo: (place: string): Fault => refusal('cannot-go', texts.trexlands.refused.cannotGo(place)),
  severalWays: (place: string): Fault => refusal('several-ways', texts.trexlands.refused.severalWays(place)),
} as const;
