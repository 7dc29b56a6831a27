/** What a frame costs the page's main thread with 30 pyramids, one of them under a hand: four ticks, and the scene. */
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, Quaternion, Scene, Vector3 } from 'three';
import { Driver } from '#play/traction/session/driver.ts';
import { practisedHand } from '#play/traction/session/liveHand.ts';
import { ShownTable } from '#play/traction/session/shownTable.ts';
import { beginAction, layoutOf } from '#games/traction/perform.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Gesture } from '#sim/gesture/gesture.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { buildTableWorld } from '#sim/world/tableWorld.ts';
import { costOf, inTurns, Part, summed, type Cost } from './measure.ts';
import { ms, say, times, verdict } from './print.ts';
import { startPosition, walkTowards, withPiece } from './table.ts';

const ASKED_MS = 4;
const FRAME_HZ = 60;
const TICKS_A_FRAME = TICK_HZ / FRAME_HZ;
const ROUNDS = 7;
const MESHES_A_PIECE = 2; // its body, and its shade on the table

/** The scene as far as a frame touches it: a group a piece, as in src/app/scene/Pieces.tsx. */
class HeadlessScene {
  readonly scene = new Scene();
  private readonly groups = new Map<PieceId, Group>();
  private readonly position = new Vector3();
  private readonly rotation = new Quaternion();

  constructor(pieces: readonly PieceId[]) {
    const [geometry, material] = [new BoxGeometry(0.02, 0.04, 0.02), new MeshBasicMaterial()];
    for (const id of pieces) {
      const group = new Group();
      for (let i = 0; i < MESHES_A_PIECE; i += 1) group.add(new Mesh(geometry, material));
      this.groups.set(id, group);
      this.scene.add(group);
    }
  }

  update(shown: ShownTable): void {
    for (const [id, group] of this.groups) {
      const drawn = shown.pieces.get(id);
      if (!drawn) continue;
      group.position
        .copy(this.position.copy(drawn.before.position))
        .lerp(this.position.copy(drawn.after.position), shown.share);
      group.quaternion
        .copy(this.rotation.copy(drawn.before.rotation))
        .slerp(this.rotation.copy(drawn.after.rotation), shown.share);
    }
    this.scene.updateMatrixWorld();
  }
}

interface Frames {
  readonly count: number;
  readonly table: Part;
  readonly scene: Part;
  readonly slowestMs: number;
}

/** A walk as the page plays it, frame by frame. */
function playFrames(physics: Physics, state: TractionState, gesture: Gesture): Frames {
  const action = beginAction(physics, state, { do: 'walk', piece: gesture.piece }, gesture.grip);
  const shown = new ShownTable();
  const driver = new Driver(shown, { changed: () => undefined, rested: () => undefined });
  const scene = new HeadlessScene(state.pieces.map((p) => p.id));
  const parts = { table: new Part('table'), scene: new Part('scene') };
  const advance = parts.table.around(() => driver.advance(1 / FRAME_HZ));
  const update = parts.scene.around(() => scene.update(shown));
  driver.begin(action);
  let count = 0;
  let slowestMs = 0;
  for (const { corner, samples } of gesture.strokes) {
    driver.take(corner, practisedHand(samples.slice(1)));
    while (driver.running) {
      const start = performance.now();
      advance();
      update();
      slowestMs = Math.max(slowestMs, performance.now() - start);
      count += 1;
    }
  }
  driver.end();
  shown.show(null);
  return { count, ...parts, slowestMs };
}

/** As many ticks of the engine and nothing else, every piece awake and none held. */
function plainFrames(physics: Physics, state: TractionState, frames: number): void {
  const table = buildTableWorld(physics, layoutOf(state));
  for (let i = 0; i < frames * TICKS_A_FRAME; i += 1) table.world.step();
  table.free();
}

const physics = await loadPhysics();
const state = withPiece(startPosition(5), '0-S1', { xMm: 60, zMm: 120 });
const mover = pieceId('0-S1');
const { performed } = walkTowards(physics, state, mover, { xMm: 60, zMm: 0 }, 2, 'careful');
const [first] = [playFrames(physics, state, performed.gesture)];
say('on the table', `${state.pieces.length} pyramids, one held; ${first.count} frames of ${TICKS_A_FRAME} ticks`);

const rounds: { readonly frames: Frames; readonly cost: Cost }[] = [];
const costs = inTurns(ROUNDS, {
  page: () => {
    let frames = first;
    const cost = costOf(() => (frames = playFrames(physics, state, performed.gesture)));
    rounds.push({ frames, cost });
  },
  plain: () => plainFrames(physics, state, first.count),
});
const frameMs = costs.page.median.cpuMs / first.count;
const sceneShare = rounds.map(({ frames }) => frames.scene.ms / (frames.scene.ms + frames.table.ms));
const scene = summed(sceneShare.map((s) => ({ wallMs: s, cpuMs: s }))).median.cpuMs;
say(
  'a frame by the clock, median and best',
  `${ms(costs.page.median.wallMs / first.count, 3)}, ${ms(costs.page.best.wallMs / first.count, 3)}`,
);
say('of it the table: ticks, referee, poses', ms(frameMs * (1 - scene), 3));
say('of it the scene: interpolation, matrices', ms(frameMs * scene, 3));
say('plain engine steps alone, all 30 awake', ms(costs.plain.median.cpuMs / first.count, 3));
say('the frame against those', times(costs.page.median.cpuMs / costs.plain.median.cpuMs));
say('slowest frame of all', ms(Math.max(...rounds.map(({ frames }) => frames.slowestMs)), 2));
verdict('main thread a frame, in processor time', frameMs < ASKED_MS, ms(frameMs, 3), `under ${ASKED_MS} ms`);
