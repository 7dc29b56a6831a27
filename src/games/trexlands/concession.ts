import type { Seat } from '../../sim/ids.ts';
import { win } from './ending.ts';
import { stillPlaying } from './queries.ts';
import type { TrexlandsState } from './state.ts';
import { andThen, told, type Told } from './told.ts';

/** A seat gives up. The last one left wins; else what it has stays where it is, its trucks defend, and it is passed over. */
export function concede(state: TrexlandsState, seat: Seat): Told {
  const gone = told({ ...state, conceded: [...state.conceded, seat] }, { type: 'conceded', seat });
  const [only, ...more] = stillPlaying(gone.state);
  return only !== undefined && more.length === 0 ? andThen(gone, (s) => win(s, only, 'concession')) : gone;
}
