import type { Ruling, RulingCode } from '#games/traction/referee/ruling.ts';
import type { Call, Calls, Film, Ruling as AnyRuling } from '#app/replay/film.ts';
import type { RulingPlace } from '#play/route.ts';
import { victimsOf } from '#play/traction/watch/victims.ts';
import { isFault, isLegal } from '#games/traction/referee/state.ts';
import type { Flash } from '#app/scene/tableScene.ts';

/** Whether a ruling is a player's fault; null where it is neither a foul nor a nudge that is let pass. */
export function callOf(ruling: Ruling): Call {
  if (isFault(ruling)) return 'foul';
  return ruling.code === 'jiggle' ? 'allowed' : null;
}

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

const NO_MATTER: ReadonlySet<RulingCode> = new Set<RulingCode>(['jiggle']);
/** Rulings that a move is made for; a foul makes nothing of them (TR-13, TR-32). */
const GAINS: ReadonlySet<RulingCode> = new Set<RulingCode>(['pad-contact', 'tackle-base']);

/** The rulings that flash: faults, and gains as long as there is no fault. */
export function flashesOf(rulings: readonly Ruling[]): readonly Flash[] {
  const legal = isLegal(rulings);
  return rulings
    .filter(({ code }) => !NO_MATTER.has(code) && (legal || !GAINS.has(code)))
    .map((ruling, i) => ({ key: `${ruling.code} ${ruling.tick} ${i}`, at: ruling.at, fault: isFault(ruling) }));
}
