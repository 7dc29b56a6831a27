/** What the friction of a thing that lies flat costs a tick, beside the engine's own tick. */
import { Roll } from '#sim/roll/roll.ts';
import { FlatFriction } from '#sim/roll/flat/flatFriction.ts';
import { wrenchSpin } from '#sim/roll/wrench/spin.ts';
import { loadPhysics } from '#sim/physics.ts';
import { costOf, median, Part } from './measure.ts';
import { micros, say, times, verdict } from './print.ts';

const ASKED_MS = 0.025; // a tick of one flat thing
const ROUNDS = 9;
const SPINS = 6;

const physics = await loadPhysics();

/** A wrench that spins to its rest, some seconds of it. */
function setupOf(heading: number) {
  const made = wrenchSpin({ atMm: [0, 0], velocityMmS: [60, 0], spinDegS: 6000 }, () => () => heading);
  if (!made.ok) throw new Error(made.fault.message);
  return made.value.setup;
}

interface Spent {
  readonly lawMs: number;
  readonly engineMs: number;
  readonly allMs: number;
}

/** A tick of one flat thing while it moves. */
function spent(): Spent {
  const [law, engine] = [new Part('law'), new Part('engine')];
  let ticks = 0;
  const { wallMs } = costOf(() => {
    for (let spin = 0; spin < SPINS; spin += 1) {
      const rolling = new Roll(physics, setupOf(spin / SPINS));
      const [friction] = rolling['flat'];
      if (!(friction instanceof FlatFriction)) throw new Error('the wrench lies flat');
      friction.press = law.around(friction.press.bind(friction));
      const { world } = rolling.arena;
      world.step = engine.around(world.step.bind(world));
      do rolling.advance();
      while (friction.holds);
      ticks += rolling.tick;
      rolling.free();
    }
  });
  return { lawMs: law.ms / ticks, engineMs: engine.ms / ticks, allMs: wallMs / ticks };
}

spent();
const rounds = Array.from({ length: ROUNDS }, spent);
const lawMs = median(rounds.map((round) => round.lawMs));
const engineMs = median(rounds.map((round) => round.engineMs));
say(`one flat thing, a tick, median of ${ROUNDS}`, `${micros(median(rounds.map((round) => round.allMs)))} in all`);
say("the engine's own tick", micros(engineMs));
say('friction of what lies flat', `${micros(lawMs)}: ${times(lawMs / engineMs)} the engine's tick`);
verdict('a tick of friction of one flat thing', lawMs <= ASKED_MS, micros(lawMs), `${ASKED_MS * 1000} us at most`);
