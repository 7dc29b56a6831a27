import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import type { TruckMeasures } from '#sim/roll/truck.ts';
import type { BodyBuild, Outline } from '../form/field.ts';
import { measuresOf, TRUCK_FORMAT, TRUCK_MEASURES, TRUCK_VERSION, truckSchema } from '#engine/truckFile.ts';

const CORNERS = 24; // of a wheel in the drawing

const circle = (x: number, y: number, radius: number): Outline => ({
  isDark: true,
  pointsMm: Array.from({ length: CORNERS }, (_, i) => {
    const { sin, cos } = sinCosDeg((360 * i) / CORNERS);
    return [x + radius * cos, y + radius * sin];
  }),
});

const rectangle = (left: number, right: number, low: number, high: number): Outline => ({
  isDark: true,
  pointsMm: [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ],
});

function fromTheSide({ parts, wheel }: TruckMeasures): readonly Outline[] {
  return [
    ...parts.map(({ outlineMm }): Outline => ({ pointsMm: outlineMm.map(([x = 0, y = 0]) => [x, y]) })),
    ...wheel.axlesMm.map((x) => circle(x, wheel.radiusMm, wheel.radiusMm)),
  ];
}

function fromTheFront({ parts, wheel }: TruckMeasures): readonly Outline[] {
  const { innerMm, outerMm, radiusMm } = wheel;
  const fronts = parts.map(({ outlineMm, halfMm, leanPerMm }): Outline => {
    const heights = outlineMm.map(([, y = 0]) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const top = halfMm - leanPerMm * (high - low);
    return {
      pointsMm: [
        [-halfMm, low],
        [halfMm, low],
        [top, high],
        [-top, high],
      ],
    };
  });
  return [...fronts, rectangle(-outerMm, -innerMm, 0, 2 * radiusMm), rectangle(innerMm, outerMm, 0, 2 * radiusMm)];
}

/** A truck by its measures and weights. */
export const TRUCK_BUILD: BodyBuild = {
  format: TRUCK_FORMAT,
  label: 'A truck with measures of your own',
  usual: {
    format: TRUCK_FORMAT,
    version: TRUCK_VERSION,
    ...Object.fromEntries(TRUCK_MEASURES.map(({ key, usual }) => [key, usual])),
  },
  measures: TRUCK_MEASURES,
  views: (file) => {
    const read = truckSchema.safeParse(file);
    if (!read.success) return [];
    const measures = measuresOf(read.data);
    return [
      { label: 'from the side', short: 'side', outlines: fromTheSide(measures) },
      { label: 'from the front', short: 'front', outlines: fromTheFront(measures) },
    ];
  },
  wrong: (file) => {
    const read = truckSchema.safeParse(file);
    return read.success ? null : faultOfIssue(read.error, file).message.replace(/^\$\.?/, '');
  },
};
