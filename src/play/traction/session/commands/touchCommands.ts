import type { Intent } from '#games/traction/perform.ts';
import type { PieceId } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import type { ActionDesk } from '../actionDesk.ts';
import type { Core } from '../core.ts';
import type { Touch, TouchCommands } from '../sessionTypes.ts';
import { SESSION_FAULTS } from '../faults.ts';
import { standingNow } from './standingNow.ts';

/** The input's touches of the table. */
export function touchCommands(core: Core, desk: ActionDesk): TouchCommands {
  return {
    mayTouch: (piece) => mayTouch(core, desk, piece),
    refuse: (fault) => void core.refuse(fault),
    point: (pointing) => core.set({ pointing }),
    hover: (piece, pad = null) => {
      const { hovered, hoveredPad } = core.state;
      if (hovered !== piece || hoveredPad !== pad) core.set({ hovered: piece, hoveredPad: pad });
    },
    grab: (piece, corner) => {
      const { reachFor, verb } = core.state;
      if (desk.driver.running) return core.refuse(SESSION_FAULTS.handOnTable(desk.piece));
      const intent: Intent = reachFor === null ? { do: verb, piece } : { do: 'disturb', piece, by: reachFor };
      return desk.grab(intent, corner);
    },
    swing: (swing) => desk.swing(swing),
    drag: (byMm) => desk.drag(byMm),
    letGo: () => desk.letGo(),
    standing: (piece) => standingNow(core, desk, piece),
  };
}

function mayTouch(core: Core, desk: ActionDesk, piece: PieceId): Result<Touch> {
  const { bumping, reachFor, handMode, verb } = core.state;
  if (desk.driver.running) return { ok: false, fault: SESSION_FAULTS.handOnTable(desk.piece) };
  if (desk.piece === piece) return ok(handMode === 'free' ? 'swing' : 'aim');
  if (desk.piece !== null) return { ok: false, fault: SESSION_FAULTS.otherPieceUnderWay(desk.piece) };
  const gesture = { piece, grip: 'push', strokes: [] } as const;
  if (bumping || reachFor !== null) {
    const checked = core.check({ do: 'disturb', by: bumping ? null : reachFor, gesture });
    return checked.ok ? ok(bumping ? 'bump' : 'drag') : checked;
  }
  const checked = core.check({ do: verb, piece, gesture, hand: handMode });
  return checked.ok ? ok(handMode === 'free' ? 'swing' : 'aim') : checked;
}
