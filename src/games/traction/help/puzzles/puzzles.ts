import { z } from 'zod';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { DISTANCE_MM, layPads } from '#games/traction/pads.ts';
import { nameOf } from '#games/traction/pieces.ts';
import type { TractionSetup } from '#games/traction/setup.ts';
import { both, standsIn, walked, won } from '../drills/goals.ts';
import { part } from '../drills/judge.ts';
import type { TractionDrill } from '../drills/stepping.ts';
import data from './puzzles.json' with { type: 'json' };

// Tasks found by machine in matches of computer players (scripts/make-puzzles.ts), each with a line that does it and
// with the plain one, which does not.

const place = z.number();

/** A task for the seat at the near side of two pads as in a usual match. */
export const puzzleSchema = z.strictObject({
  id: z.string(),
  /** `past`: to end a walk in the ring. */
  goal: z.enum(['win', 'past']),
  /** The match and the turn that it is taken from. */
  from: z.strictObject({ levels: z.array(z.string()), seed: z.int(), turn: z.int() }),
  /** Id, x, z, mm, and yaw, degrees; those that lie flat say so. */
  pieces: z.array(
    z.tuple([z.string(), place, place, place]).or(z.tuple([z.string(), place, place, place, z.literal('flat')])),
  ),
  piece: z.string(),
  ring: z.strictObject({ xMm: z.number(), zMm: z.number(), radiusMm: z.number() }).nullable(),
  solution: z.string(),
  plain: z.string(),
});

export type Puzzle = z.output<typeof puzzleSchema>;

/** All, the easier ones of each kind first. */
export const PUZZLES: readonly Puzzle[] = z
  .strictObject({ provenance: z.literal('invented'), note: z.string(), puzzles: z.array(puzzleSchema) })
  .parse(data).puzzles;

const placed = ([id, xMm, zMm, yawDeg, flat]: Puzzle['pieces'][number]): PiecePlacement => ({
  id: pieceId(id),
  xMm,
  zMm,
  yawDeg,
  pose: flat ?? 'upright',
});

function setupOf({ pieces }: Puzzle): TractionSetup {
  const [surface] = SURFACES;
  if (surface === undefined) throw new Error('there is a surface');
  return {
    options: STANDARD_OPTIONS,
    surface,
    table: layPads(2, DISTANCE_MM.standard),
    position: { seat: seat(0), pieces: pieces.map(placed) },
  };
}

/** The puzzle as a drill, `number` among those of its kind. */
export function drillOfPuzzle(puzzle: Puzzle, number: number): TractionDrill {
  const { id, goal, piece, ring, solution } = puzzle;
  const name = nameOf(pieceId(piece));
  const shared = { setup: setupOf(puzzle), solution: [solution] };
  const asked =
    goal === 'win' || ring === null
      ? part({
          ...shared,
          task: 'You can win in this turn. Not every way there is free.',
          goal: won,
          pieces: [],
          well: 'You touched the pad, and nothing else on the way.',
          hints: { short: 'No pad was touched in this turn.' },
          tips: [`${name} can get there.`, 'Look for a way around what stands between.'],
        })
      : part({
          ...shared,
          task: `Bring ${name} into the ring in this turn. Not every way there is free.`,
          marks: [ring],
          goal: both(walked(piece), standsIn(piece, ring)),
          pieces: [piece],
          well: 'Past everything, and nothing was touched.',
          hints: { short: `${name} is not in the ring.` },
          tips: ['Look for a way around what stands between.', 'Every step ends on the whole base: choose where to.'],
        });
  return { id, title: `${goal === 'win' ? 'Win this turn' : 'Get past'}: ${number}`, parts: [asked] };
}

/** As drills, in their order. */
export const PUZZLE_DRILLS: readonly TractionDrill[] = PUZZLES.map((puzzle, i) =>
  drillOfPuzzle(puzzle, PUZZLES.slice(0, i + 1).filter(({ goal }) => goal === puzzle.goal).length),
);
