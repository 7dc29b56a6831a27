/** Whether replaying match after match in one process leaves anything behind. */
import { performAndPlay } from '#engine/play.ts';
import { startMatch, type MatchPlan } from '#engine/match.ts';
import { replay } from '#engine/replay.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import { makeMatch, parseMatch, recordMatch, type TractionRecording } from '#games/traction/matchFile.ts';
import { actionOf, performPush } from '#games/traction/perform.ts';
import { replayTable } from '#games/traction/replayTable.ts';
import { traction, type TractionMatch, type TractionTypes } from '#games/traction/traction.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { costOf } from './measure.ts';
import { mib, ms, say, times, verdict } from './print.ts';
import { setupOf, walkTowards } from './table.ts';

const MATCHES = 200;
const FIRST = 20; // until then everything is loaded, compiled and has its size
const MOST_HEAP = 2 * 1024 * 1024; // of growth: noise of the collector, far below one leaked world a match

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** As much of the host's WebAssembly as is needed: TypeScript has it only with the DOM. */
interface Wasm {
  instantiate(
    ...args: readonly unknown[]
  ): Promise<{ readonly instance?: { readonly exports: { readonly memory?: WasmMemory } } }>;
}

/** Bytes that modules made from now on have for themselves; nowhere to be had but where they are made. */
function watchWasm(): () => number {
  const wasm = Reflect.get(globalThis, 'WebAssembly') as Wasm;
  const memories: WasmMemory[] = [];
  const instantiate = wasm.instantiate.bind(wasm);
  wasm.instantiate = async (...args) => {
    const made = await instantiate(...args);
    const memory = made.instance?.exports.memory;
    if (memory) memories.push(memory);
    return made;
  };
  return () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}

/** A match with something of everything: walks, a tackle, a shove out of turn, choices, and an end. */
function recordedMatch(physics: Physics): TractionRecording {
  const plan: MatchPlan<TractionTypes> = {
    build: physics.build,
    tickHz: TICK_HZ,
    seed: 1,
    setup: setupOf(),
    seats: [
      { name: 'One', colour: 0, kind: 'person' },
      { name: 'Two', colour: 1, kind: 'person' },
    ],
  };
  const started = startMatch(traction, plan);
  if (!started.ok) throw new Error(started.fault.message);
  const table = replayTable(physics);
  let match: TractionMatch = started.value;
  const act = (action: TractionAction): void => {
    const played = performAndPlay(traction, match, action, table.perform);
    if (!played.ok) throw new Error(played.fault.message);
    match = played.value;
  };
  const move = (verb: 'walk' | 'tackle', name: string, steps: number): void => {
    const piece = pieceId(`${match.state.turn.seat}-${name}`);
    const { performed } = walkTowards(physics, match.state, piece, { xMm: 0, zMm: 0 }, steps, 'brisk');
    act(actionOf({ do: verb, piece }, performed.gesture, 'assisted'));
  };
  move('walk', 'S1', 2);
  move('tackle', 'L1', 1);
  move('walk', 'M1', 2);
  const bystander = seat(1 - match.state.turn.seat);
  const shove = performPush(physics, match.state, bystander, pieceId(`${bystander}-M2`), [12, 4]);
  if (!shove.ok) throw new Error(shove.fault.message);
  act(
    actionOf({ do: 'disturb', piece: shove.value.report.mover, by: bystander }, shove.value.performed.gesture, 'free'),
  );
  for (const asked of match.state.pending) act({ do: 'penalise', chooser: asked.chooser, piece: null });
  act({ do: 'end-turn' });
  act({ do: 'concede', seat: match.state.turn.seat });
  return recordMatch(match);
}

interface Memory {
  readonly heap: number;
  readonly outside: number;
  readonly resident: number;
  readonly wasm: number;
}

function memoryNow(wasmBytes: () => number): Memory {
  for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed, outside: external, resident: rss, wasm: wasmBytes() };
}

const wasmBytes = watchWasm();
const physics = await loadPhysics();
const text = makeMatch(recordedMatch(physics));
const read = parseMatch(text, physics.build);
if (!read.ok) throw new Error(read.fault.message);
const recording = read.value;
const simulatedS = recording.log.reduce((sum, { evidence }) => sum + (evidence?.ticks ?? 0), 0) / TICK_HZ;
const physical = recording.log.filter(({ evidence }) => evidence !== null).length;
say(
  'the match',
  `${recording.log.length} actions, ${physical} of them physical, ${simulatedS.toFixed(1)} s on the table, ${(text.length / 1024).toFixed(1)} kB`,
);
if (globalThis.gc === undefined) throw new Error('run with --expose-gc');

const table = replayTable(physics);
const replayOnce = (): void => {
  const replayed = replay(traction, recording, table);
  if (!replayed.ok || replayed.value.difference !== null)
    throw new Error(`the replay differs: ${JSON.stringify(replayed)}`);
};
const memory: Memory[] = [];
const cost = costOf(() => {
  for (let i = 1; i <= MATCHES; i += 1) {
    replayOnce();
    if (i === FIRST || i === MATCHES) memory.push(memoryNow(wasmBytes));
  }
});
const [before, after] = memory;
if (!before || !after) throw new Error('measured twice');
const realMs = 1000 * simulatedS * MATCHES;
say(
  `${MATCHES} replays`,
  `${ms(cost.cpuMs / MATCHES)} of processor each, ${times(realMs / cost.cpuMs)} faster than real time`,
);
const growth = (what: keyof Memory): string =>
  `${mib(before[what])} -> ${mib(after[what])}, ${mib(after[what] - before[what])} more`;
say(`resident, after ${FIRST} and after ${MATCHES}`, growth('resident'));
say('outside the heap', growth('outside'));
verdict('flat heap', after.heap - before.heap <= MOST_HEAP, growth('heap'), `at most ${mib(MOST_HEAP)} more`);
verdict(
  "flat memory of the engine's module",
  before.wasm > 0 && after.wasm === before.wasm,
  growth('wasm'),
  'none more',
);
