import type { Physics } from '#sim/physics.ts';
import { slidOf, type SlideCounts } from '#lab/slide/count.ts';
import { slideParameters } from '#lab/slide/parameters.ts';
import { within, withinShare, type Theme, type Tolerance, type Validation } from '../validation.ts';
import { spinningSlide } from './spinningSlide.ts';

/** A thin thing of even density that lies on its underside. */
const flat = (part: object) => ({
  format: 'tumbletop/body',
  version: 1,
  parts: [part],
  densityGCm3: 1,
  faces: [{ name: 'belly', normal: [0, -1, 0] }],
});

const RADIUS = 0.04; // m
const BODIES = {
  card: { says: 'a card of 63 x 88 mm', file: flat({ box: { halfMm: [31.5, 0.15, 44] } }) },
  bar: { says: 'a bar of 150 x 20 mm', file: flat({ box: { halfMm: [75, 0.5, 10] } }) },
  disk: {
    says: 'a disk of 80 mm, of 32 corners',
    file: flat({ cylinder: { radiusMm: RADIUS * 1000, halfMm: 0.5, axis: 'y' } }),
  },
  block: { says: 'a block of 30 x 6 x 30 mm', file: flat({ box: { halfMm: [15, 3, 15] } }) },
} as const;
type Body = keyof typeof BODIES;

/** How a thing is launched: m/s, rad/s, and the coefficient. */
interface Launch {
  readonly speed: number;
  readonly spin: number;
  readonly friction: number;
}

type Slid = Omit<SlideCounts, 'grounds'>;

function slidBy(physics: Physics, body: Body, { speed, spin, friction }: Launch): Slid {
  const parameters = slideParameters.parse({
    body: BODIES[body].file,
    velocityMmS: speed * 1000,
    spinRadS: spin,
    friction,
    law: 'flat',
  });
  return slidOf(physics, parameters);
}

const THOUSAND = 1000;
const FIGURES = {
  time: { unit: 'ms', of: ({ ticks }: Slid) => (ticks * THOUSAND) / 240 },
  slide: { unit: 'mm', of: ({ slid }: Slid) => slid / THOUSAND },
  turn: { unit: 'degrees', of: ({ turned }: Slid) => turned / THOUSAND },
} as const;
type Figure = keyof typeof FIGURES;

const REFERENCE_FRICTION = 0.3;

/** Time s, slid mm, turned degrees, by fine quadrature in double precision (`slide/theory.ts` agrees). */
const REFERENCE: readonly (readonly [Body, speed: number, spin: number, s: number, mm: number, deg: number])[] = [
  ['card', 0, 30, 0.3415, 0, 293.57],
  ['card', 0.6, 0, 0.2037, 61.13, 0],
  ['card', 0.6, 30, 0.4172, 128.68, 352.66],
  ['card', 0.6, 10, 0.2471, 69.76, 83.6],
  ['card', 0.1, 30, 0.344, 19.11, 295.25],
  ['bar', 0, 30, 0.508, 0, 436.66],
  ['bar', 0.6, 0, 0.2037, 61.13, 0],
  ['bar', 0.6, 30, 0.5567, 156.86, 478.83],
  ['bar', 0.6, 10, 0.2846, 78.93, 83.35],
  ['bar', 0.1, 30, 0.5093, 22.72, 437.95],
  ['disk', 0, 30, 0.3054, 0, 262.55],
  ['disk', 0.6, 0, 0.2037, 61.13, 0],
  ['disk', 0.6, 30, 0.3878, 120.28, 327.18],
  ['disk', 0.6, 10, 0.242, 68.3, 81.51],
  ['disk', 0.1, 30, 0.3087, 17.88, 264.39],
];

const BAR = 0.02;
const PURE_SPIN_BAR = 0.015;

