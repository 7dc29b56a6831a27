import type { DrillVerdict } from '#engine/lessons.ts';
import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { drillOfPuzzle, type Puzzle } from '#games/traction/help/puzzles/puzzles.ts';
import { makeCommand } from '#games/traction/notation.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { DISTANCE_MM } from '#games/traction/pads.ts';
import { sizeOf } from '#games/traction/pieces.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { enactLine } from '#games/traction/scenario/enact.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction } from '#games/traction/traction.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';
import type { Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { atOnce } from '#sim/ticking.ts';
import { thoughtOut } from '#bots/bot.ts';
import { playing } from '#bots/playing.ts';
import type { Walk } from '../candidates.ts';
import { tractionBots } from '../bots.ts';
import { waysPast, type WayPast } from './find.ts';

/** So many of each kind; of a match at most one of each. */
const WANTED = { win: 12, past: 12 } as const;
/** Of one size of piece no more than so many of a kind: wins are nearly all of small pieces. */
const MOST_OF_SIZE = { win: 12, past: 8 } as const;
const FIRST_SEED = 1000;
const MOST_ACTIONS = 400;
/** Before that nobody is in anybody's way. */
const FIRST_ROUND = 3;
const RING_MM = 14;
const LEVELS = ['steady', 'steady'];
const SEATS = LEVELS.map((level, i) => ({ name: `${level} ${i + 1}`, colour: i, kind: 'bot' as const, level }));

type Goal = Puzzle['goal'];
type Found = Readonly<Record<Goal, Puzzle[]>>;

/**
 * Puzzles from matches of computer players, one match after the other: turns in which a piece gets past what stands in
 * its way while the plain walks fail. All are played out on the table, as a player would order them. Tells of each
 * that it finds.
 */
export function* makePuzzles(physics: Physics): Generator<string, readonly Puzzle[]> {
  const found: Found = { win: [], past: [] };
  const table = physicsTable(physics);
  for (let seed = FIRST_SEED; isWanting(found); seed += 1) {
    const had = { win: found.win.length, past: found.past.length };
    for (const state of turnsOf(physics, seed))
      for (const way of thoughtOut(waysPast(state))) {
        const puzzle = puzzleOf(state, way, seed);
        const { goal } = puzzle;
        if (found[goal].length > had[goal] || !isWanted(found, puzzle)) continue;
        if (!isProved(table, puzzle, way.plain.slice(1).map(lineOf))) continue;
        found[goal].push(puzzle);
        yield `${goal} with ${puzzle.piece}, turn ${state.turn.number} of the seed ${seed}`;
      }
  }
  return [...numbered(found.win), ...numbered(found.past)];
}

const isWanting = (found: Found): boolean => found.win.length < WANTED.win || found.past.length < WANTED.past;

/** A way that another puzzle has already is none to be found. */
function isWanted(found: Found, { goal, piece, solution }: Puzzle): boolean {
  const size = sizeOf(pieceId(piece));
  const alike = found[goal].filter((other) => sizeOf(pieceId(other.piece)) === size);
  const isKnown = [...found.win, ...found.past].some((other) => other.solution === solution);
  return !isKnown && found[goal].length < WANTED[goal] && alike.length < MOST_OF_SIZE[goal];
}

/** The fewer steps, the easier; numbered in that order. */
function numbered(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const steps = ({ solution }: Puzzle): number => solution.split(',').length;
  return puzzles
    .toSorted((a, b) => steps(a) - steps(b))
    .map((puzzle, i) => ({ ...puzzle, id: `puzzle-${puzzle.goal}-${i + 1}` }));
}

/** The positions of a match in which a turn begins with nothing to be done before a walk. */
function* turnsOf(physics: Physics, seed: number): Generator<TractionState> {
  const [surface] = SURFACES;
  if (surface === undefined) throw new Error('there is a surface');
  const setup = { options: STANDARD_OPTIONS, surface, table: { distanceMm: DISTANCE_MM.standard } };
  const plan = { build: physics.build, tickHz: TICK_HZ, seed, seats: SEATS, setup };
  const played = atOnce(playing(tractionBots, physics, plan, LEVELS, MOST_ACTIONS));
  const started = startMatch(traction, plan);
  if (!played.ok || !started.ok) throw new Error('bots play a usual match to its end');
  let match = started.value;
  for (const { action, performed } of played.value.match.log) {
    if (isPlainTurn(match.state)) yield match.state;
    const next = play(traction, match, action, performed);
    if (!next.ok) throw new Error(next.fault.message);
    match = next.value;
  }
}

const isPlainTurn = (state: TractionState): boolean =>
  state.turn.round >= FIRST_ROUND &&
  state.turn.acted.length === 0 &&
  state.turn.barred.length === 0 &&
  state.pending.length === 0 &&
  whatMayBeDone(state).right.length === 0;

function puzzleOf(state: TractionState, { around, plain }: WayPast, seed: number): Puzzle {
  const goal = around.wins ? 'win' : 'past';
  const to = turned(state, around.to);
  return {
    id: goal,
    goal,
    from: { levels: LEVELS, seed, turn: state.turn.number },
    pieces: state.pieces.map((piece) => {
      const { xMm, zMm, yawDeg } = turned(state, piece);
      const id = ofLearner(state, piece.id);
      return piece.pose === 'upright' ? [id, xMm, zMm, yawDeg] : [id, xMm, zMm, yawDeg, 'flat'];
    }),
    piece: ofLearner(state, around.piece),
    ring: around.wins ? null : { xMm: Math.round(to.xMm), zMm: Math.round(to.zMm), radiusMm: RING_MM },
    solution: lineOf(around),
    plain: lineOf(plain[0]),
  };
}

export const lineOf = ({ piece, steps }: Walk): string => makeCommand({ do: 'walk', piece, steps, hand: 'careful' });

interface Place {
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/** The learner has seat 0, at the near side: a table for two is the same, turned by a half. */
function turned({ turn }: TractionState, { xMm, zMm, yawDeg }: Place): Place {
  if (turn.seat === 0) return { xMm, zMm, yawDeg };
  return { xMm: hundredth(-xMm), zMm: hundredth(-zMm), yawDeg: hundredthYaw(yawDeg + 180) };
}

const ofLearner = ({ turn }: TractionState, id: PieceId): string =>
  turn.seat === 0 ? id : id.replace(/^[01]/, (owner) => String(1 - Number(owner)));

/** On the table the line does it, the plain one is a foul, and none of the other plain lines does it. */
export function isProved(table: ScenarioTable, puzzle: Puzzle, others: readonly string[]): boolean {
  if (verdictAfter(table, puzzle, puzzle.solution)?.state !== 'passed') return false;
  const plain = verdictAfter(table, puzzle, puzzle.plain);
  if (plain?.state !== 'failed' || plain.clause === null) return false;
  return others.every((line) => verdictAfter(table, puzzle, line)?.state !== 'passed');
}

/** Null where the line is refused. */
function verdictAfter(table: ScenarioTable, puzzle: Puzzle, line: string): DrillVerdict | null {
  const [part] = drillOfPuzzle(puzzle, 1).parts;
  if (part === undefined) throw new Error('a puzzle has a part');
  const { build, tickHz } = table;
  const begun = startMatch(traction, { build, tickHz, seed: 0, seats: SEATS, setup: part.setup });
  if (!begun.ok) throw new Error(`a position of a match is none: ${begun.fault.message}`);
  const after = enactLine(table, begun.value, line);
  return after.ok ? part.judge(after.value) : null;
}
