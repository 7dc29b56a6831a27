import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { ShaderMaterial } from 'three';
import type { PyramidSize } from '#sim/pyramid.ts';
import { absorptionMaterial } from './absorption.ts';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import type { Light } from '#app/scene/looks/lights.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import { mirrorMaterial } from './mirrorImage.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { dress, plasticUniforms } from './plasticUniforms.ts';
import { type PyramidMeasures, usePyramidModel } from './pyramidModel.ts';
import { shadeMaterial } from './shade.ts';
import { sheetGeometry } from '#app/scene/looks/canvas.ts';
import { skinMaterial } from './skin.ts';
import { mirrorOf } from '#app/scene/looks/surfaceLooks.ts';

export interface PyramidLookProps {
  readonly size: PyramidSize;
  readonly seat: SeatIndex;
  readonly state?: PieceState;
  /** The preset of the table it stands on: a polished one mirrors it. */
  readonly surface?: string;
  /** Side of that table, m: no shade is laid beyond it. Its top is y = 0 of the world. */
  readonly tableM?: number;
}

/** Without a table's size the shade is never cut off. */
const ENDLESS_M = 100;

/** Things that lie on the table are drawn before the pieces, so that no piece's shade is laid over another piece. */
const IMAGE_FIRST = -2;
const SHADE_NEXT = -1;

const SHEET = sheetGeometry();

const untouchable = () => null;

function createPlastic(measures: PyramidMeasures, light: Light, shadeRays: number) {
  const uniforms = plasticUniforms(measures);
  const tableHalf = { value: ENDLESS_M };
  const mirror = { value: 0 };
  return {
    uniforms,
    tableHalf,
    mirror,
    body: [absorptionMaterial(uniforms), skinMaterial(uniforms, light)],
    shade: shadeMaterial(uniforms, tableHalf, light, shadeRays),
    image: mirrorMaterial(uniforms, tableHalf, mirror, light),
  };
}

/** The plastic of one piece, freed with it. */
function usePlastic(measures: PyramidMeasures) {
  const {
    light,
    detail: { shadeRays },
  } = useTableLook();
  const plastic = useMemo(() => createPlastic(measures, light, shadeRays), [measures, light, shadeRays]);
  useEffect(() => {
    const materials = [...plastic.body, plastic.shade, plastic.image];
    return () => materials.forEach((material) => material.dispose());
  }, [plastic]);
  return plastic;
}

/** Something a piece lays on the table; where is known to the graphics card alone. */
function OnTable({ material, order }: { readonly material: ShaderMaterial; readonly order: number }) {
  return (
    <mesh
      geometry={SHEET}
      material={material}
      renderOrder={order}
      frustumCulled={false}
      raycast={untouchable}
      dispose={null}
    />
  );
}

/**
 * One pyramid of see-through plastic and the tinted shadow it throws on the table, standing at the origin
 * of its parent. Put it in a group and move the group; it may be turned and moved but not scaled.
 */
export function PyramidLook({
  size,
  seat,
  state = 'normal',
  surface = 'custom',
  tableM = 2 * ENDLESS_M,
}: PyramidLookProps) {
  const { geometry, measures } = usePyramidModel(size);
  const plastic = usePlastic(measures);
  const invalidate = useThree((three) => three.invalidate);
  const {
    detail: { mirrors },
    outlined,
  } = useTableLook();
  const mirror = mirrors ? mirrorOf(surface) : 0;
  useLayoutEffect(() => {
    dress(plastic.uniforms, SEAT_LOOKS[seat], state, outlined);
    plastic.tableHalf.value = tableM / 2;
    plastic.mirror.value = mirror;
    invalidate();
  }, [plastic, seat, state, outlined, tableM, mirror, invalidate]);
  return (
    <>
      <mesh geometry={geometry} material={plastic.body} dispose={null} />
      {mirror > 0 && <OnTable material={plastic.image} order={IMAGE_FIRST} />}
      {state !== 'ghost' && <OnTable material={plastic.shade} order={SHADE_NEXT} />}
    </>
  );
}
