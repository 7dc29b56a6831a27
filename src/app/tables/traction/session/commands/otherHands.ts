import { seat as asSeat } from '../../../../../sim/ids.ts';
import type { ActionDesk } from '../actionDesk.ts';
import { NOTHING_CHOSEN, type Core } from '../core.ts';
import type { Bump } from '../sessionTypes.ts';
import { SESSION_FAULTS } from '../faults.ts';
import { handFault, type Part } from './part.ts';

/** A bumped table shoves something by so much, mm (house values): less, and what stands firm only rocks. */
const BUMP_MM = { least: 14, most: 30 };

/** Touches that are not the turn's: by another seat, or by nobody. */
export function otherHands(core: Core, desk: ActionDesk, random: () => number): Part<'bump' | 'startBump' | 'reach'> {
  return {
    bump: (bump = {}) => {
      const { match } = core.state;
      if (desk.piece !== null) return void core.refuse(handFault(desk));
      const piece = bump.piece ?? match?.state.pieces[Math.floor(random() * match.state.pieces.length)]?.id;
      if (piece === undefined) return void core.refuse(SESSION_FAULTS.noPiece);
      desk.push({ do: 'disturb', piece, by: bump.by ?? null }, pushOf(bump, random));
    },
    startBump: (on) => {
      if (!on) return core.set({ bumping: false });
      if (core.state.lookingOn) return void core.refuse(SESSION_FAULTS.lookingOn);
      if (desk.piece !== null) return void core.refuse(handFault(desk));
      core.set({ ...NOTHING_CHOSEN, bumping: true, fault: null });
    },
    reach: (seat) => {
      const { match } = core.state;
      if (seat === null) return core.set({ reachFor: null });
      if (core.state.lookingOn) return void core.refuse(SESSION_FAULTS.lookingOn);
      if (desk.piece !== null) return void core.refuse(handFault(desk));
      if (match?.state.turn.seat === seat) return void core.refuse(SESSION_FAULTS.ownTurn);
      core.set({ ...NOTHING_CHOSEN, reachFor: asSeat(seat), fault: null });
    },
  };
}

function pushOf({ pushMm }: Bump, random: () => number): readonly [number, number] {
  if (pushMm) return pushMm;
  const angle = 2 * Math.PI * random();
  const far = BUMP_MM.least + (BUMP_MM.most - BUMP_MM.least) * random();
  return [far * Math.cos(angle), far * Math.sin(angle)];
}
