import { beforeAll, expect, it } from 'vitest';
import { ownerOf } from '#games/truck-off/ids.ts';
import { resolvePayouts } from '#games/truck-off/payout.ts';
import { sceneOfTable } from '#app/table/sceneOfTable.ts';
import { CardsPanel } from '#app/tables/truck-off/hud/dock/CardsPanel.tsx';
import { playedScene } from '#app/tables/truck-off/scene/playedScene.ts';
import { play } from '#play/truck-off/play.ts';
import { trayStage, venueSpot } from '#play/truck-off/places.ts';
import { createThrowing } from '#play/truck-off/throwing/throwing.ts';
import { TruckHand } from '#play/truck-off/throwing/truckHand.ts';
import { pieceId, seat as asSeat } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import type { Ray } from '#play/input/ray.ts';
import { selectTrucks, shown, sitDown, stateOf, throwAll } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

it('a truck in the hand is under the pointer, and goes to the venue that is there', () => {
  const session = sitDown(physics, 3);
  session.commands.passDevice(asSeat(0));
  const eye = vec3(0, 0.5, 0.9); // low enough that what is held high would be seen elsewhere
  const through = (x: number, z: number): Ray => ({ origin: eye, direction: vec3(x - eye.x, -eye.y, z - eye.z) });
  const hand = new TruckHand(session, createThrowing(session), () => ({ kind: 'truck', truck: '0-20' }));
  const { x, z } = venueSpot(stateOf(session), 20);
  hand.down({ id: 1, ray: through(0, 0.2), ms: 0 });
  hand.move({ id: 1, ray: through(x, z), ms: 50 });
  const at = session.shown.pieces.get(pieceId('0-20'))?.after.position ?? eye;
  const middle = { ...at, y: at.y + 0.0105 };
  const share = (eye.y - middle.y) / eye.y;
  expect(middle.x).toBeCloseTo(eye.x + share * (x - eye.x), 4);
  expect(middle.z).toBeCloseTo(eye.z + share * (z - eye.z), 4);
  expect(middle.y, 'over the roofs').toBeGreaterThan(0.03);
  hand.up({ id: 1, ray: through(x, z), ms: 100 });
  expect(session.store.getState().selected).toEqual(['0-20']);
});

it('all trucks are seen to drive in before the tray is looked at, however few pictures are drawn', () => {
  const session = sitDown(physics, 3);
  session.setCalm(false);
  const scene = sceneOfTable(session, createThrowing(session), playedScene);
  const isAtTray = (): boolean =>
    JSON.stringify(scene.getState().scenery?.stage) === JSON.stringify(trayStage(stateOf(session)));
  for (const seat of [0, 1, 2]) selectTrucks(session, seat, [8, 20]);
  expect(session.store.getState().stage).toBe('aiming');
  let pictures = 0;
  for (; !isAtTray(); pictures += 1) {
    expect(scene.getState().inHand, 'nor are dice').toBeNull();
    if (pictures > 20) throw new Error('the tray is never looked at');
    scene.advance(5, () => true);
  }
  expect(pictures).toBeGreaterThanOrEqual(6);
  expect(scene.getState().inHand).not.toBeNull();
  const { match } = session.store.getState();
  if (match === null) throw new Error('a match is at the table');
  const said = play.happened?.(match, session.store.getState()).sayings.map(({ text }) => text);
  expect(said).toEqual(['Ada sent 8 and 20; Bo 8 and 20; Cy 8 and 20.']);
});

it('each card to be chosen says the best that it would bring now', () => {
  const session = sitDown(physics, 3);
  for (const seat of [0, 1, 2]) selectTrucks(session, seat, [8, 20]);
  throwAll(session);
  session.commands.passDevice(asSeat(0));
  const state = stateOf(session);
  expect(state.phase.name).toBe('cards');
  const own = resolvePayouts(state).events.flatMap((event) =>
    event.type === 'paid'
      ? event.payout.trucks.flatMap(({ truck, amount }) => (ownerOf(truck) === 0 ? [amount] : []))
      : [],
  );
  const panel = shown(session, <CardsPanel seat={0} />);
  expect(panel).toMatch(new RegExp(`aria-label="Double[^"]*, \\+\\$${Math.max(...own)}"`));
  expect(panel.match(/aria-label="[^"]*, ([+−]?\$|rivals|no use)/g)).toHaveLength(
    panel.match(/data-card=/g)?.length ?? 0,
  );
});
