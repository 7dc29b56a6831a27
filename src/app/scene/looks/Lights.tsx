import { KEY_LIGHT } from './room.ts';
import { useTableLook } from './lookContext.ts';

export interface LightsProps {
  /** Whether opaque things throw shadows; pyramids lay their own, tinted shade and need none. */
  readonly shadows?: boolean;
  /** Side of the square around the origin whose shadows are drawn, m. */
  readonly playM?: number;
  /** Texels along a side of the shadow map. */
  readonly shadowMapSize?: number;
}

/** Far enough for the whole square to be in front of it, near enough to keep depth precise. */
const LAMP_DISTANCE_M = 1.2;

/**
 * The lamp as three's own materials see it, and the background behind the table. Pieces, pads and table tops are lit by
 * the same lamp and by the room in their own shaders; this is for everything else that stands there. Of the room there
 * is no environment map: nothing would mirror it, and the code that draws one weighs as much as a third of the page's
 * own scripts.
 */
export function Lights({ shadows = false, playM = 0.6, shadowMapSize = 1024 }: LightsProps) {
  const { light } = useTableLook();
  // Seen along the lamp the square's corners are at most half a diagonal from the middle.
  const reach = playM * Math.SQRT1_2;
  return (
    <>
      <color attach="background" args={[light.background]} />
      <directionalLight
        position={KEY_LIGHT.direction.clone().multiplyScalar(LAMP_DISTANCE_M)}
        color={light.lamp.colour}
        intensity={light.lamp.intensity}
        castShadow={shadows}
        shadow-mapSize={[shadowMapSize, shadowMapSize]}
        shadow-radius={3}
        shadow-bias={-0.0004}
        shadow-normalBias={0.0004}
      >
        <orthographicCamera
          attach="shadow-camera"
          args={[-reach, reach, reach, -reach, LAMP_DISTANCE_M - reach, LAMP_DISTANCE_M + reach]}
        />
      </directionalLight>
    </>
  );
}
