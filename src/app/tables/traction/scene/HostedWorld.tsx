import { Physics, useRapier } from '@react-three/rapier';
import { useLayoutEffect } from 'react';
import type { Physics as SimPhysics } from '#sim/physics.ts';
import { ENGINE_SETTINGS, emptyWorld } from '#sim/world/fixed.ts';
import { UNITS } from '#sim/world/units.ts';
import type { ShownTable } from '#play/traction/session/shownTable.ts';

const DOWN: [number, number, number] = [0, -ENGINE_SETTINGS.gravity, 0];

export interface HostedWorldProps {
  readonly physics: SimPhysics;
  readonly shown: ShownTable;
  /** Draws the wireframes of the simulation's own colliders. */
  readonly colliders: boolean;
}

/**
 * `<Physics>` hosting the world that the simulation owns (invariant 1): paused, it never steps it and nothing in the
 * scene inserts into it. It writes its parameters into the world that it holds when it mounts, so it is given the
 * simulation's. The engine counts in other units than the scene, and so do the wireframes.
 */
export function HostedWorld({ physics, shown, colliders }: HostedWorldProps) {
  return (
    <group scale={1 / UNITS}>
      <Physics
        paused
        timeStep={ENGINE_SETTINGS.timestep}
        interpolate={false}
        colliders={false}
        gravity={DOWN}
        lengthUnit={ENGINE_SETTINGS.lengthUnit}
        numSolverIterations={ENGINE_SETTINGS.solverIterations}
        contactNaturalFrequency={ENGINE_SETTINGS.contactNaturalFrequency}
        allowedLinearError={ENGINE_SETTINGS.allowedLinearError}
        predictionDistance={ENGINE_SETTINGS.predictionDistance}
        debug={colliders}
      >
        <Guest physics={physics} shown={shown} />
      </Physics>
    </group>
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
