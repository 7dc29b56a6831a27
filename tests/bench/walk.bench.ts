/** How fast a walk is simulated again from its gesture, and where the time goes. */
import { caseOf, layoutOf, performAction } from '#games/traction/perform.ts';
import type { TractionState } from '#games/traction/state.ts';
import { observe } from '#games/traction/referee/referee.ts';
import { isLegal, NOTHING_SEEN } from '#games/traction/referee/state.ts';
import type { Gesture } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { playGesture } from '#sim/perform.ts';
import { Performance } from '#sim/performance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_HZ, WARM_UP_TICKS } from '#sim/settings.ts';
import { buildTableWorld } from '#sim/world/tableWorld.ts';
import { costOf, inTurns, median, Part } from './measure.ts';
import { micros, ms, say, share, times, verdict } from './print.ts';
import { startPosition, walkTowards, withPiece } from './table.ts';

const ASKED = 60; // times real time
const ROUNDS = 9;
const MIDDLE = { xMm: 60, zMm: 0 };

/** The same number of ticks of the engine and nothing else, on the same table, with the same piece awake. */
function plainSteps(physics: Physics, state: TractionState, mover: string, ticks: number): void {
  const table = buildTableWorld(physics, layoutOf(state));
  for (let i = 0; i < WARM_UP_TICKS; i += 1) table.world.step();
  for (const piece of table.pieces) if (piece.id !== mover) piece.body.sleep();
  for (let i = 0; i < ticks; i += 1) table.world.step();
  table.free();
}

/** One walk with a watch on each of its parts: what share of it each of them takes. */
function split(physics: Physics, state: TractionState, gesture: Gesture): ReadonlyMap<string, number> {
  const part = {
    engine: new Part('engine step'),
    hand: new Part('hand'),
    contacts: new Part('trace: contacts'),
    steps: new Part('trace: steps'),
    referee: new Part('referee'),
  };
  const judged = caseOf(state, { do: 'walk', piece: gesture.piece });
  let seen = NOTHING_SEEN;
  const watch = part.referee.around((_tick: unknown, events: Parameters<typeof observe>[2]): 'go' | 'stop' => {
    seen = observe(judged, seen, events);
    return seen.stopped ? 'stop' : 'go';
  });
  const performance = new Performance(physics, layoutOf(state), gesture.piece, gesture.grip, watch);
  const { world } = performance.table;
  const { contacts, steps } = { contacts: performance['contacts'], steps: performance['steps'] };
  world.step = part.engine.around(world.step.bind(world));
  performance['pressHand'] = part.hand.around(performance['pressHand'].bind(performance));
  contacts.observe = part.contacts.around(contacts.observe.bind(contacts));
  steps.observe = part.steps.around(steps.observe.bind(steps));
  const { wallMs } = costOf(() => {
    playGesture(performance, gesture);
    performance.finish();
  });
  performance.table.free();
  const parts = Object.values(part);
  const rest = wallMs - parts.reduce((sum, { ms: partMs }) => sum + partMs, 0);
  return new Map([
    ...parts.map(({ name, ms: partMs }): [string, number] => [name, partMs / wallMs]),
    ['rest: poses, waiting for rest, samples', rest / wallMs],
  ]);
}

const physics = await loadPhysics();
const state = withPiece(startPosition(2), '0-S1', { xMm: 60, zMm: 120 }); // two pads, a piece on its way
const mover = pieceId('0-S1');
const { report, performed } = walkTowards(physics, state, mover, MIDDLE, 4, 'careful');
if (!isLegal(report.rulings)) throw new Error(`the walk is illegal: ${report.rulings.map((r) => r.text).join(' ')}`);
const { gesture, ticks } = performed;
const realMs = (1000 * ticks) / TICK_HZ;
say('a walk of four steps among 12 pyramids', `${ticks} ticks, ${(realMs / 1000).toFixed(1)} s of a hand's time`);

const { again, plain, build } = inTurns(ROUNDS, {
  again: () => {
    const walked = performAction(physics, state, { do: 'walk', piece: mover, gesture, hand: 'assisted' });
    if (!walked.ok || walked.value.report.hash !== report.hash) throw new Error('the walk comes out differently');
  },
  plain: () => plainSteps(physics, state, mover, ticks),
  build: () => plainSteps(physics, state, mover, 0),
});
for (const [what, costs] of Object.entries({
  'simulated again': again,
  'as many plain engine steps': plain,
  'of both: a world built and warmed up': build,
})) {
  say(
    `${what}, median of ${ROUNDS}`,
    `${ms(costs.median.cpuMs)} of processor, ${ms(costs.median.wallMs)} by the clock (best ${ms(costs.best.wallMs)})`,
  );
}
say('the whole, against plain engine steps', times(again.median.cpuMs / plain.median.cpuMs));

const tickMs = again.median.cpuMs / ticks;
say('a tick', micros(tickMs));
const splits = Array.from({ length: ROUNDS }, () => split(physics, state, gesture));
for (const name of splits[0]?.keys() ?? []) {
  const part = median(splits.map((parts) => parts.get(name) ?? NaN));
  say(`  ${name}`, `${micros(part * tickMs)}  ${share(part, 1)}`);
}
verdict(
  'faster than real time, on one core',
  realMs / again.median.cpuMs >= ASKED,
  `${times(realMs / again.median.cpuMs)} (by the clock ${times(realMs / again.median.wallMs)}, best ${times(realMs / again.best.wallMs)})`,
  `${ASKED} times`,
);
