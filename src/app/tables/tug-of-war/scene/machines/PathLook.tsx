import { useMemo, useRef } from 'react';
import { BoxGeometry, type Mesh } from 'three';
import { rivalOf } from '#games/tug-of-war/ids.ts';
import { BLUE, GREY, RED, TILES, type PathState } from '#games/tug-of-war/modules/path.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { toyGeometry, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { redSeat } from '#play/tug-of-war/say/sayings.ts';
import { PATH_TILE_M, pathSpot } from '../places.ts';
import { coloursOf, stoodAs, type MachineProps } from './machine.ts';
import type { Values } from '#play/tug-of-war/machines/glide.ts';
import { useGlide } from './useGlide.ts';

const THICK_M = 0.0026;
const LIFT_M = 0.012;
const HALF_M = PATH_TILE_M * 0.46;
const TOUCHED = new BoxGeometry(2 * HALF_M, THICK_M, 2 * HALF_M);

/** Tiles as numbers: grey, the first player's, the second's. */
const LETTERS = [GREY, RED, BLUE] as const;
const numbersOf = ({ tiles }: PathState): Values =>
  [...tiles].map((tile) => LETTERS.findIndex((letter) => letter === tile));

const tileOf = (colour: string): Solids => {
  const solids = new Solids();
  solids.box([-HALF_M, -THICK_M / 2, -HALF_M], [HALF_M, THICK_M / 2, HALF_M], { colour, gloss: 0.35 });
  return solids;
};

/** 64 tiles, which turn over as they change their colour; each can be touched. */
export function PathLook({ header, state, came, still }: MachineProps) {
  const tiles = useRef<(Mesh | null)[]>([]);
  const material = useToyMaterial();
  const red = redSeat(state);
  const colours = coloursOf(header);
  const [first, second] = [colours[red], colours[rivalOf(red)]];
  const grey = useMemo(() => toyGeometry(tileOf('#b9b5ab')), []);
  const own = useMemo(() => toyGeometry(tileOf(first)), [first]);
  const rivals = useMemo(() => toyGeometry(tileOf(second)), [second]);
  const geometries = [grey, own, rivals];
  useDisposed(grey);
  useDisposed(own);
  useDisposed(rivals);
  const now = machineOf(state, 'path').state;
  const stood = stoodAs(came, 'path');
  useGlide({
    came,
    to: numbersOf(now),
    still,
    via: () => (stood === null ? [] : [numbersOf(stood)]),
    put: (_, { from, to, share }) =>
      tiles.current.forEach((tile, i) => {
        if (tile === null) return;
        const turns = from[i] !== to[i];
        const shown = (turns && share < 0.5 ? from[i] : to[i]) ?? 0;
        tile.geometry = geometries[shown] ?? tile.geometry;
        tile.rotation.x = turns ? Math.PI * (share < 0.5 ? share : share - 1) : 0;
        tile.position.y = THICK_M / 2 + 0.0006 + (turns ? LIFT_M * Math.sin(Math.PI * share) : 0);
      }),
  });
  return TILES.map((tile, i) => {
    const { x, z } = pathSpot(i);
    return (
      <group key={tile} position={[x, 0, z]}>
        <mesh
          ref={(mesh) => void (tiles.current[i] = mesh)}
          geometry={grey}
          material={material}
          raycast={untouchable}
          dispose={null}
        />
        <mesh
          geometry={TOUCHED}
          position-y={THICK_M / 2 + 0.0006}
          visible={false}
          userData={{ thing: { kind: 'tile', tile } }}
          dispose={null}
        />
      </group>
    );
  });
}

const untouchable = () => null;
