import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '../../../engine/scenario/format.ts';
import { judgeRoll } from '../../../referee/roll/judge.ts';
import type { Touch, TruckRuling } from '../../../referee/roll/ruling.ts';
import { byId } from '../../../sim/ids.ts';
import { hundredth, millionth } from '../../../sim/maths/quantise.ts';
import type { Quat } from '../../../sim/maths/quat.ts';
import type { RestingTruck } from '../../../sim/roll/roll.ts';
import { TRUCK_MIDDLE } from '../../../sim/roll/truck.ts';
import type { PointMm } from '../../../sim/trace/events.ts';
import { mm } from '../../../sim/trace/step.ts';
import { toTable } from '../../../sim/world/pose.ts';
import type { JudgedRoll, RollJudgement } from './judgement.ts';
import type { RollScenario } from './scenario.ts';
import type { RollTable } from './table.ts';

/** Throws a scenario's trucks on the table and tells what the referee says of each. */
export function judgeRollScenario({ terrain, trucks, actions: [{ throws }] }: RollScenario, table: RollTable): RollJudgement {
  const rolled = table.roll({ terrain, throws, ballasted: trucks.filter(({ ballast }) => ballast).map(({ id }) => id) });
  const rulings = judgeRoll(rolled);
  const action: JudgedRoll = {
    legal: true,
    again: !rolled.settled,
    ticks: rolled.ticks,
    rulings: rulings.map(written),
    trucks: [...rolled.trucks].sort(byId).map((truck) => found(truck, rulings)),
  };
  const { build, tickHz } = table;
  return { format: JUDGEMENT_FORMAT, version: JUDGEMENT_VERSION, build, tickHz, hash: rolled.hash, actions: [action] };
}

const place = ({ xMm, yMm, zMm }: PointMm): [number, number, number] => [hundredth(xMm), hundredth(yMm), hundredth(zMm)];

function written(ruling: TruckRuling): JudgedRoll['rulings'][number] {
  const { clause, code, truck, heldBy, way, tick, at, text } = ruling;
  const touch = holding(ruling);
  return { clause, code, piece: truck, other: heldBy, feature: touch?.part ?? null, otherFeature: touch?.otherPart ?? null, way, tick, atMm: place(at), text };
}

/** Where what holds it up holds it up most. */
function holding({ touches, heldBy }: TruckRuling): Touch | null {
  return touches.filter(({ other }) => other === heldBy).reduce<Touch | null>((best, touch) => (best === null || touch.up > best.up ? touch : best), null);
}

/** Where it was found. */
function found({ id, pose }: RestingTruck, rulings: readonly TruckRuling[]): JudgedRoll['trucks'][number] {
  const ruling = rulings.find(({ truck }) => truck === id);
  if (ruling === undefined) throw new Error(`the referee does not say how ${id} lies`);
  return {
    id, upright: ruling.upright, wheelsDown: ruling.wheelsDown.length, onTable: ruling.onTable,
    atMm: place(mm(toTable(pose, TRUCK_MIDDLE))), quaternion: quaternionOf(pose.rotation),
  };
}

const quaternionOf = ({ x, y, z, w }: Quat): [number, number, number, number] => [millionth(x), millionth(y), millionth(z), millionth(w)];
