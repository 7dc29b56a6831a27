import type { GameTypes } from '#engine/game.ts';
import type { Fault } from '#sim/result.ts';
import type { SessionCore } from '../session/core.ts';
import { DONE, type Outcome } from '../session/outcome.ts';
import type { MatchState } from '../session/state.ts';

/**
 * A thing on the table that the seat with the device can pick now, and what would come of it: worked out by the rules
 * from that seat's view alone. `T`: things of the table, `S`: the session's state, `A`: actions.
 */
export interface Offer<T, S, A> {
  readonly at: T;
  /** Its outcome, in about four words at most; null where another thing that means the same says it. */
  readonly badge: string | null;
  /** A press goes on with the choice, or makes it. */
  readonly next: { readonly picks: Partial<S> } | { readonly act: A };
}

/** The offer at that thing; null where it cannot be picked. */
export function offerAt<O extends { readonly at: object }>(offers: readonly O[], thing: object): O | null {
  const key = JSON.stringify(thing);
  return offers.find(({ at }) => JSON.stringify(at) === key) ?? null;
}

/** A thing is pressed: its offer is taken up, or it is said why there is none (null: for a reason that shows). */
export function pressed<G extends GameTypes, S extends MatchState<G>>(
  core: SessionCore<G, S>,
  offer: Offer<object, S, G['action']> | null,
  whyNot: () => Fault | null,
  act: (action: G['action']) => Outcome = (action) => core.play(action),
): Outcome {
  if (offer === null) {
    const why = whyNot();
    return why === null ? DONE : core.refuse(why);
  }
  if ('act' in offer.next) return act(offer.next.act);
  core.set(offer.next.picks);
  return core.tell({ fault: null });
}
