import type { MatchPlan } from '#engine/match.ts';
import { puzzleSchema, PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '#games/trexlands/help/puzzles/puzzles.ts';
import { asked } from '#games/trexlands/asked.ts';
import { DEFAULT_SET } from '#engine/ruleSets.ts';
import { OPTIONS_BY } from '#games/trexlands/options.ts';
import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { playByOdds, type Step } from '../byOdds.ts';
import { policyOf } from '../policies.ts';
import { puzzlesIn, type Found } from './find.ts';
import { LEARNER } from './judge.ts';
import { isProved } from './proof.ts';

/** So many of each kind, of a match at most one of each. */
const WANTED: Readonly<Record<PuzzleKind, number>> = { score: 5, win: 4, battle: 5, bluff: 3, bid: 3 };
/** So many with the same cards and deeds in their solution. */
const MOST_ALIKE: Readonly<Record<PuzzleKind, number>> = { score: 2, win: 2, battle: 2, bluff: 3, bid: 3 };
/** A kind of which there are fewer by then has no more; the search takes a minute or two (house value). */
const MOST_MATCHES = 90;
const FIRST_SEED = 3000;
/** Careless rivals leave more open than keen ones; both kinds of match are gone through in turn. */
const TABLES = [
  ['keen', 'steady'],
  ['steady', 'careless'],
  ['keen', 'keen', 'careless'],
] as const;

/**
 * Puzzles from matches of computer players by odds, one match after the other. Solution and plain move are carried out
 * as a player would type them. Tells of each that it finds.
 */
export function* makePuzzles({ build }: Pick<Physics, 'build'>): Generator<string, readonly Puzzle[]> {
  const found: Puzzle[] = [];
  for (let n = 0; n < MOST_MATCHES && wantedKinds(found).length > 0; n += 1) {
    const levels = TABLES[n % TABLES.length] ?? TABLES[0];
    const seed = FIRST_SEED + n;
    for (const puzzle of ofMatch(build, levels, seed, found)) {
      found.push(puzzle);
      yield `${puzzle.kind} by ${puzzle.solution.join(', ')}, action ${puzzle.from.action} of the seed ${seed}`;
    }
  }
  return numbered(found);
}

const wantedKinds = (found: readonly Puzzle[]): readonly PuzzleKind[] =>
  PUZZLE_KINDS.filter((kind) => found.filter((puzzle) => puzzle.kind === kind).length < WANTED[kind]);

function* ofMatch(build: string, levels: readonly string[], seed: number, found: readonly Puzzle[]): Generator<Puzzle> {
  const left = new Set(wantedKinds(found));
  const known = found.map(wayOf);
  for (const [action, { before }] of stepsOf(build, levels, seed).entries()) {
    if (left.size === 0) return;
    if (!asked(before).includes(LEARNER)) continue;
    for (const one of puzzlesIn(before, [...left])) {
      const alike = known.filter((way) => way === wayOf(one)).length;
      if (!left.has(one.kind) || alike >= MOST_ALIKE[one.kind] || !isProved(one)) continue;
      left.delete(one.kind);
      yield named(one, { levels: [...levels], seed, action });
    }
  }
}

/** The kind with what is done in the solution: verbs and cards, without places, trucks and V. */
const wayOf = ({ kind, solution }: Pick<Puzzle, 'kind' | 'solution'>): string =>
  [
    kind,
    ...solution.map((line) =>
      line
        .split(' ')
        .slice(0, line.startsWith('play') ? 2 : 1)
        .join(' '),
    ),
  ].join();

/** As a file has it: what the schema does not know is no part of it. */
const named = (one: Found, from: Puzzle['from']): Puzzle => puzzleSchema.parse({ id: one.kind, from, ...one });

function stepsOf(build: string, levels: readonly string[], seed: number): readonly Step[] {
  const seats = levels.map((level, i) => ({ name: `${level} ${i + 1}`, colour: i, kind: 'bot' as const, level }));
  const plan: MatchPlan<TrexlandsTypes> = {
    build,
    tickHz: TICK_HZ,
    seed,
    seats,
    rules: DEFAULT_SET,
    setup: { options: OPTIONS_BY[DEFAULT_SET] },
  };
  const steps: Step[] = [];
  const played = playByOdds(plan, levels.map(policyOf), (step) => steps.push(step));
  if (!played.ok) throw new Error(played.fault.message);
  return steps;
}

/** By kind, the shorter ones first, named by their number. */
const numbered = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  PUZZLE_KINDS.flatMap((kind) =>
    puzzles
      .filter((puzzle) => puzzle.kind === kind)
      .toSorted((a, b) => a.solution.length - b.solution.length)
      .map((puzzle, i) => ({ ...puzzle, id: `puzzle-${kind}-${i + 1}` })),
  );
