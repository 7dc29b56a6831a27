import { z } from 'zod';
import { shakenShape } from '#engine/dice/fields.ts';
import { thrownDaily } from '#engine/module/daily.ts';
import { chanceBy } from '#engine/random.ts';
import { readDice } from '#referee/dice.ts';
import { hundredth, toHundredths } from '#sim/maths/quantise.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { fault, ok } from '#sim/result.ts';
import { DICE_TRAY, diceRollOf, withinDiceLimits } from '#sim/roll/diceThrow.ts';
import { handFlick } from '#sim/roll/handFlick.ts';
import { TRAY } from '#sim/roll/rollWorld.ts';
import { dieId } from '../dice.ts';
import { say } from './texts.ts';

/** A line across the tray: so far from its middle, in this direction, which is square to it. */
interface Line {
  readonly offMm: number;
  /** From x towards z. */
  readonly squareDeg: number;
}

const DIE = { id: dieId(20), die: 'd20' } as const;
/** Of the line from the tray's middle: it lies well within the rim, 120 mm away (house value). */
const OFF_MM = { min: 20, max: 55 } as const;
/** So far from the line the die is let go at least: it is thrown there, and not put down (house value). */
const FROM_MM = 80;
/** A hand's height: a die turned anyhow is high enough over the tray (house value). */
const HAND_MM = 115;

const distanceMm = ({ offMm, squareDeg }: Line, xMm: number, zMm: number): number => {
  const { sin, cos } = sinCosDeg(squareDeg);
  return Math.abs(xMm * cos + zMm * sin - offMm);
};

/** The d20 is thrown to rest as near to a line as may be. */
export const daily = thrownDaily({
  game: 'truck-off',
  measureOf: () => 'mm',
  challengeOf: ({ turnDeg, random }): Line => ({
    offMm: random.integer(OFF_MM.min, OFF_MM.max),
    squareDeg: hundredth(turnDeg),
  }),
  say: ({ offMm }) => say.challenge(offMm, FROM_MM),
  groundOf: (line) => ({ sideMm: TRAY.side * 1000, goal: { kind: 'line', ...line }, fromMm: FROM_MM }),
  flicked: (flick) => handFlick(flick, HAND_MM),
  schema: z.strictObject(shakenShape),
  within: (line, gesture) => {
    const held = withinDiceLimits(DICE_TRAY, [DIE], [{ id: DIE.id, ...gesture }]);
    if (!held.ok) return held;
    const [x, , z] = gesture.atMm;
    const far = distanceMm(line, x, z);
    return far < FROM_MM ? fault('daily-near', say.tooNear(far, FROM_MM), '$.atMm') : ok(gesture);
  },
  rollOf: (_, gesture, draws) => diceRollOf(DICE_TRAY, [DIE], [{ id: DIE.id, ...gesture }], chanceBy(draws)),
  scoreOf: (line, rolled) => {
    const [die] = readDice(rolled);
    if (die === undefined) throw new Error('a die was thrown');
    const by = toHundredths(distanceMm(line, die.at.xMm, die.at.zMm));
    return { outcome: die.code === 'read' ? 0 : 1, by, slip: 0 };
  },
});
