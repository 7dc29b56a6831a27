import { DONE, type Outcome } from '#play/session/outcome.ts';
import { whyNotArrange } from '#games/traction/arranging.ts';
import type { TractionState } from '#games/traction/state.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { standingPose } from '#sim/world/standing.ts';
import { arrangingOf, asUsual, isChanged, withInHandAt, type Arranging } from '../arranging.ts';
import { NOTHING_CHOSEN } from '../blank.ts';
import type { Core } from '../core.ts';
import type { SessionCommands } from '../sessionTypes.ts';

/** A seat's own pieces, placed before the first turn (TR-41). `cancel` drops what is not kept. */
export function arrangeCommands(core: Core) {
  const change = (how: (arranging: Arranging, state: TractionState) => Arranging): Outcome => {
    const { arranging, match } = core.state;
    if (arranging === null || match === null) return DONE; // there is nothing to change
    return core.set({ arranging: how(arranging, match.state), fault: null });
  };
  return {
    startArranging: (seat) => {
      const { playable } = core;
      if (!playable.ok) return core.refuse(playable.fault);
      const { state } = playable.value;
      const why = whyNotArrange(state, seat);
      if (why !== null) return core.refuse(why);
      return core.set({
        ...NOTHING_CHOSEN,
        hovered: null,
        hoveredPad: null,
        arranging: arrangingOf(state, seat),
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
      if (arranging === null || match === null) return DONE;
      const { seat, pieces, fault } = arranging;
      if (fault !== null) return core.refuse(fault);
      if (!isChanged(match.state, arranging)) return core.set({ arranging: null });
      return core.play({ do: 'arrange', seat, pieces }, 'seen');
    },
  } satisfies Partial<SessionCommands>;
}

/** The table shows the pieces where they would stand, and where they stand as soon as nothing is placed any more. */
export function showArranging(core: Core): void {
  core.store.subscribe(({ arranging, intent, spectating }, before) => {
    // something else was begun
    if (arranging !== null && (intent !== null || spectating)) core.set({ arranging: null });
    else if (arranging?.pieces !== before.arranging?.pieces)
      core.shown.lay(
        new Map(arranging?.pieces.map((piece) => [piece.id, standingPose(pyramidOf(piece.id), piece, 0)])),
      );
  });
}
