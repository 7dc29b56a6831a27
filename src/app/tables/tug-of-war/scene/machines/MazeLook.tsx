import { useMemo, useRef } from 'react';
import type { Group } from 'three';
import { rivalOf } from '#games/tug-of-war/ids.ts';
import { isWall, MAZE_SIZE, zoneAt } from '#games/tug-of-war/modules/maze.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { redSeat } from '#play/tug-of-war/say/sayings.ts';
import { mazeLine, SQUARE_M } from '../machinePlaces.ts';
import { FLOOR_M, FLOOR_Z_M } from '../places.ts';
import { coloursOf, type MachineProps } from './machine.ts';
import { pushesFrom } from './mazePushes.ts';
import { useGlide } from './useGlide.ts';

const WALL_M = { thick: 0.0011, tall: 0.0045 } as const;
/** The tray leans towards where the square is pushed, rad (house value). */
const LEAN = 0.1;
const LIFT_M = 0.006;

/** The tray with its walls and both end zones. */
function trayOf(red: string, blue: string): Solids {
  const solids = new Solids();
  const half = FLOOR_M / 2 - 0.005;
  const wood = { colour: '#8d6239', gloss: 0.3 };
  solids.box([-half, -0.003, -half], [half, 0, half], wood, { colour: '#ead9b6', gloss: 0.2 });
  for (let row = 0; row < MAZE_SIZE; row += 1)
    for (let col = 0; col < MAZE_SIZE; col += 1) {
      const [x, z, h] = [mazeLine(col), mazeLine(row), SQUARE_M / 2];
      const zone = zoneAt({ row, col });
      if (zone !== null)
        solids.box([x - h * 0.9, 0, z - h * 0.9], [x + h * 0.9, 0.0006, z + h * 0.9], {
          colour: zone === 'red' ? red : blue,
        });
      const { thick, tall } = WALL_M;
      if (isWall({ row, col }, 'up'))
        solids.box([x - h - thick, 0, z - h - thick], [x + h + thick, tall, z - h + thick], wood);
      if (isWall({ row, col }, 'left'))
        solids.box([x - h - thick, 0, z - h - thick], [x - h + thick, tall, z + h + thick], wood);
      if (row === MAZE_SIZE - 1)
        solids.box([x - h - thick, 0, z + h - thick], [x + h + thick, tall, z + h + thick], wood);
      if (col === MAZE_SIZE - 1)
        solids.box([x + h - thick, 0, z - h - thick], [x + h + thick, tall, z + h + thick], wood);
    }
  return solids;
}

const SQUARE = (() => {
  const solids = new Solids();
  const half = SQUARE_M * 0.38;
  solids.box([-half, 0.0002, -half], [half, 0.0055, half], { colour: '#7d3fa8', gloss: 0.6 });
  return solids;
})();

/** The maze, which tilts as the square is pushed. */
export function MazeLook({ header, state, came, still }: MachineProps) {
  const tray = useRef<Group>(null);
  const square = useRef<Group>(null);
  const red = redSeat(state);
  const colours = coloursOf(header);
  const [first, second] = [colours[red], colours[rivalOf(red)]];
  const solids = useMemo(() => trayOf(first, second), [first, second]);
  const { row, col } = machineOf(state, 'maze').state;
  useGlide({
    came,
    to: [row, col],
    still,
    via: (from) => pushesFrom(from, came),
    put: ([atRow = 0, atCol = 0], { from, to, share }) => {
      const lean = share >= 1 ? 0 : LEAN * Math.sin(Math.PI * Math.min(1, share * 1.1));
      const [down, along] = [Math.sign((to[0] ?? 0) - (from[0] ?? 0)), Math.sign((to[1] ?? 0) - (from[1] ?? 0))];
      tray.current?.rotation.set(lean * down, 0, -lean * along);
      square.current?.position.set(mazeLine(atCol), 0, mazeLine(atRow));
    },
  });
  return (
    <group ref={tray} position={[0, LIFT_M, FLOOR_Z_M]}>
      <SolidsLook solids={solids} />
      <group ref={square}>
        <SolidsLook solids={SQUARE} />
      </group>
    </group>
  );
}
