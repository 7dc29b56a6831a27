import { misfit } from '#engine/files/misfit.ts';
import { ok, type Result } from '#sim/result.ts';
import { contenders } from '../ending.ts';
import { BARRY } from '../ids.ts';
import { diceOfSet, TIE_SETS } from '../numbers.ts';
import { moneyOf } from '../queries.ts';
import type { Tied, TieBreak, TruckOffState } from '../state.ts';
import type { PositionFile } from './schema.ts';
import { say } from './texts.ts';

const BARRYS = TIE_SETS[1];

/**
 * TO-31: those who throw for it. All who have the most money, as none has chosen yet, or those of them that the file
 * names: some fall out when the rest are tied again.
 */
export function tiedIn({ tied }: PositionFile, state: TruckOffState): Result<TieBreak> {
  const owners = contenders(state);
  const most = Math.max(...owners.map((owner) => moneyOf(state, owner)));
  const best = owners.filter((owner) => moneyOf(state, owner) === most);
  if (best.length < 2) return misfit(['position', 'money'], `the most, ${most}, once`, say.mostTied);
  const named = tied ?? best.map((owner) => ({ owner, set: null, faces: null }));
  const wrong = strange(named, best);
  if (wrong !== null) return wrong;
  return ok({
    name: 'tie',
    tied: named.map(({ owner, set, faces }) => ({ owner, set: owner === BARRY ? BARRYS : set, faces })),
  });
}

function strange(tied: readonly Tied[], best: readonly Tied['owner'][]): ReturnType<typeof misfit> | null {
  if (tied.length < 2) return misfit(['position', 'tied'], `${tied.length} of them`, say.mostTied);
  const places = tied.map(({ owner }) => best.indexOf(owner));
  const other = places.findIndex((place, i) => place < 0 || place <= (places[i - 1] ?? -1));
  if (other >= 0) return misfit(['position', 'tied', other, 'owner'], `${tied[other]?.owner}`, say.ofTheMost);
  for (const [i, one] of tied.entries()) {
    const why = strangeOne(one, tied[i - 1]);
    if (why !== null) return misfit(['position', 'tied', i, why[0]], JSON.stringify(one[why[0]]), why[1]);
  }
  return null;
}

function strangeOne(
  { owner, set, faces }: Tied,
  before: Tied | undefined,
): readonly [key: 'set' | 'faces', expected: string] | null {
  if (owner === BARRY && set !== null && set !== BARRYS) return ['set', say.barrysSet(BARRYS)];
  if (faces === null) return null;
  const chosen = owner === BARRY ? BARRYS : set;
  if (chosen === null) return ['faces', say.setFirst];
  if (before?.faces === null) return ['faces', say.inTurn];
  const dice = diceOfSet(chosen);
  const high = dice.find((sides, i) => (faces[i] ?? 0) > sides);
  return high === undefined ? null : ['faces', say.facesOf(dice)];
}
