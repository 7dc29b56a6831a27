import type { TruckRuling } from '../../../../games/trexlands/referee/ruling.ts';
import { vec3, type Vec3 } from '../../../../sim/maths/vec3.ts';
import type { SessionState } from '../session/sessionTypes.ts';
import { arenaSpot, type Spot } from './places.ts';

/** With room for what is said over it, m (house values). */
const CLOSE_M = { around: 0.055, under: 0.02, tall: 0.07 } as const;

/** Around the truck that is watched again, where it came to lie. */
export function closeUps(): (session: SessionState) => readonly Vec3[] | null {
  let last: { readonly ruling: TruckRuling | undefined; readonly box: readonly Vec3[] | null } = {
    ruling: undefined,
    box: null,
  };
  return ({ roll, match }) => {
    const truck = roll?.again?.truck ?? null;
    const ruling = truck === null ? undefined : roll?.report?.rulings.find((of) => of.truck === truck);
    if (match === null || ruling === undefined) return null;
    if (last.ruling !== ruling)
      last = { ruling, box: boxAround(ruling, arenaSpot({ seats: match.state.seats, city: match.state.board.city })) };
    return last.box;
  };
}

function boxAround({ at }: TruckRuling, arena: Pick<Spot, 'x' | 'z'>): readonly Vec3[] {
  const [x, y, z] = [arena.x + at.xMm / 1000, at.yMm / 1000, arena.z + at.zMm / 1000];
  const ground = Math.max(0, y - CLOSE_M.under); // what has fallen off the table is looked for at its edge
  return [-1, 1].flatMap((dx) =>
    [-1, 1].flatMap((dz) =>
      [0, CLOSE_M.tall].map((dy) => vec3(x + dx * CLOSE_M.around, ground + dy, z + dz * CLOSE_M.around)),
    ),
  );
}
