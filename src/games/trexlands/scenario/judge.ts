import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '#engine/scenario/format.ts';
import { judgeRoll } from '../referee/judge.ts';
import type { TruckRuling } from '../referee/ruling.ts';
import { byId } from '#sim/ids.ts';
import { hundredth, millionth } from '#sim/maths/quantise.ts';
import type { Quat } from '#sim/maths/quat.ts';
import type { RestingBody, Rolled } from '#sim/roll/roll.ts';
import { TRUCK_MIDDLE } from '#sim/roll/truck.ts';
import { atOnce, type Ticking } from '#sim/ticking.ts';
import { mm } from '#sim/trace/step.ts';
import { toTable } from '#sim/world/pose.ts';
import { placeMm, recordTruckRulings } from '../record.ts';
import type { JudgedRoll, RollJudgement } from './judgement.ts';
import { restingTrucks } from './restingTrucks.ts';
import type { RollScenario } from './scenario.ts';
import type { RollTable } from './table.ts';

/**
 * Throws a scenario's trucks on the table, or finds them where they are placed, and tells what the referee says of
 * each.
 */
export const judgeRollScenario = (scenario: RollScenario, table: RollTable): RollJudgement =>
  atOnce(judgingRoll(scenario, table));

/** The same, tick by tick. */
export function* judgingRoll(scenario: RollScenario, table: RollTable): Ticking<RollJudgement> {
  const rolled = yield* lyingIn(scenario, table);
  const rulings = judgeRoll(rolled);
  const action: JudgedRoll = {
    legal: true,
    again: !rolled.settled,
    ticks: rolled.ticks,
    rulings: [...recordTruckRulings(rulings)],
    trucks: [...rolled.bodies].sort(byId).map((truck) => found(truck, rulings)),
  };
  const { build, tickHz } = table;
  return { format: JUDGEMENT_FORMAT, version: JUDGEMENT_VERSION, build, tickHz, hash: rolled.hash, actions: [action] };
}

function* lyingIn({ terrain, trucks, actions: [action] }: RollScenario, table: RollTable): Ticking<Rolled> {
  if (action.do === 'rest') return restingTrucks(action);
  return yield* table.roll({
    terrain,
    throws: action.throws,
    ballasted: trucks.filter(({ ballast }) => ballast).map(({ id }) => id),
  });
}

/** Where it was found. */
function found({ id, pose }: RestingBody, rulings: readonly TruckRuling[]): JudgedRoll['trucks'][number] {
  const ruling = rulings.find(({ truck }) => truck === id);
  if (ruling === undefined) throw new Error(`the referee does not say how ${id} lies`);
  return {
    id,
    upright: ruling.upright,
    ...rolled(ruling),
    wheelsDown: ruling.wheelsDown.length,
    onTable: ruling.onTable,
    atMm: placeMm(mm(toTable(pose, TRUCK_MIDDLE))),
    quaternion: quaternionOf(pose.rotation),
  };
}

/** Whether it was a roll; nothing of a truck that was placed. */
const rolled = ({ counts, turnedDeg }: TruckRuling): Pick<JudgedRoll['trucks'][number], 'counts' | 'turnedDeg'> =>
  turnedDeg === Infinity ? {} : { counts, turnedDeg: hundredth(turnedDeg) };

const quaternionOf = ({ x, y, z, w }: Quat): [number, number, number, number] => [
  millionth(x),
  millionth(y),
  millionth(z),
  millionth(w),
];
