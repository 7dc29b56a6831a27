import { rollTrucks } from '#games/trexlands/rolling/battle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeRoll } from '#games/trexlands/referee/judge.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { A_TRUCK, FOUR_TRUCKS, standardRoll } from '../rolling/support.ts';
import { opinionOn } from './oracle.ts';
import { FIRST_SEED, runs } from '../../../effort.ts';

const POSES = runs(250, 10_000);

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('the referee and a second opinion', () => {
  it(`agree on ${POSES} settled poses, one truck at a time and four together, on every terrain`, () => {
    const disagreements: string[] = [];
    const seen = new Map<string, number>();
    let poses = 0;
    for (let seed = FIRST_SEED; poses < POSES; seed += 1) {
      const setup = standardRoll(seed, seed % 3 === 0 ? FOUR_TRUCKS : [A_TRUCK], TERRAINS[seed % TERRAINS.length]?.id);
      const rolled = rollTrucks(physics, setup);
      if (!rolled.settled) continue;
      for (const { truck, code, wheelsDown } of judgeRoll(rolled)) {
        const resting = rolled.bodies.find(({ id }) => id === truck);
        const opinion = resting && opinionOn(resting);
        if (opinion !== (code === 'leaning' || code === 'stacked' ? 'held' : code))
          disagreements.push(`seed ${seed}, ${truck}: ${code} (${wheelsDown.join()}), but ${opinion}`);
        seen.set(code, (seen.get(code) ?? 0) + 1);
        poses += 1;
      }
    }
    expect(disagreements).toEqual([]);
    expect(seen.get('wheels-up')).toBeGreaterThan(POSES / 5);
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining(['leaning', 'on-roof', 'on-side', 'wheels-up']));
  });
});
