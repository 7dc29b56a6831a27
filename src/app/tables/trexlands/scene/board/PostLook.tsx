import { useMemo } from 'react';
import { BoxGeometry } from 'three';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { FootShade } from '../toy/FootShade.tsx';
import { Solids, ring, type Stuff } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/SolidsLook.tsx';
import { useToyMaterial } from '#app/scene/toy/useToyMaterial.ts';
import { badgeTexture } from './badgeTexture.ts';

const CUBE_M = 0.013;
const POLE_M = 0.02;
const CUBE = new BoxGeometry(CUBE_M, CUBE_M, CUBE_M).translate(0, POLE_M + CUBE_M / 2, 0);
const WOOD: Stuff = { colour: '#5c4027', gloss: 0.3 };
const untouchable = () => null;

function pole(): Solids {
  const solids = new Solids();
  solids.stump(
    [
      { outline: ring(8, 0.0075), y: 0 },
      { outline: ring(8, 0.0062), y: 0.003 },
    ],
    WOOD,
  );
  solids.stump(
    [
      { outline: ring(6, 0.0018), y: 0.003 },
      { outline: ring(6, 0.0018), y: POLE_M },
    ],
    WOOD,
  );
  return solids;
}

/** A Post: a lantern on a pole with its owner's colour and mark on every side, at the origin. */
export function PostLook({ seat }: { readonly seat: SeatIndex }) {
  const solids = useMemo(() => pole(), []);
  const material = useToyMaterial({ gloss: 0.6 }, badgeTexture(SEAT_LOOKS[seat]));
  return (
    <>
      <FootShade radius={0.008} />
      <SolidsLook solids={solids} />
      <mesh geometry={CUBE} material={material} dispose={null} raycast={untouchable} />
    </>
  );
}
