import type { Ruling } from '#games/traction/referee/ruling.ts';
import type { Calls, Film, Ruling as AnyRuling } from '#app/replay/film.ts';
import type { RulingPlace } from '#play/route.ts';
import { callOf } from './callOf.ts';
import { flashesOf } from './flashesOf.ts';
import { victimsOf } from '#play/traction/watch/victims.ts';

/** A film of Traction has rulings of Traction. */
export const ofTraction = (ruling: AnyRuling): Ruling => ruling as Ruling;

/** Which ruling of a film of Traction. */
export function rulingAt({ acts }: Film, { action, ruling }: RulingPlace): Ruling | undefined {
  const said = acts[action]?.rulings[ruling];
  return said && ofTraction(said);
}

/** The ruling being shown has marks of its own but for a place where two features met. */
const unmarked = (rulings: readonly Ruling[], about: AnyRuling | null): readonly Ruling[] =>
  about === null ? rulings : rulings.filter((ruling) => ruling === about && ruling.feature !== null);

export const CALLS: Calls = {
  of: (ruling) => callOf(ofTraction(ruling)),
  victims: (rulings) => victimsOf(rulings.map(ofTraction)),
  flashes: (rulings, about) => flashesOf(unmarked(rulings.map(ofTraction), about)),
};
