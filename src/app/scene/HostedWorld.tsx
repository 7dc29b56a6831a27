import { Physics, useRapier } from '@react-three/rapier';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Physics as SimPhysics } from '../../sim/physics.ts';
import {
  ALLOWED_LINEAR_ERROR, CONTACT_NATURAL_FREQUENCY, GRAVITY, LENGTH_UNIT, PREDICTION_DISTANCE, SOLVER_ITERATIONS, TICK_S,
} from '../../sim/settings.ts';
import { emptyWorld } from '../../sim/world/tableWorld.ts';
import type { ShownTable } from '../match/shownTable.ts';

const DOWN: [number, number, number] = [0, -GRAVITY, 0];

export interface HostedWorldProps {
  readonly physics: SimPhysics;
  readonly shown: ShownTable;
  /** Draws the wireframes of the simulation's own colliders. */
  readonly colliders: boolean;
  readonly children?: ReactNode;
}

/**
 * `<Physics>` around the scene, hosting the world that the simulation owns (invariant 1): paused, it never steps it
 * and nothing in the scene inserts into it. It writes its parameters into whatever world it holds when it mounts, so
 * it is given the simulation's.
 */
export function HostedWorld({ physics, shown, colliders, children }: HostedWorldProps) {
  return (
    <Physics
      paused
      timeStep={TICK_S}
      interpolate={false}
      colliders={false}
      gravity={DOWN}
      lengthUnit={LENGTH_UNIT}
      numSolverIterations={SOLVER_ITERATIONS}
      contactNaturalFrequency={CONTACT_NATURAL_FREQUENCY}
      allowedLinearError={ALLOWED_LINEAR_ERROR}
      predictionDistance={PREDICTION_DISTANCE}
      debug={colliders}
    >
      <Guest physics={physics} shown={shown} />
      {children}
    </Physics>
  );
}

/** Hands `<Physics>` the world that is shown, and takes it back before `<Physics>` frees what it holds at its end. */
function Guest({ physics, shown }: Pick<HostedWorldProps, 'physics' | 'shown'>) {
  const { setWorld } = useRapier();
  useLayoutEffect(() => {
    // Held where no table is shown, and left behind: `<Physics>` frees what it holds at its end.
    const spare = emptyWorld(physics);
    return shown.attach((table) => setWorld(table?.world ?? spare));
  }, [physics, shown, setWorld]);
  return null;
}
