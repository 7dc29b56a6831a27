import { useMemo } from 'react';
import { BoxGeometry } from 'three';
import type { TerraId } from '#games/trexlands/ids.ts';
import type { TerrainId } from '#games/trexlands/board/terraDeck.ts';
import { flatMaterial, WHITE } from '#app/scene/overlays/flat.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { GroundTiles } from '../board/GroundTiles.tsx';
import type { Print } from '../board/prints.ts';
import { PrintsLook } from '../BoardLook.tsx';
import { TABLE_TOP_M } from '../level.ts';
import { untouchable } from '../rolls/untouchable.ts';
import { type Point, Solids, type Stuff } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { ARENA_HALF_M, RIM_M } from './arenaMeasures.ts';

const WOOD: Stuff = { colour: '#6e4a2c', gloss: 0.5 };
const CAP: Stuff = { colour: '#8a6140', gloss: 0.7 };
const BRASS: Stuff = { colour: '#d2a24a', gloss: 0.8, shine: 0.3 };
const CARD: Stuff = { colour: '#2d2a27' };
const CHAMFER_M = 0.003;
/** Quarter turns from the right side to the one before those who look. */
const FRONT = 3;

/** In place of the front side, which would hide trucks from a low eye: a lip of wood, a pane on it (house value). */
const LIP_M = 0.008;
const PANE = new BoxGeometry(2 * ARENA_HALF_M, RIM_M.tall - LIP_M, 0.002).translate(
  0,
  (RIM_M.tall + LIP_M) / 2,
  ARENA_HALF_M + 0.001,
);
const GLASS = flatMaterial({ color: WHITE, opacity: 0.09 });

/**
 * The tray's four sides, mitred at the corners, as high as the simulation has them but for the front one, with brass on
 * the corners.
 */
function tray(): Solids {
  const solids = new Solids();
  const [inner, outer] = [ARENA_HALF_M, ARENA_HALF_M + RIM_M.thick];
  solids.box([-outer, TABLE_TOP_M, -outer], [outer, -0.0003, outer], CARD);
  for (let k = 0; k < 4; k += 1) {
    solids.at({ x: 0, z: 0, yaw: (k * Math.PI) / 2 }, () => {
      const top = k === FRONT ? LIP_M : RIM_M.tall;
      const edge = top - CHAMFER_M;
      const [a, b] = [inner + CHAMFER_M, outer - CHAMFER_M];
      const profile = [
        [inner, 0, WOOD],
        [inner, edge, CAP],
        [a, top, CAP],
        [b, top, CAP],
        [outer, edge, WOOD],
        [outer, TABLE_TOP_M, WOOD],
      ] as const;
      profile.slice(1).forEach(([x, y], i) => {
        const [from, low, stuff] = profile[i] ?? profile[0];
        const at = (out: number, height: number, aside: number): Point => [out, height, aside];
        solids.facet([at(from, low, -from), at(from, low, from), at(x, y, x), at(x, y, -x)], stuff);
      });
      const corner = RIM_M.tall;
      solids.box([inner - 0.0004, 0, inner - 0.0004], [outer + 0.0008, corner + 0.0008, outer + 0.0008], BRASS);
    });
  }
  return solids;
}

/** The square that is fought for lies around the tray, with its name on both sides, m (house values). */
const SQUARE_M = 1.7;
const NAME_M = { aside: 0.37, tall: 0.04 } as const;
const SQUARE = [{ x: 0, z: 0, wide: SQUARE_M, deep: SQUARE_M }];
const FLOOR = [{ x: 0, z: 0, wide: 2 * ARENA_HALF_M, deep: 2 * ARENA_HALF_M }];

interface ArenaLookProps {
  readonly terrain: TerrainId;
  /** The square of the battle; null for none. */
  readonly battle: TerraId | null;
}

/**
 * The tray that trucks are thrown into, around the origin of its group, its floor in y = 0: a lamp of its own hangs
 * over it.
 */
export function ArenaLook({ terrain, battle }: ArenaLookProps) {
  const solids = useMemo(() => tray(), []);
  return (
    <>
      <GroundTiles ground={terrain} patches={FLOOR} pool="own" />
      <SolidsLook solids={solids} pool="own" />
      <mesh geometry={PANE} material={GLASS} raycast={untouchable} dispose={null} />
      {battle !== null && <Square terrain={terrain} battle={battle} />}
    </>
  );
}

function Square({ terrain, battle }: ArenaLookProps) {
  const prints = useMemo(
    () =>
      [battle ?? '', gameTexts.battle.terrains[terrain]].map((word, i): Print => ({
        word,
        at: { x: (2 * i - 1) * NAME_M.aside, z: 0, yaw: 0 },
        tallM: NAME_M.tall,
      })),
    [battle, terrain],
  );
  return (
    <group position-y={TABLE_TOP_M / 2}>
      <GroundTiles ground={terrain} patches={SQUARE} pool="own" />
      <PrintsLook prints={prints} pool="own" />
    </group>
  );
}
