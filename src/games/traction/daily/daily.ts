import { z } from 'zod';
import { walkedDaily } from '#engine/module/daily.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { fault, ok } from '#sim/result.ts';
import { HAND_SHAPES, ONE_HAND, oneHand, readHand } from '../handFile.ts';
import { rangeOf } from '../pieces.ts';
import { performingAction } from '../perform.ts';
import { positionOf } from './challenge.ts';
import { groundOf } from './ground.ts';
import { scoreOf } from './score.ts';
import { say } from './texts.ts';

/**
 * A piece is walked to the rival's pad in fewest steps, and on every other day as near to a mark as may be. Nothing in
 * it is chance, so that anybody may try again.
 */
export const daily = walkedDaily({
  game: 'traction',
  measureOf: ({ mark }) => (mark === null ? 'steps' : 'mm'),
  challengeOf: (chance) => {
    const { walk: _, ...told } = positionOf(chance); // how it can be done is for who plays to find
    return told;
  },
  groundOf,
  say: ({ mover, mark, state }) =>
    say[mark === null ? 'toPad' : 'toMark'](pyramidOf(mover.id).size, rangeOf(state.options, mover.id)),
  schema: z.strictObject(HAND_SHAPES.walk).refine(oneHand, ONE_HAND),
  within: ({ mover }, walk) =>
    walk.piece === mover.id ? readHand(walk) : fault('daily-piece', say.otherPiece(walk.piece, mover.id), '$.piece'),
  *performing(physics, challenge, walk) {
    const action = readHand(walk);
    if (!action.ok) return action;
    if (action.value.do !== 'walk') throw new Error('only walks are read');
    const performed = yield* performingAction(physics, challenge.state, action.value);
    if (!performed.ok) return performed;
    const { hash, ticks } = performed.value.report;
    const score = scoreOf(challenge, performed.value.report);
    return score.ok ? ok({ score: score.value, hash, ticks }) : score;
  },
});
