import { useRef } from 'react';
import { BoxGeometry, type Group } from 'three';
import { rivalOf } from '#games/tug-of-war/ids.ts';
import { BLUE, GREY, RED, TILES, type PathState } from '#games/tug-of-war/modules/path.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { PAINT, SolidsLook } from '#app/scene/toy/toys.tsx';
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

const TILE = (() => {
  const solids = new Solids();
  solids.box([-HALF_M, -THICK_M / 2, -HALF_M], [HALF_M, THICK_M / 2, HALF_M], { colour: PAINT, gloss: 0.35 });
  return solids;
})();
const UNTAKEN = '#b9b5ab';

/** 64 tiles, which turn over as they change their colour; each can be touched. */
export function PathLook({ header, state, came, still }: MachineProps) {
  const tiles = useRef<(Group | null)[]>([]);
  const painters = useRef<(((colour: string) => void) | null)[]>([]);
  const red = redSeat(state);
  const colours = coloursOf(header);
  const paints = [UNTAKEN, colours[red], colours[rivalOf(red)]];
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
        painters.current[i]?.(paints[shown] ?? UNTAKEN);
        tile.rotation.x = turns ? Math.PI * (share < 0.5 ? share : share - 1) : 0;
        tile.position.y = THICK_M / 2 + 0.0006 + (turns ? LIFT_M * Math.sin(Math.PI * share) : 0);
      }),
  });
  return TILES.map((tile, i) => {
    const { x, z } = pathSpot(i);
    return (
      <group key={tile} position={[x, 0, z]}>
        <group ref={(group) => void (tiles.current[i] = group)}>
          <SolidsLook solids={TILE} painter={(paint) => void (painters.current[i] = paint)} />
        </group>
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
