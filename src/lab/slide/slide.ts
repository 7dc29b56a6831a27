import { degrees } from '../../sim/maths/trig.ts';
import { unrotate } from '../../sim/maths/quat.ts';
import { UNIT_Y } from '../../sim/maths/vec3.ts';
import { TICK_HZ } from '../../sim/settings.ts';
import { labExperiment } from '../experiment.ts';
import { rounded } from '../rounded.ts';
import { countSlide, slideCounts, type SlideCounts } from './count.ts';
import { layOn } from './lying.ts';
import { lyingOf, slideParameters, type SlideParameters } from './parameters.ts';
import { slidInTheory } from './theory.ts';

interface Motion {
  readonly slidMm: number;
  readonly turnedDeg: number;
  readonly timeS: number;
}

export interface SlideAnswer extends Motion {
  readonly settled: boolean;
  /** Even pressure, Coulomb friction: slide and spin share it. */
  readonly theory: Motion;
}

function slideAnswer(parameters: SlideParameters, { slid, turned, ticks, settled }: SlideCounts): SlideAnswer {
  return {
    slidMm: slid / 1e3,
    turnedDeg: turned / 1e3,
    timeS: rounded(ticks / TICK_HZ),
    settled,
    theory: theoryOf(parameters),
  };
}

function theoryOf(parameters: SlideParameters): Motion {
  const { body, face } = lyingOf(parameters);
  const { rotation, outline } = layOn(body, face);
  const { mass, inertia } = body.spec;
  const up = unrotate(rotation, UNIT_Y);
  const about =
    inertia.xx * up.x * up.x +
    inertia.yy * up.y * up.y +
    inertia.zz * up.z * up.z +
    2 * (inertia.xy * up.x * up.y + inertia.yz * up.y * up.z + inertia.zx * up.z * up.x);
  const { velocityMmS, spinRadS, friction } = parameters;
  const { slidM, turnedRad, timeS } = slidInTheory(outline, {
    speedMS: velocityMmS / 1000,
    spinRadS,
    friction,
    gyrationM2: about / mass,
  });
  return { slidMm: rounded(slidM * 1000), turnedDeg: rounded(degrees(turnedRad)), timeS: rounded(timeS) };
}

/** How far a flat thing slides and turns that is given a speed and a spin. */
export const slide = labExperiment({
  id: 'slide',
  parameters: slideParameters,
  counts: slideCounts,
  trials: 1,
  chunk: 1,
  count: (physics, parameters) => countSlide(physics, parameters),
  merge: (first) => first, // every trial is the same motion
  answer: slideAnswer,
  table: ({ theory, ...measured }) => ({
    columns: ['', 'slid mm', 'turned deg', 'time s'],
    rows: [
      ['simulated', measured.slidMm, measured.turnedDeg, measured.timeS],
      ['theory', theory.slidMm, theory.turnedDeg, theory.timeS],
    ],
  }),
  plots: () => [],
  setting: (parameters) => {
    const { body, face } = lyingOf(parameters);
    const { velocityMmS, spinRadS, friction, law } = parameters;
    return `${body.name} on its ${face.name}, ${velocityMmS} mm/s, ${spinRadS} rad/s, friction ${friction}, law ${law}`;
  },
});
