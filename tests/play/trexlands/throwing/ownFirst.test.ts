import { expect, it } from 'vitest';
import type { Ray } from '#play/input/ray.ts';
import { posesOf } from '#play/trexlands/poses.ts';
import { ownFirst } from '#play/trexlands/throwing/ownFirst.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { TRUCK_MIDDLE } from '#sim/roll/truck.ts';
import { ADA_AND_BO, fakeSession } from '../../../app/tables/trexlands/fakeSession.ts';
import { inPlay } from '../../../games/trexlands/support.ts';

const OWN = pieceId('0-T1');
const RIVALS = pieceId('1-T1');
/** From over the rival's Camp down to the middle of a truck, as an eye sees it, m. */
const FROM = vec3(0.3, 0.6, -1);

const middleOf = (truck: PieceId) => {
  const at = posesOf(inPlay()).get(truck)?.position ?? vec3(0, 0, 0);
  return vec3(at.x + TRUCK_MIDDLE.x, at.y + TRUCK_MIDDLE.y, at.z + TRUCK_MIDDLE.z);
};

const rayTo = ({ x, y, z }: ReturnType<typeof vec3>): Ray => {
  const [dx, dy, dz] = [x - FROM.x, y - FROM.y, z - FROM.z];
  const far = Math.hypot(dx, dy, dz);
  return { origin: FROM, direction: vec3(dx / far, dy / far, dz / far) };
};

/** The truck that is taken by a pointer on the rival's truck, which stands in the way. */
function takenAt(target: ReturnType<typeof vec3>, chosen: PieceId | null = null) {
  const session = fakeSession();
  session.commands.newMatch(ADA_AND_BO);
  session.stand(inPlay());
  session.shown.place(posesOf(inPlay()), 'at-once');
  if (chosen !== null) session.commands.choose(chosen);
  const thing = ownFirst(
    session,
    () => ({ kind: 'truck', truck: RIVALS }),
    () => 0.01,
  )(rayTo(target));
  return thing?.kind === 'truck' ? thing.truck : null;
}

it('a truck of one’s own is taken through a rival’s that stands before it in the picture', () => {
  expect(takenAt(middleOf(OWN))).toBe(OWN);
});

it('the rival’s is pointed at where no truck of one’s own is behind it, or its middle is nearer', () => {
  expect(takenAt(middleOf(RIVALS))).toBe(RIVALS);
  expect(takenAt(vec3(0, 0, 0.05))).toBe(RIVALS);
});

it('once a truck is chosen the rival’s stands for its place', () => {
  expect(takenAt(middleOf(OWN), pieceId('0-T2'))).toBe(RIVALS);
});
