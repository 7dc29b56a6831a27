import { useThree } from '@react-three/fiber';
import { specialOf } from '#games/truck-off/specials/specials.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { Solids } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/SolidsLook.tsx';
import { captions } from '#play/truck-off/texts/table.ts';
import { NARROW_PX } from './captionSize.ts';
import { TILE_M, venueSpot } from '#play/truck-off/places.ts';

/** From the middle of a tile to its board, and the caption over that, m (house values). */
const BOARD_M = { x: TILE_M.wide / 2 - 0.012, z: TILE_M.deep / 2 + 0.006, tall: 0.014 } as const;

/** Daily Specials stand at their venues as boards, each with its name over it (TO-42). */
export function SpecialsLook({ state }: { readonly state: TruckOffState }) {
  const px = useThree(({ size }) => (size.width < NARROW_PX ? 12 : 16));
  return state.venues.map(({ sides, special, shut }) => {
    if (special === null) return null;
    const { x, z } = venueSpot(state, sides);
    const [bx, bz] = [x + BOARD_M.x, z + BOARD_M.z];
    return (
      <group key={sides}>
        <group position={[bx, 0, bz]}>
          <SolidsLook solids={BOARD} />
        </group>
        <Caption
          text={captions.special(specialOf(special).name, shut)}
          side="above"
          px={px}
          place={(at) => void at.set(x, 0, bz + 0.006)}
        />
      </group>
    );
  });
}

function board(): Solids {
  const solids = new Solids();
  const { tall } = BOARD_M;
  solids.box([-0.008, 0, -0.004], [0.008, tall, -0.0025], { colour: '#6b4a2b' });
  solids.box([-0.007, 0.0015, -0.0025], [0.007, tall - 0.001, -0.002], { colour: '#2f3b36' });
  solids.box([-0.008, 0, 0.002], [0.008, tall * 0.8, 0.0035], { colour: '#6b4a2b' });
  return solids;
}

const BOARD = board();
