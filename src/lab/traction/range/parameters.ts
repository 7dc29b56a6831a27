import { z } from 'zod';
import { quantised, whole } from '#engine/files/numbers.ts';
import { OPTION_RANGES } from '#games/traction/options.ts';
import { DISTANCE_MM } from '#games/traction/pads.ts';
import { PIECES_MAX } from '#games/traction/scenario/limits.ts';
import { pieceSchema } from '#games/traction/scenario/placed.ts';
import { checkPosition } from '#games/traction/scenario/position.ts';
import { pieceId } from '#sim/ids.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { ownerOf, SIZES } from '#sim/pyramid.ts';
import { each } from '#lab/each.ts';
import {
  cellFields,
  cellsOver,
  groundsOf,
  isOneKindOfGround,
  ONE_KIND_OF_GROUND,
  PRESET_GROUNDS,
  type Cell,
} from '../cells.ts';
import { moverOf } from '../onTable.ts';
import obstacles from './obstacles.json' with { type: 'json' };
import data from './walk.json' with { type: 'json' };
import { MM_PER_INCH } from '#sim/maths/units.ts';

const MOST_RULES = 20;
const MOST_DISTANCES = 50;

const steps = () => whole(OPTION_RANGES.steps.min, OPTION_RANGES.steps.max);

export const PLACES = ['row', 'gate'] as const satisfies readonly (keyof typeof obstacles)[];

/** Pieces as files place them; walks begin in the middle of the table, where the largest piece has to fit. */
const placed = z
  .array(pieceSchema)
  .max(PIECES_MAX)
  .refine(
    (pieces) => pieces.every(({ id }) => ownerOf(pieceId(id)) > 0) && canStand(pieces),
    'pieces of seats 1 to 5 that stand on the table, apart from each other and from its middle, where walks begin',
  );

function canStand(pieces: readonly z.infer<typeof pieceSchema>[]): boolean {
  const walker = { id: moverOf('L'), xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' } as const;
  const others = pieces.map((piece) => ({ ...piece, id: pieceId(piece.id) }));
  return checkPosition({ tableMm: data.tableMm, pads: [], pieces: [walker, ...others] }).ok;
}

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
      [15, 18, 21, 24, 30, 36].map((inches) => hundredth(inches * MM_PER_INCH)),
    ),
    /** Everything that stands about, as a walking piece sees it at its start, or the name of such a place. */
    around: z.union([z.enum(PLACES), placed], { error: `${PLACES.join(', ')}, or a list of pieces` }).default([]),
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

/** The cells in which pieces tackle. */
export const tackleCellsOf = (parameters: RangeParameters): readonly Cell[] => cellsOver(parameters, PRESET_GROUNDS);

/** All cells of walks, each once however many rules ask for it: by size, then hand, then ground, then steps. */
export const walkCellsOf = (parameters: RangeParameters): readonly WalkCell[] =>
  parameters.sizes.flatMap((size) => {
    const all = [...new Set(parameters.ranges.map((rule) => stepsBy(rule, size)))].toSorted((a, b) => a - b);
    return parameters.hands.flatMap((hand) =>
      groundsOf(parameters, PRESET_GROUNDS).flatMap((ground) =>
        all.filter((some) => some > 0).map((some) => ({ ground, size, hand, steps: some })),
      ),
    );
  });
