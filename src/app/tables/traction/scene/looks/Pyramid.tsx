import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import { AllOf, useGathering, useMember } from '#app/scene/looks/Gathered.tsx';
import { sheetGeometry } from '#app/scene/looks/canvas.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { mirrorOf, surfaceLookOf } from '#app/scene/looks/surfaceLooks.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { PYRAMIDS, type PyramidSize } from '#sim/pyramid.ts';
import { ghostMaterial } from './ghost.ts';
import { glassMaterial, hullGeometry } from './glass.ts';
import { groundUniforms, type PadOnGround } from './ground.glsl.ts';
import { mirrorMaterial } from './mirrorImage.ts';
import { plasticOf, PYRAMIDS_DRAWN } from './plastic.ts';
import { shadeMaterial } from './shade.ts';

export interface PyramidLookProps {
  readonly size: PyramidSize;
  readonly seat: SeatIndex;
  readonly state?: PieceState;
}

/**
 * One pyramid of coloured glass, standing at the origin of its parent. Put it in a group and move the group; it may be
 * turned and moved but not scaled. `Pyramids` draws it.
 */
export const PyramidLook = ({ state = 'normal', ...piece }: PyramidLookProps) =>
  state === 'ghost' ? <GhostLook {...piece} /> : <PieceLook {...piece} state={state} />;

function PieceLook({ size, seat, state }: Required<PyramidLookProps>) {
  const { outlined } = useTableLook();
  const invalidate = useThree((three) => three.invalidate);
  const member = useMemo(() => ({ values: new Float32Array(4 * PYRAMIDS_DRAWN.texels) }), []);
  const anchor = useMember(PYRAMIDS_DRAWN, member);
  useLayoutEffect(() => {
    member.values.set(plasticOf(size, SEAT_LOOKS[seat], state, outlined));
    invalidate();
  }, [member, size, seat, state, outlined, invalidate]);
  return <group ref={anchor} />;
}

const HULL = hullGeometry();
const SHEET = sheetGeometry();

/** Things that lie on the table are drawn before what is marked there. */
const IMAGE_FIRST = -2;
const SHADE_NEXT = -1;

export interface PyramidsProps {
  /** The preset of the table they stand on: a polished one mirrors them. */
  readonly surface: string;
  /** Side of that table, m: no shade is laid beyond it. Its top is y = 0 of the world. */
  readonly tableM: number;
  readonly pads: readonly PadOnGround[];
}

/** All pyramids of the picture, and what they lay on the table. */
export function Pyramids({ surface, tableM, pads }: PyramidsProps) {
  const { light, detail } = useTableLook();
  const { lines } = useGathering(PYRAMIDS_DRAWN);
  const { faces, seesOthers, shadeRays, mirrors } = detail;
  const mirror = mirrors ? mirrorOf(surface) : 0;
  const ground = useMemo(() => groundUniforms(surfaceLookOf(surface), tableM, pads), [surface, tableM, pads]);
  const [glass, shade, image] = useMemo(
    () => [
      glassMaterial(lines, ground, light, { faces, seesOthers }),
      shadeMaterial(lines, ground.uTableHalf, light, shadeRays),
      mirrorMaterial(lines, ground.uTableHalf, mirror, light),
    ],
    [lines, ground, light, faces, seesOthers, shadeRays, mirror],
  );
  useDisposed(glass);
  useDisposed(shade);
  useDisposed(image);
  return (
    <>
      <AllOf kind={PYRAMIDS_DRAWN} geometry={HULL} material={glass} />
      <AllOf kind={PYRAMIDS_DRAWN} geometry={SHEET} material={shade} order={SHADE_NEXT} />
      {mirror > 0 && <AllOf kind={PYRAMIDS_DRAWN} geometry={SHEET} material={image} order={IMAGE_FIRST} />}
    </>
  );
}

/** Where a piece would stand, drawn in light. */
function GhostLook({ size, seat }: Pick<PyramidLookProps, 'size' | 'seat'>) {
  const { light } = useTableLook();
  const material = useMemo(() => ghostMaterial(PYRAMIDS[size], SEAT_LOOKS[seat].colour, light), [size, seat, light]);
  useDisposed(material);
  return <mesh geometry={HULL} material={material} renderOrder={1} frustumCulled={false} dispose={null} />;
}
