import type { Intent } from '#games/traction/perform.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { PieceId } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Core } from '../core.ts';
import type { Touch, TouchCommands } from '../sessionTypes.ts';
import { SESSION_FAULTS } from '../faults.ts';

/** The input's touches of the table. */
export function touchCommands(core: Core): TouchCommands {
  const { runner } = core;
  return {
    mayTouch: (piece) => mayTouch(core, piece),
    refuse: (fault) => core.refuse(fault),
    point: (pointing) => void core.set({ pointing }),
    hover: (piece, pad = null) => {
      const { hovered, hoveredPad } = core.state;
      if (hovered !== piece || hoveredPad !== pad) core.set({ hovered: piece, hoveredPad: pad });
    },
    grab: (piece, corner) => {
      const { reachFor, verb } = core.state;
      if (runner.driver.running) return core.refuse(SESSION_FAULTS.handOnTable(runner.piece));
      const intent: Intent = reachFor === null ? { do: verb, piece } : { do: 'disturb', piece, by: reachFor };
      return runner.grab(intent, corner);
    },
    // A pointer at the horizon is nowhere on the table: the hand stays where it was.
    swing: (swing) => {
      if (isThere(swing.tiltRad, swing.swivelDeg)) runner.swing(swing);
    },
    drag: (byMm) => {
      if (isThere(byMm.xMm, byMm.zMm)) runner.drag(byMm);
    },
    letGo: () => runner.letGo(),
    standing: (piece) => core.standingNow(piece),
  };
}

/** Larger than any angle or way on the table, degrees or mm (house value). */
const FAR = 1e6;
const isThere = (...numbers: readonly number[]): boolean => numbers.every((number) => Math.abs(number) < FAR);

function mayTouch(core: Core, piece: PieceId): Result<Touch> {
  const { runner } = core;
  const { bumping, reachFor, handMode, verb } = core.state;
  if (runner.driver.running) return { ok: false, fault: SESSION_FAULTS.handOnTable(runner.piece) };
  if (runner.piece === piece) return ok(handMode === 'free' ? 'swing' : 'aim');
  if (runner.piece !== null) return { ok: false, fault: SESSION_FAULTS.otherPieceUnderWay(runner.piece) };
  const gesture = { piece, grip: 'push', strokes: [] } as const;
  if (bumping || reachFor !== null) {
    const checked = core.check({ do: 'disturb', by: bumping ? null : reachFor, gesture });
    return checked.ok ? ok(bumping ? 'bump' : 'drag') : checked;
  }
  if (core.state.match !== null && whatMayBeDone(core.state.match.state).right.includes(piece)) return ok('right');
  const checked = core.check({ do: verb, piece, gesture, hand: handMode });
  return checked.ok ? ok(handMode === 'free' ? 'swing' : 'aim') : checked;
}
