import type { Layer, Plot } from '../plots/plot.ts';

/** How fast a thing slides and spins at one moment. */
export interface TrackPoint {
  readonly timeS: number;
  readonly speedMmS: number;
  readonly spinRadS: number;
}

type Track = readonly TrackPoint[];

/** The same start on a ground of another coefficient. */
export interface OnGround {
  readonly friction: number;
  readonly slidMm: number;
  readonly turnedDeg: number;
  readonly timeS: number;
}

/** Less than this is nothing but rounding: a plot of it would look like something. */
const SLIDES_MM_S = 1;
const SPINS_RAD_S = 0.1;
const TURNS_DEG = 1;

/** Turns by the coefficient; speed and spin over time, the simulation as a line and theory dashed; what there is. */
export const slidePlots = (simulated: Track, theory: Track, grounds: readonly OnGround[]): readonly Plot[] => [
  ...(grounds.some(({ turnedDeg }) => Math.abs(turnedDeg) > TURNS_DEG) ? [turnsPlot(grounds)] : []),
  ...(simulated.some(({ speedMmS }) => speedMmS > SLIDES_MM_S) ? [speedPlot(simulated, theory)] : []),
  ...(simulated.some(({ spinRadS }) => Math.abs(spinRadS) > SPINS_RAD_S) ? [spinPlot(simulated, theory)] : []),
];

const speedPlot = (simulated: Track, theory: Track): Plot => ({
  id: 'speed',
  title: 'How fast it slides',
  says: 'Speed over time, simulated and (dashed) in theory: slide and spin end together.',
  x: { label: 'time s' },
  y: { label: 'speed mm/s' },
  layers: layersOf(simulated, theory, ({ speedMmS }) => speedMmS),
});

const spinPlot = (simulated: Track, theory: Track): Plot => ({
  id: 'spin',
  title: 'How fast it spins',
  says: 'Spin over time, simulated and (dashed) in theory: slide and spin end together.',
  x: { label: 'time s' },
  y: { label: 'spin rad/s' },
  layers: layersOf(simulated, theory, ({ spinRadS }) => spinRadS),
});

const turnsPlot = (grounds: readonly OnGround[]): Plot => ({
  id: 'turns',
  title: 'How often it turns, by the ground',
  says: 'Turns about the vertical from the start to the rest, by the coefficient of friction. Of a spin in its place half the friction makes twice the turns.',
  x: { label: 'coefficient of friction' },
  y: { label: 'turns' },
  layers: [
    {
      mark: 'line',
      points: grounds.map(({ friction, turnedDeg }) => ({ x: friction, y: turnedDeg / 360, of: 'turns' })),
    },
  ],
});

function layersOf(simulated: Track, theory: Track, of: (at: TrackPoint) => number): readonly Layer[] {
  const pointsOf = (track: Track, name: string) => track.map((at) => ({ x: at.timeS, y: of(at), of: name }));
  return [
    { mark: 'line', points: pointsOf(simulated, 'simulated') },
    ...(theory.length === 0 ? [] : [{ mark: 'line', points: pointsOf(theory, 'theory'), dashed: true } as const]),
  ];
}
