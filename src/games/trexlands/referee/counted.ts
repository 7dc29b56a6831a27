import { pieceId, tick as asTick } from '#sim/ids.ts';
import { fromTo, rotate } from '#sim/maths/quat.ts';
import { DOWN, sub, vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { catchmentOf, caughtIn, type Catchment } from '#sim/roll/basins/caught.ts';
import type { Ground } from '#sim/roll/basins/landscape.ts';
import { motionOf } from '#sim/roll/basins/motion.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { Roll } from '#sim/roll/roll.ts';
import { BALLASTED_TRUCK, TRUCK, type TruckSpec } from '#sim/roll/truck.ts';
import { judgeRoll } from './judge.ts';
import type { RollCode, TruckCode } from './ruling.ts';
import { codeSaid } from './codeSaid.ts';
import { tumbled } from '#referee/tumbled.ts';
import { released, type BattleSetup } from '../rolling/battle.ts';

/**
 * The part of a roll that counts for its odds: how each truck comes to lie, in the order of their ids, without its
 * place; or that it did not tumble (TX-63).
 */
export interface Counted {
  readonly codes: readonly RollCode[];
  /** How long it was rolled. */
  readonly ticks: number;
  /** It was over before anything was at rest, because its outcome was certain. */
  readonly early: boolean;
}

/** The outcomes that are certain beforehand, for each build of truck. */
export type Foresight = ReadonlyMap<BodySpec, Catchment<TruckCode>>;

/**
 * Works it out from the trucks as they are modelled, by what the referee says of each way to lie: some hundredths of a
 * second, so once for many rolls.
 */
export const foresight = (): Foresight =>
  new Map([TRUCK, BALLASTED_TRUCK].map((spec) => [spec, catchmentOf(spec, (down) => codeOf(spec, down))]));

const ANYONE = pieceId('0-T1');
/** The referee's call of a truck that lies alone in the middle of the arena with this face down. */
function codeOf({ com }: TruckSpec, { normal, height }: Ground): TruckCode {
  const rotation = fromTo(normal, DOWN);
  const pose = { position: sub(vec3(0, height, 0), rotate(rotation, com)), rotation };
  const [ruling] = judgeRoll({
    bodies: [{ id: ANYONE, spec: TRUCK, pose, restedAt: asTick(0), turnedDeg: Infinity }],
    settled: true,
    ticks: 0,
    hash: '',
  });
  if (!ruling) throw new Error('every truck is called');
  return ruling.code;
}

const LOOK_EVERY = 4; // ticks: a look costs a fifth of one

/**
 * Rolls in order to count. With foresight a truck that is alone is rolled only until it cannot come to lie in another
 * way any more (sim/roll/basins says when); without, and with several trucks, to half a second of rest. The codes are
 * the same (held by 20,000 throws and more), but for nothing else than counts is there enough of an early end: no pose,
 * no hash, no film. A roll of a match is always rolled to its rest.
 */
export function countRoll(physics: Physics, setup: BattleSetup, known: Foresight | null): Counted {
  const rolling = new Roll(physics, released(setup));
  try {
    while (rolling.advance()) {
      const code = known && rolling.tick % LOOK_EVERY === 0 ? certain(rolling, known) : null;
      if (code) return { codes: [code], ticks: rolling.tick, early: true };
    }
    const rolled = rolling.finish();
    return { codes: judgeRoll(rolled).map(codeSaid), ticks: rolled.ticks, early: false };
  } finally {
    rolling.free();
  }
}

/** Only a truck that has tumbled has an outcome; one that has not may tumble yet. */
function certain(rolling: Roll, known: Foresight): TruckCode | null {
  const { pieces, setup } = rolling.arena;
  const [truck, another] = pieces;
  if (!tumbled(rolling.turnedDeg(0))) return null;
  const catchment = truck && !another && known.get(truck.spec);
  return catchment ? caughtIn(catchment, motionOf(truck), setup.terrain) : null;
}
