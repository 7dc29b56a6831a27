import { z } from 'zod';
import { quantised, whole } from '../../../engine/files/numbers.ts';
import { OPTION_RANGES } from '../../../games/traction/options.ts';
import { DISTANCE_MM } from '../../../games/traction/pads.ts';
import { SIZES } from '../../../sim/pyramid.ts';
import {
  cellFields,
  each,
  groundsOf,
  isOneKindOfGround,
  ONE_KIND_OF_GROUND,
  PRESET_GROUNDS,
  type Cell,
} from '../cells.ts';

const MOST_RULES = 20;
const MOST_DISTANCES = 50;
const INCH_MM = 25.4;

const steps = () => whole(OPTION_RANGES.steps.min, OPTION_RANGES.steps.max);

export const rangeParameters = z
  .strictObject({
    ...cellFields,
    /** Steps a turn of a small, a medium and a large piece, one rule beside another. */
    ranges: z
      .array(z.tuple([steps(), steps(), steps()]))
      .min(1)
      .max(MOST_RULES)
      .default([
        [4, 2, 1],
        [6, 3, 1],
      ]),
    /** Between the nearest edges of two pads (TR-02). */
    distancesMm: each(quantised(DISTANCE_MM.min, DISTANCE_MM.max), MOST_DISTANCES).default(
      [15, 18, 21, 24, 30, 36].map((inches) => inches * INCH_MM),
    ),
  })
  .refine(isOneKindOfGround, ONE_KIND_OF_GROUND);
export type RangeParameters = z.infer<typeof rangeParameters>;

/** A cell with the steps that its walks have. */
export interface WalkCell extends Cell {
  readonly steps: number;
}

/** The steps that a rule lets a size walk. */
export const stepsBy = (rule: RangeParameters['ranges'][number], size: Cell['size']): number =>
  rule[SIZES.indexOf(size)] ?? 0;

/** All cells, each once however many rules ask for it: by size, then hand, then ground, then steps. */
export const walkCellsOf = (parameters: RangeParameters): readonly WalkCell[] =>
  parameters.sizes.flatMap((size) => {
    const all = [...new Set(parameters.ranges.map((rule) => stepsBy(rule, size)))].toSorted((a, b) => a - b);
    return parameters.hands.flatMap((hand) =>
      groundsOf(parameters, PRESET_GROUNDS).flatMap((ground) =>
        all.filter((some) => some > 0).map((some) => ({ ground, size, hand, steps: some })),
      ),
    );
  });
