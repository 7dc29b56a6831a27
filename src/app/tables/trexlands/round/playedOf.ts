import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { Round, RoundState } from './roundTypes.ts';

interface Played {
  readonly match: TrexlandsMatch | null;
  readonly lookingOn: boolean;
}

const played = ({ played: match, lookingOn }: RoundState): Played => ({ match, lookingOn });

/** A round as far as it was played, for saving: a roll that is rolling counts before it has been seen. */
export const playedOf = ({ store }: Round) => ({
  getState: (): Played => played(store.getState()),
  getInitialState: (): Played => played(store.getInitialState()),
  subscribe: (hear: (now: Played, before: Played) => void): (() => void) =>
    store.subscribe((now, before) => hear(played(now), played(before))),
});
