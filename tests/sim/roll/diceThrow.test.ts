import { beforeAll, describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { readDice } from '#referee/dice.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { DIE_NAMES, type DieName } from '#sim/roll/dice.ts';
import { DICE_TRAY, diceRollOf, MOST_DICE, type DiceTable, type Die } from '#sim/roll/diceThrow.ts';
import type { HandOf } from '#sim/roll/letGo.ts';
import { roll, type Rolled } from '#sim/roll/roll.ts';
import { TRAY, type RollSetup } from '#sim/roll/rollWorld.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { runs } from '../../effort.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const [terrain] = TERRAINS;
if (terrain === undefined) throw new Error('there is a terrain');
const ARENA: DiceTable = { ground: 'arena', terrain };
const SET: readonly Die[] = DIE_NAMES.map((die) => ({ id: pieceId(`${die}-1`), die }));
const six = (die: DieName): readonly Die[] =>
  Array.from({ length: 6 }, (_, i) => ({ id: pieceId(`${die}-${i + 1}`), die }));

function setupOf(
  dice: readonly Die[],
  seed: number,
  { table = DICE_TRAY, hands = [] }: { readonly table?: DiceTable; readonly hands?: readonly HandOf[] } = {},
): RollSetup {
  const setup = diceRollOf(table, dice, hands, (...thing) => chanceFor(seedRandom(seed), ...thing));
  if (!setup.ok) throw new Error(setup.fault.message);
  return setup.value;
}

const rolled = (...of: Parameters<typeof setupOf>): Rolled => roll(physics, setupOf(...of));

const hand = (id: string, xMm: number, more: Partial<HandOf> = {}): HandOf => ({
  id: pieceId(id),
  atMm: [xMm, 150, 10],
  velocityMmS: [-600, 0, 0],
  spinDegS: 1200,
  ...more,
});

describe('a throw of dice', () => {
  it('of all six kinds comes to rest in the tray, with a number of its own sides for each that is read', () => {
    const readings = [1, 2, 3, 4, 5].flatMap((seed) => readDice(rolled(SET, seed)));
    const read = readings.filter(({ value }) => value !== null);
    expect(read.length).toBeGreaterThan(20);
    for (const { id, value } of read) {
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(Number(/\d+/.exec(id)?.[0]));
    }
    expect(readings.map(({ code }) => code)).not.toContain('unsettled');
  });

  it('comes out the same for the same chance, in whatever order the dice stand, and else otherwise', () => {
    const { hash } = rolled(SET, 7);
    expect(rolled(SET, 7).hash).toBe(hash);
    expect(rolled(SET, 8).hash).not.toBe(hash);
    const setup = setupOf(SET, 7);
    expect(roll(physics, { ...setup, bodies: setup.bodies.toReversed() }).hash).toBe(hash);
  });

  it('leaves to a hand where, how fast and how much it spins, and to chance how it is turned and about which axis', () => {
    const given = hand('d6-1', 60);
    const thrown = (seed: number) => setupOf(SET, seed, { hands: [given] }).bodies.find(({ id }) => id === 'd6-1');
    const [one, other] = [thrown(1), thrown(2)];
    expect(one).toMatchObject({ atMm: given.atMm, velocityMmS: given.velocityMmS });
    expect(other).toMatchObject({ atMm: given.atMm, velocityMmS: given.velocityMmS });
    expect(one?.quaternion).not.toEqual(other?.quaternion);
    const rate = ({ spinDegS }: { spinDegS: readonly number[] }) => Math.hypot(...spinDegS);
    expect(one && rate(one)).toBeCloseTo(1200, 1);
    expect(other && rate(other)).toBeCloseTo(1200, 1);
  });

  it('turns and spins a die the same whatever hands do with others', () => {
    const turnOf = (hands: readonly HandOf[]) =>
      setupOf(SET, 3, { hands }).bodies.find(({ id }) => id === 'd20-1')?.quaternion;
    expect(turnOf([hand('d6-1', 60)])).toEqual(turnOf([hand('d6-1', -40, { spinDegS: 900 })]));
    expect(turnOf([])).toEqual(turnOf([hand('d6-1', 60)]));
  });

  it('is refused by name where a hand is not over the tray, too low, too slow in its spin, or throws a stranger', () => {
    const faultOf = (given: HandOf, table = DICE_TRAY) => {
      const setup = diceRollOf(table, SET, [given], () => () => 0.5);
      return setup.ok ? null : setup.fault.code;
    };
    const beside = hand('d6-1', TRAY.side * 500 + 1);
    expect(faultOf(beside)).toBe('throw-arena');
    expect(faultOf(beside, ARENA)).toBeNull();
    expect(faultOf(hand('d6-1', 0, { atMm: [0, 60, 0] }))).toBe('throw-lowestMm');
    expect(faultOf(hand('d6-1', 0, { spinDegS: 100 }))).toBe('throw-leastSpinRadS');
    expect(faultOf(hand('d6-2', 0))).toBe('throw-stranger');
    const many = Array.from({ length: MOST_DICE + 1 }, (_, i): Die => ({ id: pieceId(`d6-${i}`), die: 'd6' }));
    expect(diceRollOf(DICE_TRAY, many, [], () => () => 0.5)).toMatchObject({ fault: { code: 'throw-dice' } });
  });

  it.each(DIE_NAMES)('always comes to rest, in a heap of six, too: %s', (die) => {
    for (let seed = 0; seed < runs(6, 300); seed += 1) {
      const { settled } = rolled(six(die), seed);
      expect(settled, `seed ${seed}`).toBe(true);
    }
  });

  it('takes as many dice as there may be, all let go apart from each other', () => {
    const many = Array.from({ length: MOST_DICE }, (_, i): Die => ({ id: pieceId(`d4-${10 + i}`), die: 'd4' }));
    expect(rolled(many, 1).bodies).toHaveLength(MOST_DICE);
  });
});
