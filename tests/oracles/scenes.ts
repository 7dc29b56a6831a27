import { stateHash } from '#sim/hash.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { Layout, PadPlacement, PiecePlacement } from '#sim/layout.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { playPush, playSteps } from '#sim/perform.ts';
import { Performance } from '#sim/performance.ts';
import type { Physics } from '#sim/physics.ts';
import { SIZES } from '#sim/pyramid.ts';
import { TABLE_MM, TICK_HZ } from '#sim/settings.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { buildTableWorld } from '#sim/world/tableWorld.ts';
import { positionOf, setVelocity, toEngine } from '#sim/world/units.ts';
import { randomSource } from '#lab/validate/apparatus/chance.ts';
import { hashesOfRolls } from './rolls.ts';

/** A scene whose end state must come out to the bit wherever it is run: in Node, in a page, in a worker. */
export interface FixedScene {
  readonly name: 'walk' | 'shove' | 'tumble';
  /** The layout, to be built as it is or with its pieces in another order. */
  readonly layout: Layout;
  /** Plays the scene on this layout and gives the hash of the bodies' state at its end. */
  run(physics: Physics, layout: Layout): string;
}

/** The scenes whose hashes are stored in hashes.json. Uses nothing that a page does not have. */
export function fixedScenes(): readonly FixedScene[] {
  return [WALK, SHOVE, TUMBLE];
}

/** The hashes of scenes and rolls as hashes.json holds them. */
export function hashesOfScenes(physics: Physics): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(fixedScenes().map(({ name, layout, run }) => [name, run(physics, layout)])),
    ...hashesOfRolls(physics),
  };
}

const PADS: readonly PadPlacement[] = [0, 1].map((owner) => ({
  seat: seat(owner),
  xMm: 0,
  zMm: owner === 0 ? 240 : -240,
  yawDeg: owner === 0 ? 7.5 : -3.25,
}));

/** Two fleets of six in two rows each, on and beside their pads. */
function fleets(gapMm: number): PiecePlacement[] {
  return [0, 1].flatMap((owner) =>
    SIZES.flatMap((size, column) =>
      [1, 2].map((copy) =>
        placed(
          `${owner}-${size}${copy}`,
          (column - 1) * gapMm,
          (owner === 0 ? 1 : -1) * (gapMm / 2 + copy * gapMm),
          13.5 * column + 31 * copy,
        ),
      ),
    ),
  );
}

const placed = (id: string, xMm: number, zMm: number, yawDeg: number): PiecePlacement => ({
  id: pieceId(id),
  xMm,
  zMm,
  yawDeg,
  pose: 'upright',
});

function surfaceNamed(id: string): Layout['surface'] {
  const found = SURFACES.find((s) => s.id === id);
  if (!found) throw new Error(`there is no surface ${id}`);
  return found;
}

function performed(
  physics: Physics,
  layout: Layout,
  mover: string,
  grip: 'finger' | 'push',
  play: (performance: Performance) => void,
): string {
  const performance = new Performance(physics, layout, pieceId(mover), grip);
  try {
    play(performance);
    return performance.finish().hash;
  } finally {
    performance.table.free();
  }
}

/** Four steps of a small piece, two ways round. */
const WALK: FixedScene = {
  name: 'walk',
  layout: { tableMm: TABLE_MM, surface: surfaceNamed('matte-paper'), pads: PADS, pieces: fleets(60) },
  run: (physics, layout) =>
    performed(physics, layout, '0-S1', 'finger', (performance) => {
      playSteps(
        performance,
        [
          { corner: 'A', swivelDeg: 180 },
          { corner: 'C', swivelDeg: -135.5 },
          { corner: 'B', swivelDeg: 45.25 },
          { corner: 'D', swivelDeg: 90 },
        ],
        'natural',
        () => true,
      );
    }),
};

/** A large piece shoved through a crowd. */
const SHOVE: FixedScene = {
  name: 'shove',
  layout: { tableMm: TABLE_MM, surface: surfaceNamed('varnished-wood'), pads: [], pieces: fleets(32) },
  run: (physics, layout) =>
    performed(physics, layout, '0-L1', 'push', (performance) => void playPush(performance, -55, -80)),
};

/** Both fleets thrown into the air, on to the table and on to each other. */
const TUMBLE: FixedScene = {
  name: 'tumble',
  layout: { tableMm: TABLE_MM, surface: surfaceNamed('felt'), pads: PADS, pieces: fleets(60) },
  run: (physics, layout) => {
    const table = buildTableWorld(physics, layout);
    const random = randomSource(2028);
    table.pieces.forEach(({ body }, i) => {
      const { x, z } = positionOf(body);
      body.setTranslation(toEngine(vec3(x / 5, 0.06 + i * 0.035, z / 20)), true);
      body.setRotation(random.rotation(), true);
      setVelocity(body, random.gaussian(0.2));
      body.setAngvel(random.gaussian(12), true);
    });
    for (let i = 0; i < 3 * TICK_HZ; i++) table.world.step();
    const hash = stateHash(table);
    table.free();
    return hash;
  },
};
