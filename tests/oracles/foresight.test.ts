import { released, type BattleSetup } from '#games/trexlands/rolling/battle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { foresight, type Foresight } from '#games/trexlands/referee/counted.ts';
import { judgeRoll } from '#games/trexlands/referee/judge.ts';
import type { TruckCode } from '#games/trexlands/referee/ruling.ts';
import { horizontalDistance } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { caughtIn, MARGIN, standingOf, travelOf, type Catchment, type Standing } from '#sim/roll/basins/caught.ts';
import { motionOf } from '#sim/roll/basins/motion.ts';
import { Roll } from '#sim/roll/roll.ts';
import { TERRAINS, type Terrain } from '#sim/roll/terrain.ts';
import { A_TRUCK, standardRoll } from '../games/trexlands/rolling/support.ts';
import { tellFigure } from './report.ts';
import { seeds } from '../effort.ts';

/** On each terrain, with and without ballast; 20,800 of them once. */
const THROWN = seeds(20, 650);
const THROWS = THROWN.length;
const TO_MM = 1000;

let physics: Physics;
let known: Foresight;
beforeAll(async () => {
  physics = await loadPhysics();
  known = foresight();
});

/** What became of a roll whose outcome was foreseen. */
interface Foreseen {
  readonly tick: number;
  readonly code: TruckCode;
  /** Of its brim, what its energy fell short by, m. */
  readonly short: number;
  /** How high it came later on in its landscape, over what its energy had allowed, m. */
  readonly over: number;
  /** How far its centre of mass went later on, of how far it was thought that it might, m. */
  readonly went: number;
  readonly might: number;
}

interface Course {
  readonly code: TruckCode;
  readonly ticks: number;
  readonly foreseen: Foreseen | null;
}

/** Rolls to half a second of rest, foreseeing on the way. */
function course(setup: BattleSetup): Course {
  const rolling = new Roll(physics, released(setup));
  try {
    const [truck] = rolling.arena.pieces;
    const catchment = truck && known.get(truck.spec);
    if (!truck || !catchment) throw new Error('a truck of a known build is thrown');
    let watch: Watch | null = null;
    while (rolling.advance()) {
      const motion = motionOf(truck);
      const standing = standingOf(catchment, motion);
      const code: TruckCode | null = watch ? null : caughtIn(catchment, motion, setup.terrain);
      if (code) watch = new Watch(rolling.tick, code, standing, setup.terrain);
      watch?.look(standing);
    }
    const rolled = rolling.finish();
    return { code: judgeRoll(rolled)[0]?.code ?? 'unsettled', ticks: rolled.ticks, foreseen: watch?.foreseen ?? null };
  } finally {
    rolling.free();
  }
}

class Watch {
  private over = -Infinity;
  private went = 0;

  constructor(
    private readonly tick: number,
    private readonly code: TruckCode,
    private readonly start: Standing<TruckCode>,
    private readonly terrain: Terrain,
  ) {}

  look({ height, com }: Standing<TruckCode>): void {
    this.over = Math.max(this.over, height - this.start.energy);
    this.went = Math.max(this.went, horizontalDistance(com, this.start.com));
  }

  get foreseen(): Foreseen {
    const { basin, energy } = this.start;
    if (!basin) throw new Error('what is foreseen is in a basin');
    return {
      tick: this.tick,
      code: this.code,
      short: basin.brim - energy,
      over: this.over,
      went: this.went,
      might: travelOf(energy - basin.floor, this.terrain),
    };
  }
}

const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const mm = (metres: number): string => `${(metres * TO_MM).toFixed(2)} mm`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const lowestBrim = ({ basins }: Catchment<TruckCode>): number =>
  Math.min(...basins.map((basin) => basin?.brim ?? Infinity));

describe.each(
  TERRAINS.flatMap((terrain) =>
    [false, true].map((ballast) => ({ terrain, ballast, name: `${terrain.id}${ballast ? ', ballast' : ''}` })),
  ),
)('on $name', ({ terrain, ballast, name }) => {
  it(`${THROWS} throws come to lie as was foreseen of them`, ({ task }) => {
    const courses = THROWN.map((seed) =>
      course({ ...standardRoll(seed, [A_TRUCK], terrain.id), ballasted: ballast ? [A_TRUCK] : [] }),
    );
    const foreseen = courses.flatMap((c) => c.foreseen ?? []);
    const otherwise = courses.flatMap(({ code, foreseen: f }, i) =>
      f && f.code !== code ? [`seed ${THROWN[i]}: ${f.code} at tick ${f.tick}, but ${code}`] : [],
    );
    const over = most(foreseen.map((f) => f.over));
    const far = most(foreseen.map((f) => f.went / f.might));
    tellFigure(
      task,
      `foresight, ${name}: foreseen, wrong; after ticks, of`,
      `${foreseen.length} of ${THROWS}, ${otherwise.length}; ${mean(foreseen.map((f) => f.tick)).toFixed(0)}, ${mean(courses.map((c) => c.ticks)).toFixed(0)}`,
    );
    tellFigure(
      task,
      `  least short of the brim; highest over its energy`,
      `${mm(-most(foreseen.map((f) => -f.short)))}; ${mm(over)}`,
    );
    tellFigure(task, `  furthest, of how far it might`, percent(far));
    expect(otherwise).toEqual([]);
    expect(foreseen.length).toBeGreaterThan(0.6 * THROWS);
    const margin = MARGIN * Math.min(...[...known.values()].map(lowestBrim));
    expect(over).toBeLessThan(margin / 2); // half of what it is given
    expect(far).toBeLessThan(0.75);
  });
});
