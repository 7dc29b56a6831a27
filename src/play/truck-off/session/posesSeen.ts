import { withTruck } from '#games/truck-off/changes.ts';
import { numberOf } from '#games/truck-off/ids.ts';
import { view } from '#games/truck-off/view.ts';
import { selectedBy } from '../offers/offers.ts';
import { posesOf } from '../poses.ts';
import { standing } from '../shownState.ts';
import { chooserOf } from './players.ts';
import type { SessionState } from './sessionTypes.ts';

/** With the trucks that the seat with the device selects before its venues. */
export function posesSeen(told: SessionState): ReturnType<typeof posesOf> {
  const seat = chooserOf(told);
  if (told.match === null || seat === null) return told.match === null ? new Map() : posesOf(standing(told.match));
  const sent = selectedBy(told.selected, seat);
  const state = view(told.match.state, seat);
  return posesOf(sent.reduce((so, id) => withTruck(so, id, { at: numberOf(id) }), state));
}
