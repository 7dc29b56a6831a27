import type { Choice, DeployAction } from '#games/tractor-pull/actions.ts';
import { rivalOf, type Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { rowOfWave } from '#games/tractor-pull/ejections.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thinking, Thought } from '../bot.ts';
import { forcesOf, type Forces } from './forces.ts';
import { keptWorth, MEAN_KEPT } from './keeping.ts';
import { percentOf, reasonOf } from './reasons.ts';
import { copyOf, kindOf, layRow, sketchOf, WIDTH, type Sketch } from './sketch.ts';
import { cardsOfRival, kindsOf, someOf, unseenKinds } from './unseen.ts';
import { playWave } from './wave.ts';
import { chanceToWin } from './worth.ts';

/** How a bot looks for a row. */
export interface RowMind {
  /** Guesses of the rival's row against which every row is tried. */
  readonly first: number;
  /** Rows that are tried on. */
  readonly finalists: number;
  /** Guesses against which these are tried. */
  readonly more: number;
  /** Rows among which a rival that is imagined takes the best. */
  readonly rivals: number;
}

/** The field that a row is tried on. */
interface Scene {
  readonly sketch: Sketch;
  readonly forces: Forces;
  readonly seat: Seat;
}

interface Tried {
  readonly move: DeployAction;
  readonly row: readonly number[];
  /** The hand that is left, in strength. */
  readonly kept: number;
  sum: number;
  times: number;
}

/** The row that does best against guesses of the rival's, with what it leaves in the hand. */
export function* chooseRow(
  view: TractorPullState,
  seat: Seat,
  mind: RowMind,
  chance: Chance,
): Thinking<Thought<Choice>> {
  const scene: Scene = { sketch: sketchOf(view), forces: forcesOf(view, rowOfWave(view)), seat };
  const own = kindsOf(view.players[seat].hand);
  const all: readonly Tried[] = choicesOf(view, seat).flatMap((move) =>
    move.do === 'deploy' ? [triedOf(move, own)] : [],
  );
  const unseen = unseenKinds(view);
  const count = cardsOfRival(view, seat);
  yield* tryAgainst(scene, all, guessesOf(scene, unseen, count, mind.first, mind.rivals, chance));
  const last = bestFew(all, Math.max(1, mind.finalists));
  if (mind.more > 0) yield* tryAgainst(scene, last, guessesOf(scene, unseen, count, mind.more, mind.rivals, chance));
  const [best] = bestFew(last, 1);
  if (best === undefined) throw new Error('a seat is asked for a row that has no three cards');
  return { move: best.move, reason: reasonOf('row', { chance: percentOf(meanOf(best)), guesses: best.times }) };
}

function triedOf(move: DeployAction, own: readonly number[]): Tried {
  const row = move.vehicles.map(kindOf);
  const kept = sumOf(own.map(keptWorth)) - sumOf(row.map(keptWorth));
  return { move, row, kept, sum: 0, times: 0 };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const meanOf = ({ sum, times }: Tried): number => sum / Math.max(1, times);

const bestFew = (all: readonly Tried[], count: number): readonly Tried[] =>
  all.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, count);

/** A rival's row, and what it keeps. */
interface Guess {
  readonly row: readonly number[];
  readonly kept: number;
}

/** Rows that the rival may lay: of cards that it may have, the best of some against any row. */
function guessesOf(
  scene: Scene,
  unseen: readonly number[],
  count: number,
  guesses: number,
  tries: number,
  chance: Chance,
): readonly Guess[] {
  const rival: Scene = { ...scene, seat: rivalOf(scene.seat) };
  const kept = (count - WIDTH) * MEAN_KEPT;
  return Array.from({ length: guesses }, () => {
    const hand = someOf(unseen, count, chance);
    const against = { row: someOf(unseen, WIDTH, chance), kept };
    const rows = Array.from({ length: tries }, () => someOf(hand, WIDTH, chance));
    const worths = rows.map((row) =>
      tries === 1 ? 0 : outcomeOf(rival, row, sumOf(hand.map(keptWorth)) - sumOf(row.map(keptWorth)), against),
    );
    return { row: rows[worths.indexOf(Math.max(...worths))] ?? [], kept };
  });
}

/** Tries each row against the same guesses. */
function* tryAgainst(scene: Scene, rows: readonly Tried[], guesses: readonly Guess[]): Thinking<void> {
  for (const guess of guesses) {
    for (const one of rows) {
      one.sum += outcomeOf(scene, one.row, one.kept, guess);
      one.times += 1;
    }
    yield;
  }
}

/** The chance to win after this wave. */
function outcomeOf({ sketch, forces, seat }: Scene, row: readonly number[], kept: number, rival: Guess): number {
  const after = copyOf(sketch);
  layRow(after, seat, forces.wave, row);
  layRow(after, rivalOf(seat), forces.wave, rival.row);
  after.hands[seat] = kept;
  after.hands[rivalOf(seat)] = rival.kept;
  playWave(after, forces);
  return chanceToWin(after, forces, seat);
}
