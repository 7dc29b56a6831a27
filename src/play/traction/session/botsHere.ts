import { isOrder, type TractionMove } from '#bots/traction/moves.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import type { BotsHere } from '#play/session/botSeats.ts';
import type { Core } from './core.ts';

export type Think = BotsHere<TractionTypes, TractionMove>['think'];

/** A table without bots. */
export const noBots: Think = () => Promise.reject(new Error('no bot sits at this table'));

/** Bots at the table of Traction: they order steps of their hands, as a person does of a practised one. */
export const botsHere = (core: Core, think: Think): BotsHere<TractionTypes, TractionMove> => ({
  think,
  isSeen: () => !core.shown.busy,
  move: (move, atOnce) => {
    if (!isOrder(move)) return core.play(move);
    const { runner } = core;
    const hand = core.state.match?.state.options.hands === 'free' ? 'free' : 'assisted';
    const begun = runner.order({ do: move.do, piece: move.piece }, move.steps, move.hand, true, hand);
    if (begun.ok && atOnce) runner.driver.runToRest();
    return begun;
  },
});
