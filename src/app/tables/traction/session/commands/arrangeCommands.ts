import { whyNotArrange } from '../../../../../games/traction/arranging.ts';
import type { TractionState } from '../../../../../games/traction/state.ts';
import { pyramidOf } from '../../../../../sim/pyramid.ts';
import { standingPose } from '../../../../../sim/world/standing.ts';
import type { ActionDesk } from '../actionDesk.ts';
import { arrangingOf, asUsual, isChanged, withInHandAt, type Arranging } from '../arranging.ts';
import { NOTHING_CHOSEN, type Core } from '../core.ts';
import { SESSION_FAULTS } from '../faults.ts';
import { playChoice } from './choiceCommands.ts';
import { handFault, type Part } from './part.ts';

/** A seat's own pieces, placed before the first turn (TR-41). `cancel` drops what is not kept. */
export function arrangeCommands(
  core: Core,
  desk: ActionDesk,
): Part<'startArranging' | 'takeToPlace' | 'placeInHand' | 'placeAsUsual' | 'keepPlaces'> {
  const change = (how: (arranging: Arranging, state: TractionState) => Arranging): void => {
    const { arranging, match } = core.state;
    if (arranging !== null && match !== null) core.set({ arranging: how(arranging, match.state), fault: null });
  };
  return {
    startArranging: (seat) => {
      const { match, lookingOn } = core.state;
      if (match === null) return void core.refuse(SESSION_FAULTS.noMatch);
      if (lookingOn) return void core.refuse(SESSION_FAULTS.lookingOn);
      if (desk.piece !== null) return void core.refuse(handFault(desk));
      const why = whyNotArrange(match.state, seat);
      if (why !== null) return void core.refuse(why);
      core.set({
        ...NOTHING_CHOSEN,
        hovered: null,
        hoveredPad: null,
        arranging: arrangingOf(match.state, seat),
        fault: null,
      });
    },
    takeToPlace: (piece) =>
      change((arranging) =>
        arranging.pieces.some(({ id }) => id === piece) ? { ...arranging, inHand: piece } : arranging,
      ),
    placeInHand: (at) => change((arranging, state) => withInHandAt(state, arranging, at)),
    placeAsUsual: () => change((arranging, state) => asUsual(state, arranging)),
    keepPlaces: () => {
      const { arranging, match } = core.state;
      if (arranging === null || match === null) return;
      const { seat, pieces, fault } = arranging;
      if (fault !== null) return void core.refuse(fault);
      if (isChanged(match.state, arranging)) playChoice(core, desk, { do: 'arrange', seat, pieces }, false);
      else core.set({ arranging: null });
    },
  };
}

/** The table shows the pieces where they would stand, and where they stand as soon as nothing is placed any more. */
export function showArranging(core: Core): void {
  core.store.subscribe(({ arranging, intent, lookingOn }, before) => {
    if (arranging !== null && (intent !== null || lookingOn)) core.set({ arranging: null }); // somebody has begun something else
    else if (arranging?.pieces !== before.arranging?.pieces)
      core.shown.lay(
        new Map(arranging?.pieces.map((piece) => [piece.id, standingPose(pyramidOf(piece.id), piece, 0)])),
      );
  });
}
