import { expect, it } from 'vitest';
import type { Ray } from '#play/input/ray.ts';
import { posesOf } from '#play/trexlands/poses.ts';
import { MoveHand } from '#play/trexlands/throwing/moveHand.ts';
import type { Thing } from '#play/trexlands/session/sessionTypes.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { ADA_AND_BO, fakeSession } from '../../../app/tables/trexlands/fakeSession.ts';
import { inPlay } from '../../../games/trexlands/support.ts';

const TRUCK = pieceId('0-T1');

/** The owner of a pointer that comes down so far to the left of a truck in its Camp, mm, where that thing lies. */
function claimedAt(besideMm: number, under: Thing, slackM: number) {
  const session = fakeSession();
  session.commands.newMatch(ADA_AND_BO);
  session.stand(inPlay());
  session.shown.place(posesOf(inPlay()), 'at-once');
  const at = posesOf(inPlay()).get(TRUCK)?.position ?? vec3(0, 0, 0);
  const ray: Ray = { origin: vec3(at.x - besideMm / 1000, 1, at.z), direction: vec3(0, -1, 0) };
  const hand = new MoveHand(
    session,
    () => under,
    () => slackM,
  );
  return hand.down({ id: 1, ray, kind: 'touch' });
}

it('a finger beside a truck in its Camp takes the truck, and one further away turns the view', () => {
  const camp: Thing = { kind: 'camp', seat: seat(0) };
  expect(claimedAt(30, camp, 0.02)).toBe('ours');
  expect(claimedAt(30, camp, 0)).toBe('camera');
  expect(claimedAt(60, camp, 0.02)).toBe('camera');
});

it('and one on a card or a rival’s truck beside it does not', () => {
  expect(claimedAt(30, { kind: 'card', card: 'toll', seat: seat(0) }, 0.02)).toBe('camera');
  expect(claimedAt(30, { kind: 'truck', truck: pieceId('1-T1') }, 0.02)).toBe('camera');
});
