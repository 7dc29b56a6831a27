import { refusals } from '#games/traction/texts.ts';
import { DONE } from '#play/session/outcome.ts';
import { type ChosenHand, handOfSeat } from '../chosenHands.ts';
import type { Core } from '../core.ts';
import type { SessionCommands, SessionState } from '../sessionTypes.ts';

/** The seat to move keeps it: the other seats' hands stay their own. */
function chosen({ state }: Core, part: Partial<ChosenHand>): Partial<SessionState> {
  const own: ChosenHand = { handMode: state.handMode, hand: state.hand, ...part };
  const seat = state.match?.state.turn.seat;
  return { ...own, ...(seat === undefined ? {} : { chosenHands: { ...state.chosenHands, [seat]: own } }) };
}

/** How a player plays and looks: nothing here touches the match. */
export function viewCommands(core: Core) {
  return {
    setHandMode: (handMode) => {
      if (handMode !== 'free' && core.state.match?.state.options.hands === 'free')
        return core.refuse(refusals.freeHandsOnly());
      return core.set({
        ...chosen(core, { handMode }),
        corner: null,
        path: [],
        aim: null,
        forecast: null,
        foulHeld: false,
      });
    },
    setHand: (hand) => {
      core.hands.chosen(hand);
      return core.set(chosen(core, { hand }));
    },
    takeHands: (chosenHands) => {
      const { match } = core.state;
      core.set({ chosenHands });
      return match === null ? DONE : core.set(handOfSeat(core.state, match, match.state.turn.seat));
    },
    dismissFault: () => core.set({ fault: null }),
    toggleOverlay: (which) => core.set({ overlay: { ...core.state.overlay, [which]: !core.state.overlay[which] } }),
    setCamera: (camera) => {
      core.look(camera);
      const { bumping, reachFor } = core.state; // keys have chosen what they touch next
      if (!bumping && reachFor === null) core.set({ hovered: null, hoveredPad: null });
      return DONE;
    },
  } satisfies Partial<SessionCommands>;
}
