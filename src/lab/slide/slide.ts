import { degrees } from '#sim/maths/trig.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { labExperiment } from '../experiment.ts';
import { rounded } from '../rounded.ts';
import { countSlide, slideCounts, type SlideCounts } from './count.ts';
import { layOn } from './lying.ts';
import { lyingOf, slideParameters, type SlideParameters } from './parameters.ts';
import { slidePlots, type OnGround, type TrackPoint } from './plots.ts';
import { slidInTheory } from './theory.ts';

interface Motion {
  readonly slidMm: number;
  readonly turnedDeg: number;
  readonly timeS: number;
  /** On the way, every hundredth of a second or so. */
  readonly track: readonly TrackPoint[];
}

export interface SlideAnswer extends Motion {
  readonly settled: boolean;
  /**
   * Coulomb friction, every place of the face by its own velocity: slide and spin share it. Null where the body does
   * not lie on a face: on wheels, or where it topples.
   */
  readonly theory: Motion | null;
  /** The same start on other grounds. */
  readonly grounds: readonly OnGround[];
}

const TICKS_A_POINT = 2;

function slideAnswer(parameters: SlideParameters, counts: SlideCounts): SlideAnswer {
  const { grounds, settled } = counts;
  return {
    ...motionOf(counts),
    settled,
    track: trackOf(counts),
    theory: theoryOf(parameters),
    grounds: grounds.map(({ friction, ...motion }) => ({ friction, ...motionOf(motion) })),
  };
}

const motionOf = ({ slid, turned, ticks }: Pick<SlideCounts, 'slid' | 'turned' | 'ticks'>): Omit<Motion, 'track'> => ({
  slidMm: slid / 1e3,
  turnedDeg: turned / 1e3 + 0, // no negative zero: a file has none
  timeS: rounded(ticks / TICK_HZ),
});

const trackOf = ({ speeds, spins }: SlideCounts): readonly TrackPoint[] =>
  speeds.flatMap((speed, i) =>
    i % TICKS_A_POINT === 0
      ? [{ timeS: rounded((i + 1) / TICK_HZ), speedMmS: speed / 1e3 + 0, spinRadS: (spins[i] ?? 0) / 1e3 + 0 }]
      : [],
  );

function theoryOf(parameters: SlideParameters): Motion | null {
  const { body, face } = lyingOf(parameters);
  const { rotation, footing } = layOn(body, face);
  if (footing === null) return null;
  const { velocityMmS, spinRadS, friction } = parameters;
  const theory = slidInTheory(footing, rotation, { speedMS: velocityMmS / 1000, spinRadS, friction });
  return {
    slidMm: rounded(theory.slidM * 1000),
    turnedDeg: rounded(degrees(theory.turnedRad)),
    timeS: rounded(theory.timeS),
    track: theory.track.map((at) => ({
      timeS: rounded(at.timeS),
      speedMmS: rounded(at.speedMS * 1000),
      spinRadS: rounded(at.spinRadS),
    })),
  };
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
  table: ({ theory, grounds, ...measured }) => ({
    columns: ['', 'slid mm', 'turned deg', 'time s'],
    rows: [
      ['simulated', measured.slidMm, measured.turnedDeg, measured.timeS],
      ['theory', theory?.slidMm ?? null, theory?.turnedDeg ?? null, theory?.timeS ?? null],
      ...grounds.map(({ friction, slidMm, turnedDeg, timeS }) => [
        `on a coefficient of ${friction}`,
        slidMm,
        turnedDeg,
        timeS,
      ]),
    ],
  }),
  plots: ({ track, theory, grounds }) => slidePlots(track, theory?.track ?? [], grounds),
  setting: (parameters) => {
    const { body, face } = lyingOf(parameters);
    const { velocityMmS, spinRadS, friction, law } = parameters;
    return `${body.name} on its ${face.name}, ${velocityMmS} mm/s, ${spinRadS} rad/s, friction ${friction}, law ${law}`;
  },
});
