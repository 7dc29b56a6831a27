import { useMemo } from 'react';
import { TERRAINS } from '#games/trexlands/board/terraDeck.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { seatIndexOf } from '#play/table/tableLook.ts';
import { boardPrints } from './board/boardPrints.ts';
import { boardSolids } from './board/boardSolids.ts';
import { GroundTiles, type Patch } from './board/GroundTiles.tsx';
import { PostLook } from './board/PostLook.tsx';
import { CORNER_M } from './board/tokenPlaces.ts';
import { type Shape, TILE_M, cityBox, spotOfTerra } from '#play/trexlands/places.ts';
import { SolidsLook, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { ORDER } from './level.ts';
import type { Pool } from '#app/scene/toy/toyMaterial.ts';
import { type Print, printGeometry, printTexture } from './board/prints.ts';

export interface BoardLookProps {
  readonly header: Pick<TrexlandsMatch['header'], 'seats'>;
  readonly state: Pick<TrexlandsState, 'seats' | 'board' | 'terra'>;
  /** The looker's: names are the right way up for them. */
  readonly yaw: number;
}

/** The Terra with their borders, the ramps, the City, and the Posts. */
export function BoardLook({ header, state: { seats, board, terra }, yaw }: BoardLookProps) {
  const shape = useMemo((): Shape => ({ seats, city: board.city }), [seats, board.city]);
  const solids = useMemo(() => boardSolids(shape, board), [shape, board]);
  const prints = useMemo(() => boardPrints(shape, board, yaw), [shape, board, yaw]);
  return (
    <>
      <Grounds shape={shape} tiles={board.tiles} />
      <SolidsLook solids={solids} />
      <PrintsLook prints={prints} />
      {terra.map(({ id, post }) => {
        const { x, z } = spotOfTerra(shape, id);
        return (
          post && (
            <group key={id} position={[x - CORNER_M, 0, z - CORNER_M]}>
              <PostLook seat={seatIndexOf({ header }, post.owner)} />
            </group>
          )
        );
      })}
    </>
  );
}

function Grounds({ shape, tiles }: { readonly shape: Shape; readonly tiles: TrexlandsState['board']['tiles'] }) {
  const city = useMemo((): Patch[] => [cityBox(shape)], [shape]);
  const grounds = useMemo(
    () =>
      TERRAINS.map((ground) => ({
        ground,
        patches: tiles
          .filter(({ terrain }) => terrain === ground)
          .map(({ id }): Patch => ({ ...spotOfTerra(shape, id), wide: TILE_M, deep: TILE_M })),
      })),
    [tiles, shape],
  );
  return (
    <>
      {grounds.map(
        ({ ground, patches }) => patches.length > 0 && <GroundTiles key={ground} ground={ground} patches={patches} />,
      )}
      <GroundTiles ground="city" patches={city} />
    </>
  );
}

const untouchable = () => null;

/** Words and signs printed on the table, drawn at once. */
export function PrintsLook({ prints, pool = 'table' }: { readonly prints: readonly Print[]; readonly pool?: Pool }) {
  const geometry = useMemo(() => printGeometry(prints), [prints]);
  const texture = useMemo(() => printTexture(prints), [prints]);
  useDisposed(geometry);
  useDisposed(texture);
  const material = useToyMaterial({ see: 'printed', pool }, texture);
  return (
    <mesh geometry={geometry} material={material} renderOrder={ORDER.prints} dispose={null} raycast={untouchable} />
  );
}
