import { steepestFace } from '#referee/faces.ts';
import { heldBy, isOffArena, touchesOrHolds } from '#referee/held.ts';
import { lyingBody, type LyingBody, type Touch } from '#referee/touches.ts';
import { tumbled } from '#referee/tumbled.ts';
import { byId, tick as asTick } from '#sim/ids.ts';
import type { RestingBody, Rolled } from '#sim/roll/roll.ts';
import {
  plainOf,
  TRUCK,
  TRUCK_SIDES,
  type TruckSpec,
  WHEELS,
  type TruckPart,
  type TruckSide,
  type Wheel,
} from '#sim/roll/truck.ts';
import { mm } from '#sim/trace/step.ts';
import type { TruckCode, TruckRuling } from './ruling.ts';
import { lyingText } from './texts.ts';

export type LyingTruck = LyingBody<TruckPart>;

/**
 * Every truck is called as one without ballast: that shifts its balance by less than two millimetres, which decides
 * nothing here.
 */
export const lyingTruck = (truck: RestingBody): LyingTruck =>
  lyingBody({ ...truck, spec: plainOf(truck.spec as TruckSpec) }); // nothing else is thrown in the arena

/** How each truck of a roll came to lie, in the order of their ids. Pure: poses and exact geometry, no engine. */
export function judgeRoll({ bodies, settled, ticks }: Rolled): readonly TruckRuling[] {
  const lying = [...bodies].sort(byId).map(lyingTruck);
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
      at: mm(truck.com),
      touches,
    };
    return { ...bare, text: lyingText(bare) };
  });
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

const wheelsOn = (touches: readonly Touch<TruckPart>[]): Wheel[] =>
  WHEELS.filter((wheel) => touches.some(({ part, other }) => part === wheel && other === 'table'));

function findingOf(truck: LyingTruck, touches: readonly Touch<TruckPart>[]): Finding {
  if (isOffArena(truck)) return { code: 'off-arena', heldBy: null, way: null };
  if (wheelsOn(touches).length === WHEELS.length) return { code: 'wheels-up', heldBy: null, way: null };
  const held = heldBy(truck, touches);
  if (held) return { code: held.fromBelow ? 'stacked' : 'leaning', heldBy: held.by, way: null };
  return lyingOn(truck);
}

/**
 * By the side that is down. A truck on its underside has not all four wheels on the table, or it would be wheels-up.
 */
const LYING_ON: Readonly<Record<TruckSide, Finding>> = {
  roof: { code: 'on-roof', heldBy: null, way: null },
  left: { code: 'on-side', heldBy: null, way: 'left' },
  right: { code: 'on-side', heldBy: null, way: 'right' },
  nose: { code: 'on-end', heldBy: null, way: 'nose' },
  tail: { code: 'on-end', heldBy: null, way: 'tail' },
  underside: { code: 'leaning', heldBy: null, way: null },
};

function lyingOn({ pose }: LyingTruck): Finding {
  const name = steepestFace(TRUCK, pose.rotation)?.face.name;
  const side = TRUCK_SIDES.find((known) => known === name);
  if (side === undefined) throw new Error(`a truck has no side ${name}`);
  return LYING_ON[side];
}
