import { convexHull2, pointInPolygon } from '../../../sim/geometry/footprint.ts';
import { byId, tick as asTick } from '../../../sim/ids.ts';
import { rotate } from '../../../sim/maths/quat.ts';
import { UNIT_X, UNIT_Y, UNIT_Z, type Vec3 } from '../../../sim/maths/vec3.ts';
import { ARENA } from '../../../sim/roll/rollWorld.ts';
import type { Rolled } from '../../../sim/roll/roll.ts';
import { TRUCK, WHEELS, type Wheel } from '../../../sim/roll/truck.ts';
import { mm } from '../../../sim/trace/step.ts';
import { toTable, type Pose } from '../../../sim/world/pose.ts';
import type { Touch, Touched, TruckCode, TruckRuling } from './ruling.ts';
import { lyingText } from './texts.ts';
import { lyingTruck, touchesOf, TRUCK_HOLD, type LyingTruck } from './touches.ts';
import { tumbled } from './tumbled.ts';

/** How each truck of a roll came to lie, in the order of their ids. Pure: poses and exact geometry, no engine. */
export function judgeRoll({ trucks, settled, ticks }: Rolled): readonly TruckRuling[] {
  const lying = [...trucks].sort(byId).map(lyingTruck);
  return lying.map((truck) => {
    const touches = touchesOrHolds(truck, lying);
    const finding = settled ? findingOf(truck, touches) : { code: 'unsettled' as const, heldBy: null, way: null };
    const bare = {
      clause: CLAUSES[finding.code],
      ...finding,
      truck: truck.id,
      upright: finding.code === 'wheels-up',
      counts: settled && tumbled(truck.turnedDeg),
      turnedDeg: truck.turnedDeg,
      wheelsDown: wheelsOn(touches),
      onTable: touches.some(({ other }) => other === 'table'),
      tick: truck.restedAt ?? asTick(ticks),
      at: mm(comOf(truck.pose)),
      touches,
    };
    return { ...bare, text: lyingText(bare) };
  });
}

/** What it touches; for a truck that could not lie so by that alone, also what holds it from a little further off. */
function touchesOrHolds(truck: LyingTruck, all: readonly LyingTruck[]): readonly Touch[] {
  const touches = touchesOf(truck, all);
  return touches.some(({ other }) => other !== 'table') || balances(comOf(truck.pose), touches)
    ? touches
    : touchesOf(truck, all, TRUCK_HOLD);
}

const CLAUSES: Readonly<Record<TruckCode, TruckRuling['clause']>> = {
  'wheels-up': 'TX-02',
  'on-side': 'TX-01',
  'on-roof': 'TX-01',
  'on-end': 'TX-01',
  leaning: 'TX-01',
  stacked: 'TX-02',
  'off-arena': 'TX-03',
  unsettled: 'TX-02',
};

type Finding = Pick<TruckRuling, 'code' | 'heldBy' | 'way'>;

/** The truck's balance; ballast shifts it by less than two millimetres, which decides nothing here. */
const comOf = (pose: Pose): Vec3 => toTable(pose, TRUCK.com);

const wheelsOn = (touches: readonly Touch[]): Wheel[] =>
  WHEELS.filter((wheel) => touches.some(({ part, other }) => part === wheel && other === 'table'));

function findingOf({ pose }: LyingTruck, touches: readonly Touch[]): Finding {
  const com = comOf(pose);
  if (Math.max(Math.abs(com.x), Math.abs(com.z)) > ARENA.side / 2)
    return { code: 'off-arena', heldBy: null, way: null };
  if (wheelsOn(touches).length === WHEELS.length) return { code: 'wheels-up', heldBy: null, way: null };
  const held = balances(com, touches) ? null : holderOf(touches);
  const off = touches.every(({ other }) => other !== 'table');
  if (held)
    return {
      code: held.other !== 'rim' && (off || held.up > FROM_BELOW) ? 'stacked' : 'leaning',
      heldBy: held.other,
      way: null,
    };
  return lyingOn(pose);
}

const LEGS = 3; // nothing stands on fewer

/** Whether it would lie so without whatever else it touches: its balance is over what it has on the table. */
function balances(com: Vec3, touches: readonly Touch[]): boolean {
  const feet = convexHull2(
    touches.filter(({ other }) => other === 'table').map(({ at }) => ({ x: at.xMm, z: at.zMm })),
  );
  const at = mm(com);
  return feet.length >= LEGS && pointInPolygon({ x: at.xMm, z: at.zMm }, feet);
}

const FROM_BELOW = 0.5; // the push is steeper than 30 degrees: lying on it, not leaning against it; so is a truck with nothing on the table (house value)

/** What holds a truck up that does not balance: of what it touches besides the table, what pushes it upwards most. */
function holderOf(touches: readonly Touch[]): { readonly other: Touched; readonly up: number } | null {
  const others = touches.filter(({ other }) => other !== 'table');
  return others.reduce<Touch | null>((best, touch) => (best === null || touch.up > best.up ? touch : best), null);
}

/** Which of its sides is down: the one whose outward direction is the steepest. */
function lyingOn({ rotation }: Pose): Finding {
  const steepness = (axis: Vec3): number => rotate(rotation, axis).y;
  const [forwards, upwards, right] = [steepness(UNIT_X), steepness(UNIT_Y), steepness(UNIT_Z)];
  const sides: readonly (readonly [down: number, finding: Finding])[] = [
    [0 - upwards, { code: 'on-roof', heldBy: null, way: null }],
    [right, { code: 'on-side', heldBy: null, way: 'left' }],
    [0 - right, { code: 'on-side', heldBy: null, way: 'right' }],
    [0 - forwards, { code: 'on-end', heldBy: null, way: 'nose' }],
    [forwards, { code: 'on-end', heldBy: null, way: 'tail' }],
    [upwards, { code: 'leaning', heldBy: null, way: null }], // its underside, but not by four wheels
  ];
  return sides.reduce((best, side) => (side[0] > best[0] ? side : best))[1];
}
