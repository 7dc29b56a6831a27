import { InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { COIN_M, X_M } from '../board/tokenPlaces.ts';
import { DIMNESS, FOOT_SHADE, FOOT_SHADE_AT } from '#app/scene/toy/FootShade.tsx';
import { isMoving, onItsWay, type Flight } from '#app/scene/toy/flights.ts';
import { TOKEN_GEOMETRIES } from './tokenGeometry.ts';

/** A full board and full Camps of four, and as many again as lie in an exchange. */
const ROOM = { v: 96 + 4 * 72 + 116, x: 4 * 18 + 16 } as const;
const SECONDS = 0.65;
/** The last of many to go sets out so much later than the first, s. */
const SPREAD_S = 0.5;

const untouchable = () => null;

/** As many of a thing as there are, and what is dim under those that lie lowest. */
export interface Instances {
  readonly tokens: InstancedMesh;
  readonly shades: InstancedMesh;
  readonly radius: number;
}

/** Nothing is drawn of them before they are put somewhere. */
export function instancesOf(kind: 'v' | 'x'): Instances {
  const tokens = new InstancedMesh(TOKEN_GEOMETRIES[kind], undefined, ROOM[kind]);
  const shades = new InstancedMesh(FOOT_SHADE, DIMNESS, ROOM[kind]);
  for (const mesh of [tokens, shades]) {
    mesh.frustumCulled = false; // they are all over the table
    mesh.raycast = untouchable;
    mesh.count = 0; // else all of them lie in the middle, a metre across, one over the other
  }
  shades.renderOrder = FOOT_SHADE_AT.order;
  return { tokens, shades, radius: (kind === 'v' ? COIN_M : X_M).radius };
}

const matrix = new Matrix4();
const position = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const UP = new Vector3(0, 1, 0);
const STRAIGHT = new Quaternion();
const ON_THE_GROUND_M = 0.001;

/** Puts each where it is after so many seconds; whether all have arrived. */
export function put({ tokens, shades, radius }: Instances, flights: readonly Flight[], seconds: number): boolean {
  const moving = flights.filter(isMoving).length;
  const wait = SPREAD_S / Math.max(1, moving);
  let gone = 0;
  flights.slice(0, tokens.instanceMatrix.count).forEach((flight, i) => {
    const begins = isMoving(flight) ? wait * gone++ : 0;
    const share = Math.max(0, Math.min(1, (seconds - begins) / SECONDS));
    const pose = onItsWay(flight, isMoving(flight) ? share : 1);
    matrix.compose(
      position.set(pose.x, pose.y, pose.z),
      turn.setFromAxisAngle(UP, pose.yaw),
      size.setScalar(pose.size),
    );
    tokens.setMatrixAt(i, matrix);
    const lies = pose.y < ON_THE_GROUND_M && pose.size === 1;
    shades.setMatrixAt(i, matrix.compose(position.setY(FOOT_SHADE_AT.y), STRAIGHT, size.setScalar(lies ? radius : 0)));
  });
  for (const mesh of [tokens, shades]) {
    mesh.count = Math.min(flights.length, mesh.instanceMatrix.count);
    mesh.instanceMatrix.needsUpdate = true;
  }
  return seconds >= SECONDS + SPREAD_S;
}
