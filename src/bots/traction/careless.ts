import { rangeOf } from '#games/traction/pieces.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { answerAtOwnPad } from './answers.ts';
import { beforeWalking, END } from './forced.ts';
import { groundFor } from './ground.ts';
import type { TractionMove } from './moves.ts';
import { Race } from './race.ts';
import { routesOf } from './routes.ts';

/** It sees what stands in its way, and goes past it by a hair (house value). */
export const CARELESS_CLEAR_MM = 0.8;

/** A piece that has so much further to go may be as good as one in front: a share (house value). */
const TASTE = 0.15;

/** A way to choose the next move. */
export type Thinks = (seen: Seen<TractionState>) => Thinking<Thought<TractionMove>>;

/**
 * Runs for the pad and misses whatever is far, as a person does who looks at nothing else; but it takes a win that lies
 * before it, and answers a rival’s piece that could win in its next turn. It passes everything by so much, mm; below 0
 * it takes things for smaller than they are, and brushes them.
 */
export function carelessBy(clearMm: number): Thinks {
  return function* careless(seen) {
    const running = yield* runningBy(clearMm)(seen);
    return (yield* answerAtOwnPad(seen.view, running)) ?? running;
  };
}

/** Walks its foremost pieces to the pad; it guards nothing, tackles nothing, and trusts its hand anywhere. */
export function runningBy(clearMm: number): Thinks {
  return (seen) => walking(seen, clearMm);
}

function* walking({ view, chance }: Seen<TractionState>, clearMm: number): Thinking<Thought<TractionMove>> {
  const first = beforeWalking(view, (pieces) => pieces[Math.floor(chance() * pieces.length)] ?? null);
  if (first !== null) return first;
  const { act } = whatMayBeDone(view);
  const race = new Race(view, clearMm);
  const foremost = view.pieces
    .filter(({ id }) => act.includes(id))
    .map((piece) => ({ piece, leftMm: race.leftMm(piece.id, piece) * (1 - TASTE * chance()) }))
    .toSorted((a, b) => a.leftMm - b.leftMm);
  for (const { piece: placement } of foremost) {
    const { id } = placement;
    const leftMm = race.leftMm(id, placement);
    const most = rangeOf(view.options, id);
    const [best] = yield* routesOf(groundFor(view, id), race.fieldFor(id), id, placement, most, clearMm);
    if (best === undefined || best.leftMm >= leftMm) continue;
    return {
      move: { do: 'walk', piece: id, steps: best.steps, hand: 'natural' },
      reason: { code: best.wins ? 'win' : 'nearer', about: { piece: id, mm: Math.round(leftMm - best.leftMm) } },
    };
  }
  return { move: END, reason: { code: 'nothing-to-do', about: {} } };
}
