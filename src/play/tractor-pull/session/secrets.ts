import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { deedOf } from '#games/tractor-pull/targets.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { onlyOthersActed } from '#play/session/onlyOthers.ts';
import type { SessionState } from './sessionTypes.ts';

/**
 * Whether what is chosen now, and all that it is chosen from, is open to everybody. Then nobody has to hand the device
 * on. The last face of a character is not: the other one might still take back the first.
 */
export function choosesOpenly(state: TractorPullState): boolean {
  const [pending] = state.queue;
  if (pending !== undefined) return deedOf(pending).do !== 'draw';
  switch (state.phase.name) {
    case 'faces':
    case 'install':
    case 'deploy':
    case 'award':
      return false;
    default:
      return true;
  }
}

/** Whether a hand may be looked at while the choice itself is open, as of pairs and of vehicles on the field. */
export const mayShowHand = ({ phase, queue }: TractorPullState): boolean =>
  queue.length > 0 || phase.name === 'recruit' || phase.name === 'eject';

/** Whether only what lies open has to do with the choice, so that a hint may be told in front of the other one. */
export const needsNoHand = (state: TractorPullState, seat: number): boolean =>
  choosesOpenly(state) && state.players[seat === 0 ? 0 : 1].hand.length === 0;

/** Whether the action is somebody's secret who does not have the device. */
export const isElsewhere = (
  { match, holder }: Pick<SessionState, 'match' | 'holder'>,
  action: TractorPullAction,
): boolean =>
  match !== null &&
  match.state.outcome === null &&
  action.do !== 'concede' &&
  !choosesOpenly(match.state) &&
  action.seat !== holder;

/** The seat that goes on holding the device: as long as it is asked for what is secret, or may look at its hand. */
export const holderOn = ({ holder }: Pick<SessionState, 'holder'>, state: TractorPullState): SessionState['holder'] =>
  holder !== null && asked(state).some((seat) => seat === holder) && (!choosesOpenly(state) || mayShowHand(state))
    ? holder
    : null;

/** Whether the other one has only chosen in secret since, so that the seat has the same choice as before. */
export const leavesChoice = (before: SeenTractorPull, now: SeenTractorPull, seat: number): boolean =>
  !choosesOpenly(before.state) &&
  before.state.phase.name === now.state.phase.name &&
  onlyOthersActed(before, now, seat);
