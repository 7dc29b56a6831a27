import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { isPlacing } from '#games/trexlands/queries.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { SESSION_FAULTS } from './faults.ts';
import type { SessionState } from './sessionTypes.ts';

type AtTable = Pick<SessionState, 'match' | 'holder'>;

/**
 * TX-69: actions on private cards are for the player with the device. While it is on its way every such command has the
 * same answer, as any other would tell something of the cards. Null for actions on no private card.
 */
export function refusedByDevice({ match, holder }: AtTable, action: TrexlandsAction): Fault | null {
  if (match === null || match.state.phase.name !== 'arena' || match.state.outcome !== null) return null;
  const isPrivate = action.do === 'place' || (action.do === 'ready' && isPlacing(match.state));
  return isPrivate && action.seat !== holder ? SESSION_FAULTS.notInHand : null;
}

/**
 * The seat whose secrets the screen shows: that of the player with the device, and of who is alone with bots at any
 * time.
 */
export const viewingSeat = ({
  holder,
  alone,
  spectating,
}: Pick<SessionState, 'holder' | 'alone' | 'spectating'>): Seat | null => holder ?? (spectating ? null : alone);

/**
 * The seat that has the device, if it may speak now: it is asked, or the arena is open, where every seat may speak.
 * Else null: a seat that only reads its own cards says nothing by holding the device.
 */
export function speakerInHand({ match, holder }: AtTable): Seat | null {
  if (match === null || holder === null) return null;
  const isOpenArena = match.state.phase.name === 'arena' && !isPlacing(match.state);
  return isOpenArena || asked(match.state).includes(holder) ? holder : null;
}

/** The same of taking back: whether there is anything to take back tells whether something was placed. */
export function whyNotTakenBack({ match, holder }: AtTable): Fault | null {
  if (match === null || !isPlacing(match.state)) return null;
  return asked(match.state).some((placing) => placing === holder) ? null : SESSION_FAULTS.notInHand;
}

/**
 * The seat that goes on holding the device; null once it is asked no more, or its turn to place in private is over, the
 * last one's as well (TX-69).
 */
export function holderOn(
  { holder, match: before }: Pick<SessionState, 'holder' | 'match'>,
  match: SeenTrexlands,
): SessionState['holder'] {
  const placed = before !== null && placingIn(before) !== null && placingIn(match) !== placingIn(before);
  return holder !== null && !placed && asked(match.state).includes(holder) ? holder : null;
}

const placingIn = ({ state: { phase } }: SeenTrexlands): Seat | null => (phase.name === 'arena' ? phase.placing : null);
