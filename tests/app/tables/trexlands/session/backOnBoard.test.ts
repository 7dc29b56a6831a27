import { expect, it } from 'vitest';
import { closeUps } from '#app/tables/trexlands/scene/closeUp.ts';
import { spotOfTerra, TILE_M } from '#play/trexlands/places.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { rotate } from '#sim/maths/quat.ts';
import { atArena, type AtArena } from '../throwing/atArena.ts';

const PICTURE_S = 0.016;
/** A scene that is watched again and again is over so soon. */
const MOST_S = 6;
/** The eye's flight to where the trucks tumble is within it; back to the board it is a cut. */
const TRUCKS = ['0-T1', '0-T2', '1-T1', '1-T2'].map(pieceId);

const rollOf = ({ session }: AtArena) => session.store.getState().roll;
const upOf = ({ session }: AtArena, truck: (typeof TRUCKS)[number]): number => {
  const pose = session.shown.pieces.get(truck)?.after;
  if (pose === undefined) throw new Error('it is on the table');
  return rotate(pose.rotation, vec3(0, 1, 0)).y;
};

/** Pictures pass until the trucks are seen on the board; how long that took, s. */
function untilBack(there: AtArena): number {
  let pictures = 0;
  for (; pictures < 1000 && rollOf(there)?.back !== true; pictures += 1) there.session.advance(PICTURE_S);
  return pictures * PICTURE_S;
}

it('a battle is over in less than six seconds, and its trucks lie in the Terra as they fell', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const there = await atArena('battle', seed);
    there.session.commands.rollForMe();
    expect(untilBack(there)).toBeLessThan(MOST_S);
    const { match, stage } = there.session.store.getState();
    if (match === null) throw new Error('there is a match');
    expect(stage).toBe('called'); // its call can be read as long as one likes
    const { x, z } = spotOfTerra({ seats: 2, city: match.state.board.city }, 'b2');
    for (const { id, upright } of rollOf(there)?.report?.trucks ?? []) {
      const at = there.session.shown.pieces.get(id)?.after.position ?? vec3(0, 0, 0);
      expect(Math.max(Math.abs(at.x - x), Math.abs(at.z - z))).toBeLessThan(TILE_M / 2);
      if (upright) expect(upOf(there, id)).toBeCloseTo(1, 1);
      else expect(upOf(there, id)).toBeLessThan(0.9);
    }
  }
});

it('says how each truck lies as soon as it lies, the others still tumbling', async () => {
  const there = await atArena('battle');
  there.session.commands.rollForMe();
  const fallen = new Set<number>();
  for (let i = 0; i < 600 && there.session.store.getState().stage === 'rolling'; i += 1) {
    there.session.advance(PICTURE_S);
    fallen.add(rollOf(there)?.fallen.length ?? 0);
  }
  expect([...fallen]).toEqual([0, 1, 2, 3, 4]);
  const ticks = rollOf(there)?.settling?.map(({ tick }) => tick) ?? [];
  expect(ticks).toEqual(ticks.toSorted((a, b) => b - a)); // the eye is on the last to come to rest
});

it('is seen again in the arena, and is back after that', async () => {
  const there = await atArena('battle');
  there.session.commands.rollForMe();
  untilBack(there);
  there.session.commands.showMe(TRUCKS[0]);
  expect(rollOf(there)?.back).toBe(false);
  there.pass(12);
  expect([rollOf(there)?.back, closeUps()(there.session.store.getState()) === null]).toEqual([false, false]);
  there.session.commands.setCamera('seat');
  untilBack(there);
  expect([rollOf(there)?.back, closeUps()(there.session.store.getState())]).toEqual([true, null]);
});

it('one press ends it', async () => {
  const there = await atArena('battle');
  there.session.commands.rollForMe();
  there.session.advance(PICTURE_S);
  there.session.commands.goOn();
  expect(untilBack(there)).toBeLessThan(2);
  there.session.commands.goOn();
  expect(there.session.store.getState().stage).not.toBe('called');
});

it('a roll for ranks, of trucks that are in no Terra, stays in the arena', async () => {
  const there = await atArena('ranking');
  there.session.commands.rollForMe();
  there.pass(8);
  expect([there.session.store.getState().stage, rollOf(there)?.back]).toEqual(['called', false]);
});
