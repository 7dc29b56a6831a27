import type { RollAsked } from '../../../../games/trexlands/rolls.ts';
import type { TrexlandsState } from '../../../../games/trexlands/state.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import { arenaSpot, spotOfRamp, spotOfTerra, TILE_M } from './places.ts';

export interface TopProps {
  readonly header: TrexlandsMatch['header'];
  /** As everybody may see it. */
  readonly state: TrexlandsState;
  readonly roll: RollAsked | null;
}

/** What never moves by itself: board, Camps and arena. */
export function Top({ state }: TopProps) {
  const shape = { seats: state.seats, city: state.board.city };
  const arena = arenaSpot(shape);
  return (
    <>
      {state.board.tiles.map(({ id }) => {
        const { x, z } = spotOfTerra(shape, id);
        return (
          <mesh key={id} position={[x, 0.001, z]} rotation={[-Math.PI / 2, 0, 0]} userData={{ thing: { kind: 'terra', terra: id } }}>
            <planeGeometry args={[TILE_M, TILE_M]} />
          </mesh>
        );
      })}
      {state.board.ramps.map((ramp) => {
        const { x, z, yaw } = spotOfRamp(shape, ramp);
        return (
          <mesh key={ramp.id} position={[x, 0.001, z]} rotation={[-Math.PI / 2, 0, yaw]} userData={{ thing: { kind: 'ramp', ramp: ramp.id } }}>
            <planeGeometry args={[0.05, TILE_M]} />
          </mesh>
        );
      })}
      <mesh position={[arena.x, 0.001, arena.z]} rotation={[-Math.PI / 2, 0, 0]} userData={{ thing: { kind: 'arena' } }}>
        <planeGeometry args={[0.5, 0.5]} />
      </mesh>
    </>
  );
}