function referenceRows([body, speed, spin, s, mm, deg]: (typeof REFERENCE)[number]): readonly Validation[] {
  const launch = { speed, spin, friction: REFERENCE_FRICTION };
  const truths: Readonly<Record<Figure, number>> = { time: s * THOUSAND, slide: mm, turn: deg };
  return (Object.keys(FIGURES) as Figure[]).map((figure) => ({
    name: `${body}, ${speed} m/s and ${spin} rad/s: ${figure}`,
    settings: `${BODIES[body].says}, lying on its face, coefficient ${REFERENCE_FRICTION}`,
    unit: FIGURES[figure].unit,
    theory: truths[figure],
    tolerance: truths[figure] === 0 ? within(STRAY) : withinShare(speed === 0 ? PURE_SPIN_BAR : BAR),
    measure: (physics) => FIGURES[figure].of(slidBy(physics, body, launch)),
  }));
}

const STRAY = 0.1; // mm or degrees, where nothing should slide or turn

const TURN = 2 * Math.PI;

/** Speed over spin and radius of a disk as it begins its last turn. */
function lastRatio({ speeds, spins }: Slid): number {
  let left = 0;
  for (let i = spins.length - 1; i >= 0; i -= 1) {
    const spin = (spins[i] ?? 0) / THOUSAND;
    left += spin / 240;
    if (left >= TURN) return (speeds[i] ?? 0) / THOUSAND / THOUSAND / (RADIUS * spin);
  }
  throw new Error('the disk turns more than once');
}

/** Farkas and others, 2003: the ratio at which a disk stops, whatever it was launched with. */
const LIMIT = 0.653;
const FAST = 80; // rad/s

function launchedAt(ratio: number): (physics: Physics) => number {
  const launch = { speed: ratio * RADIUS * FAST, spin: FAST, friction: REFERENCE_FRICTION };
  return (physics) => lastRatio(slidBy(physics, 'disk', launch));
}

function ratioRow(ratio: number, tolerance: Tolerance): Validation {
  return {
    name: `speed over rim speed of a disk at its last turn, launched at ${ratio}`,
    settings: `${BODIES.disk.says}, launched at ${FAST} rad/s, coefficient ${REFERENCE_FRICTION}`,
    unit: '',
    theory: LIMIT,
    tolerance,
    measure: launchedAt(ratio),
  };
}

/** Launched at another ratio it has come nearer to the limit by so much at least. */
const COMES_NEARER = 0.3;
const towards = (ratio: number): Validation => ratioRow(ratio, within((1 - COMES_NEARER) * Math.abs(ratio - LIMIT)));

/** The block of old, which slid as if it did not spin. */
const START = { speed: 1, spin: 80, friction: 0.5 };
const block = spinningSlide({ x: 0.03, y: 0.006, z: 0.03, mass: 0.01 }, START.friction, START) * THOUSAND;

const spinningBlock: Validation = {
  name: `slide while spinning at ${START.spin} rad/s`,
  settings: `${BODIES.block.says} at ${START.speed} m/s, coefficient ${START.friction}; the engine alone has 101 mm`,
  unit: 'mm',
  theory: block,
  tolerance: withinShare(BAR),
  measure: (physics) => FIGURES.slide.of(slidBy(physics, 'block', START)),
};

export const FLAT_SLIDES: Theme = {
  id: 'flat-slides',
  says: 'A flat thing that slides and spins: every place of it rubs against its own velocity, so that slide and spin share friction and stop together.',
  source:
    'Coulomb friction over the face, by quadrature (Z. Farkas and others, 2003; P. Weidman and C. Malhotra, 2007)',
  tolerances:
    '2 %, of a spin without a slide 1.5 %, of the ratio of a disk 2 %. By the friction of what lies flat (src/sim/roll/flat), which `lab slide` uses and matches recorded before it do not',
  rows: [
    ...REFERENCE.flatMap(referenceRows),
    ratioRow(LIMIT, withinShare(BAR)),
    towards(0.5),
    towards(0.9),
    spinningBlock,
  ],
};
