import { thrownDaily, type DailyFlick } from '#engine/module/daily.ts';
import { chanceBy } from '#engine/random.ts';
import { LEAST_TURNS, spinReport } from '#referee/wrench.ts';
import { fromHundredths, hundredth, toHundredths } from '#sim/maths/quantise.ts';
import { degrees, wrapDegrees } from '#sim/maths/trig.ts';
import { ok } from '#sim/result.ts';
import { spinBy, spinOfHand } from '#sim/roll/wrench/flick.ts';
import { quantiseSpin, withinSpinLimits, wrenchSpin } from '#sim/roll/wrench/spin.ts';
import { flickSchema } from '../matchSchema.ts';
import { say } from './texts.ts';

/** Of the wrench's red end, degrees counter-clockwise from the table's x, seen from above, in [0, 360). */
interface Headings {
  readonly fromDeg: number;
  readonly toDeg: number;
}

const FULL_DEG = 360;
/**
 * A hand lays the wrench down to within so much, either way (house value). In a match its heading is drawn from the
 * whole circle, so that no flick is better than another; here the flick is to matter.
 */
const LAID_WITHIN_DEG = 10;

const inTurn = (deg: number): number => hundredth(((deg % FULL_DEG) + FULL_DEG) % FULL_DEG) % FULL_DEG;

/** The wrench is spun to stop with its red end as near to a heading as may be. */
export const daily = thrownDaily({
  game: 'tractor-pull',
  measureOf: () => 'degrees',
  challengeOf: ({ turnDeg, random }): Headings => ({
    fromDeg: fromHundredths(random.integer(0, toHundredths(FULL_DEG) - 1)),
    toDeg: hundredth(turnDeg),
  }),
  say: ({ fromDeg, toDeg }) => say.challenge(inTurn(toDeg - fromDeg), LAID_WITHIN_DEG, LEAST_TURNS),
  groundOf: (headings) => ({ sideMm: MAT_MM, goal: { kind: 'heading', ...headings }, fromMm: 0 }),
  flicked: spinOfFlick,
  schema: flickSchema,
  within: (_, flick) => withinSpinLimits(quantiseSpin(flick)),
  rollOf: ({ fromDeg }, flick, draws) => {
    const strayed = LAID_WITHIN_DEG * (2 * chanceBy(draws)(0)() - 1);
    const spun = wrenchSpin(flick, () => () => inTurn(fromDeg + strayed) / FULL_DEG);
    return spun.ok ? ok(spun.value.setup) : spun;
  },
  scoreOf: ({ toDeg }, rolled) => {
    const { headingDeg, turns, code } = spinReport(rolled, AT_THE_MIDDLE).reading;
    const by = toHundredths(Math.abs(wrapDegrees(headingDeg - toDeg)));
    return { outcome: code === 'unsettled' || turns < LEAST_TURNS ? 1 : 0, by, slip: 0 };
  },
});

/** So much of the mat is drawn (house value: three times the card). */
const MAT_MM = 270;
/** A finger that goes past the end of the card. Which way it goes around is which way it spins. */
function spinOfFlick({ xMm, zMm, goingX, goingZ }: DailyFlick) {
  const still = (): [number, number] => [0, 0];
  return { atMm: still(), velocityMmS: still(), spinDegS: degrees(spinOfHand(spinBy(xMm, zMm, goingX, goingZ))) };
}

/** A reading knows by it how far the card slid, which does not count here. */
const AT_THE_MIDDLE = { atMm: [0, 0], velocityMmS: [0, 0], spinDegS: 0 } as const;
