import { useMemo } from 'react';
import type { TerrainId } from '#games/trexlands/board/terraDeck.ts';
import { GroundTiles } from '../board/GroundTiles.tsx';
import { TABLE_TOP_M } from '../level.ts';
import { Solids, type Stuff } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { ARENA_HALF_M, RIM_M } from './arenaMeasures.ts';

const WOOD: Stuff = { colour: '#6e4a2c', gloss: 0.5 };
const CAP: Stuff = { colour: '#8a6140', gloss: 0.7 };
const BRASS: Stuff = { colour: '#d2a24a', gloss: 0.8, shine: 0.3 };
const CARD: Stuff = { colour: '#2d2a27' };
const CHAMFER_M = 0.003;

/**
 * The tray's four sides, mitred at the corners: inside a side apart, as high as the simulation has them, with brass on
 * the corners.
 */
function tray(): Solids {
  const solids = new Solids();
  const [inner, outer] = [ARENA_HALF_M, ARENA_HALF_M + RIM_M.thick];
  solids.box([-outer, TABLE_TOP_M, -outer], [outer, -0.0003, outer], CARD);
  for (let k = 0; k < 4; k += 1) {
    solids.at({ x: 0, z: 0, yaw: (k * Math.PI) / 2 }, () => {
      const [top, edge] = [RIM_M.tall, RIM_M.tall - CHAMFER_M];
      solids.facet(
        [
          [inner, 0, -inner],
          [inner, 0, inner],
          [inner, edge, inner],
          [inner, edge, -inner],
        ].map(([x = 0, y = 0, z = 0]) => [x, y, z] as const),
        WOOD,
      );
      solids.facet(
        [
          [outer, TABLE_TOP_M, outer],
          [outer, TABLE_TOP_M, -outer],
          [outer, edge, -outer],
          [outer, edge, outer],
        ],
        WOOD,
      );
      const [a, b] = [inner + CHAMFER_M, outer - CHAMFER_M];
      solids.facet(
        [
          [inner, edge, inner],
          [a, top, a],
          [a, top, -a],
          [inner, edge, -inner],
        ],
        CAP,
      );
      solids.facet(
        [
          [a, top, a],
          [b, top, b],
          [b, top, -b],
          [a, top, -a],
        ],
        CAP,
      );
      solids.facet(
        [
          [b, top, b],
          [outer, edge, outer],
          [outer, edge, -outer],
          [b, top, -b],
        ],
        CAP,
      );
      solids.box([inner - 0.0004, edge - 0.012, inner - 0.0004], [outer + 0.0008, top + 0.0008, outer + 0.0008], BRASS);
    });
  }
  return solids;
}

/**
 * The tray that trucks are thrown into, around the origin of its group, its floor in y = 0: a lamp of its own hangs
 * over it.
 */
export function ArenaLook({ terrain }: { readonly terrain: TerrainId }) {
  const solids = useMemo(() => tray(), []);
  const floor = useMemo(() => [{ x: 0, z: 0, wide: 2 * ARENA_HALF_M, deep: 2 * ARENA_HALF_M }], []);
  return (
    <>
      <GroundTiles ground={terrain} patches={floor} pool="own" />
      <SolidsLook solids={solids} pool="own" />
    </>
  );
}
