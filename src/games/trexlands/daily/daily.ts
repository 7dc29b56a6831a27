import { z } from 'zod';
import { shakenShape } from '#engine/dice/fields.ts';
import { thrownDaily } from '#engine/module/daily.ts';
import { pieceId } from '#sim/ids.ts';
import { hundredth, toHundredths } from '#sim/maths/quantise.ts';
import { hypot, sinCosDeg } from '#sim/maths/trig.ts';
import { fault, ok } from '#sim/result.ts';
import { HAND_MM } from '#sim/roll/handful.ts';
import { handFlick } from '#sim/roll/handFlick.ts';
import { ARENA } from '#sim/roll/rollWorld.ts';
import { TERRAINS, terrainOf } from '#sim/roll/terrain.ts';
import { judgeRoll } from '../referee/judge.ts';
import { releases } from '../releases.ts';
import { released } from '../rolling/battle.ts';
import { withinHandLimits } from '../rolling/throwLimits.ts';
import { say } from './texts.ts';

/** A place in the arena, and its ground. */
interface Mark {
  readonly xMm: number;
  readonly zMm: number;
  readonly terrain: string;
}

const TRUCK = pieceId('0-T1');
/** Of the mark from the arena's middle: a truck stands there clear of the rim, 250 mm away (house value). */
const OFF_MM = { min: 60, max: 140 } as const;
/** So far from the mark the truck is let go at least, along the ground (house value). */
const FROM_MM = 150;

const distanceMm = ({ xMm, zMm }: Mark, x: number, z: number): number => hypot(x - xMm, z - zMm);

/** A truck is thrown to land on its wheels, as near to a mark as may be. */
export const daily = thrownDaily({
  game: 'trexlands',
  measureOf: () => 'mm',
  challengeOf: ({ turnDeg, random }): Mark => {
    const { sin, cos } = sinCosDeg(turnDeg);
    const off = random.integer(OFF_MM.min, OFF_MM.max);
    const terrain = TERRAINS[random.integer(0, TERRAINS.length - 1)]?.id ?? '';
    return { xMm: hundredth(off * cos), zMm: hundredth(off * sin), terrain };
  },
  say: ({ terrain }) => say.challenge(terrain, FROM_MM),
  groundOf: ({ xMm, zMm }) => ({ sideMm: ARENA.side * 1000, goal: { kind: 'place', xMm, zMm }, fromMm: FROM_MM }),
  flicked: (flick) => handFlick(flick, HAND_MM),
  schema: z.strictObject(shakenShape),
  within: (mark, gesture) => {
    const held = withinHandLimits([{ truck: TRUCK, ...gesture }]);
    if (!held.ok) return held;
    const [x, , z] = gesture.atMm;
    const far = distanceMm(mark, x, z);
    return far < FROM_MM ? fault('daily-near', say.tooNear(far, FROM_MM), '$.atMm') : ok(gesture);
  },
  rollOf: ({ terrain }, gesture, draws) => {
    const ground = terrainOf(terrain);
    const throws = releases({ trucks: [TRUCK] }, [{ truck: TRUCK, ...gesture }], draws);
    return ground.ok ? ok(released({ terrain: ground.value, throws, ballasted: [] })) : ground;
  },
  scoreOf: (mark, rolled) => {
    const [ruling] = judgeRoll(rolled);
    if (ruling === undefined) throw new Error('a truck was thrown');
    const { upright, counts, at } = ruling;
    return { outcome: upright && counts ? 0 : 1, by: toHundredths(distanceMm(mark, at.xMm, at.zMm)), slip: 0 };
  },
});
