import { Environment, Lightformer } from '@react-three/drei';
import { KEY_LIGHT } from './keyLight.ts';
import { PANELS, WALLS } from './room.ts';

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

/** The lamp as three's own materials see it. */
function Lamp({ shadows, playM, shadowMapSize }: Required<LightsProps>) {
  // Seen along the lamp the square's corners are at most half a diagonal from the middle.
  const reach = playM * Math.SQRT1_2;
  return (
    <directionalLight
      position={KEY_LIGHT.direction.clone().multiplyScalar(LAMP_DISTANCE_M)}
      color={KEY_LIGHT.colour}
      intensity={KEY_LIGHT.intensity}
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
  );
}

/** The room as three's own materials see it: panels, drawn once into a small cube. No picture is fetched. */
function Room() {
  return (
    <Environment resolution={64} frames={1} environmentIntensity={0.7}>
      <color attach="background" args={[WALLS.middle]} />
      {PANELS.map(({ at, width, height, colour, intensity }) => (
        <Lightformer key={at.join()} form="rect" position={[...at]} scale={[width, height]} color={colour} intensity={intensity} />
      ))}
    </Environment>
  );
}

/**
 * Day at the table: one soft lamp behind it and a bright room all around. Pieces, pads and table tops are
 * lit by the same lamp and room in their own shaders; this is for everything else that stands there.
 */
export function Lights({ shadows = false, playM = 0.6, shadowMapSize = 1024 }: LightsProps) {
  return (
    <>
      <Lamp shadows={shadows} playM={playM} shadowMapSize={shadowMapSize} />
      <Room />
    </>
  );
}
