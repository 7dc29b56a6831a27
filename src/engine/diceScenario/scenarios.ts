import { readDice } from '#referee/dice.ts';
import { tick } from '#sim/ids.ts';
import { hundredth, millionth } from '#sim/maths/quantise.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { dieBody } from '#sim/roll/diceThrow.ts';
import { poseAtRelease } from '#sim/roll/release.ts';
import { rollingOut, type RestingBody, type Rolled } from '#sim/roll/roll.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Ticking } from '#sim/ticking.ts';
import { mm } from '#sim/trace/step.ts';
import { ticksOf, type HowFar } from '../howFar.ts';
import { hashOf } from '../hash.ts';
import { durationLine, indent, two, type Paint } from '../module/lines.ts';
import { playableBy } from '../module/scenarios.ts';
import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '../scenario/format.ts';
import { diceScenarioOf, type DiceScenario } from './parse.ts';
import type { DiceJudgement } from './schema.ts';
import { say } from './texts.ts';

type JudgedDie = DiceJudgement['actions'][number]['dice'][number];

function* lyingIn({ dice, ground, terrain, actions: [action] }: DiceScenario, physics: Physics): Ticking<Rolled> {
  const specOf = (id: string) => {
    const die = dice.find((one) => one.id === id);
    if (die === undefined) throw new Error(`${id} is a die of the scenario`);
    return dieBody(die);
  };
  if (action.do === 'roll') {
    const bodies = action.throws.map(({ die, ...release }) => ({ id: die, spec: specOf(die), ...release }));
    return yield* rollingOut(physics, { ground, terrain, bodies });
  }
  const bodies = action.places.map(({ die, ...placed }): RestingBody => {
    const spec = specOf(die);
    return { id: die, spec, pose: poseAtRelease(placed, spec.middle), restedAt: tick(0), turnedDeg: Infinity };
  });
  return { bodies, ground, settled: true, ticks: 0, hash: hashOf(action.places) };
}

function* judging(scenario: DiceScenario, physics: Physics): Generator<HowFar, Result<DiceJudgement>, void> {
  const rolled = yield* ticksOf(lyingIn(scenario, physics), 0);
  yield { done: 1, tick: 0 };
  const dice = readings(rolled);
  return ok({
    format: JUDGEMENT_FORMAT,
    version: JUDGEMENT_VERSION,
    build: physics.build,
    tickHz: TICK_HZ,
    hash: rolled.hash,
    actions: [
      {
        legal: true,
        again: dice.filter(({ value }) => value === null).map(({ id }) => id),
        ticks: rolled.ticks,
        dice: [...dice],
      },
    ],
  });
}

function readings(rolled: Rolled): readonly JudgedDie[] {
  return readDice(rolled).map(({ id, code, value, heldBy, tick: at }): JudgedDie => {
    const body = rolled.bodies.find((one) => one.id === id);
    if (body === undefined) throw new Error(`${id} was rolled`);
    const { position, rotation } = body.pose;
    const { xMm, yMm, zMm } = mm(position);
    return {
      id,
      code,
      value,
      other: heldBy,
      tick: at,
      atMm: [hundredth(xMm), hundredth(yMm), hundredth(zMm)],
      quaternion: [millionth(rotation.x), millionth(rotation.y), millionth(rotation.z), millionth(rotation.w)],
      text: say.reading(id, code, value),
    };
  });
}

function lines(
  { actions: [action] }: DiceScenario,
  { actions, tickHz }: DiceJudgement,
  paint: Paint,
): readonly string[] {
  const told =
    action.do === 'roll'
      ? say.rollOf(action.throws.map(({ die }) => die).join(', '))
      : say.restOf(action.places.map(({ die }) => die).join(', '));
  return actions.flatMap(({ ticks, dice }, i) => [
    `${i + 1}. ${told}: ${durationLine(ticks, tickHz)}`,
    ...dice.map(({ code, text, atMm }) =>
      indent(
        `${code === 'read' ? paint.good(text) : paint.bad(text)} ${paint.faint(`(at ${atMm.map(two).join(', ')} mm)`)}`,
      ),
    ),
  ]);
}

async function openTable(): Promise<Physics> {
  const { loadPhysics } = await import('#sim/physics.ts');
  return loadPhysics();
}

/** How scenarios of dice are read, rolled and told: what is read of each, or why it is thrown again. */
export const diceScenarios = playableBy({ scenarioOf: diceScenarioOf, openTable, judging, lines });
