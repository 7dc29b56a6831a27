import { addScaled, sub, type Vec3 } from '#sim/maths/vec3.ts';
import { pixelsIn, type Picture, type Shot } from './framing.ts';
import { HAND_PX, heightPx, type InHand } from './shots.ts';

/** A thing that a pointer holds: its corners, where it may be dragged, and the way to its goal. */
export type Dragged = Required<Pick<InHand, 'body' | 'around' | 'lands'>>;

/** Of what is around it so much stays in the picture as leaves it large (house values). */
const AROUND_SHARES = [1, 0.6, 0.3, 0] as const;
/** Halvings of the way between the eye and what it comes to: a pixel is no wider. */
const HALVINGS = 10;

/**
 * The eye goes straight to the place that is gripped, without turning: this one keeps its pixel, and every pixel means
 * a place that lies nearer to it by the same share. As far as its way stays in the picture, until it is large.
 */
export function approached({ body, around, lands }: Dragged, at: Vec3, shot: Shot, picture: Picture): Shot {
  const from = (share: number): Shot => ({
    ...shot,
    eye: addScaled(at, sub(shot.eye, at), share),
    target: addScaled(at, sub(shot.target, at), share),
  });
  const isLarge = (by: Shot): boolean => heightPx({ body }, by, picture) >= HAND_PX.least;
  const nearest = (points: readonly Vec3[]): Shot => {
    let [near, far] = [0, 1];
    for (let i = 0; i < HALVINGS; i += 1) {
      const share = (near + far) / 2;
      if (!isLarge(from(share)) && areFree(points, from(share), picture)) far = share;
      else near = share;
    }
    return from(far);
  };
  const tries = AROUND_SHARES.map((share) =>
    nearest([...around.map((to) => addScaled(at, sub(to, at), share)), ...lands]),
  );
  const px = tries.map((by) => heightPx({ body }, by, picture));
  const most = Math.max(...px);
  return tries[px.findIndex((high) => high > 0.97 * most)] ?? shot;
}

function areFree(points: readonly Vec3[], shot: Shot, picture: Picture): boolean {
  const { width, height, covered } = picture;
  return pixelsIn(points, shot, picture).every(
    ({ x, y }) => x >= covered.left && x <= width - covered.right && y >= covered.top && y <= height - covered.bottom,
  );
}
