import { cos, hypot, sin } from '#sim/maths/trig.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { NOTHING_CHOSEN } from '../blank.ts';
import type { Core } from '../core.ts';
import type { Bump, SessionCommands } from '../sessionTypes.ts';
import { SESSION_FAULTS } from '../faults.ts';

/** A bumped table shoves something by so much, mm (house values): less, and what stands firm only rocks. */
const BUMP_MM = { least: 14, most: 30 };

/** A shove that no hand would do by mistake is longer (house value). */
export const LONGEST_SHOVE_MM = 150;

/** Touches that are not the turn's: by another seat, or a bump. */
export function otherHands(core: Core, random: () => number) {
  const { runner } = core;
  return {
    bump: (bump = {}) => {
      const { match } = core.state;
      if (runner.underWay !== null) return core.refuse(runner.underWay);
      const piece = bump.piece ?? match?.state.pieces[Math.floor(random() * match.state.pieces.length)]?.id;
      if (piece === undefined) return core.refuse(SESSION_FAULTS.noPiece);
      const mm = Math.round(hypot(...(bump.pushMm ?? [0, 0])));
      if (!(mm <= LONGEST_SHOVE_MM)) return core.refuse(SESSION_FAULTS.shoveTooFar(mm, LONGEST_SHOVE_MM));
      return runner.push({ do: 'disturb', piece, by: bump.by ?? null }, pushOf(bump, random));
    },
    startBump: (on) => {
      if (!on) return core.set({ bumping: false });
      const { playable } = core;
      if (!playable.ok) return core.refuse(playable.fault);
      return core.set({ ...NOTHING_CHOSEN, bumping: true, fault: null });
    },
    reach: (seat) => {
      const { match } = core.state;
      if (seat === null) return core.set({ reachFor: null });
      const { playable } = core;
      if (!playable.ok) return core.refuse(playable.fault);
      if (match?.state.turn.seat === seat) return core.refuse(SESSION_FAULTS.ownTurn);
      return core.set({ ...NOTHING_CHOSEN, reachFor: asSeat(seat), fault: null });
    },
  } satisfies Partial<SessionCommands>;
}

function pushOf({ pushMm }: Bump, random: () => number): readonly [number, number] {
  if (pushMm) return pushMm;
  const angle = 2 * Math.PI * random();
  const far = BUMP_MM.least + (BUMP_MM.most - BUMP_MM.least) * random();
  return [far * cos(angle), far * sin(angle)];
}
