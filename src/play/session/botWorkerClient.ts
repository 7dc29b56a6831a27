import type { Thought } from '#bots/bot.ts';
import { luckOf } from '#bots/luck.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { MatchHeader } from '#engine/match.ts';
import type { Seed } from '#engine/random.ts';
import type { SeatInfo } from '#engine/seats.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Helper, Task } from '../offThread/helper.ts';
import type { BotsHere } from './botSeats.ts';

/** The task of thinking, for the helper of every game that has bots (`thinking.ts`). */
export const THINK = 'think';

/** A position before a bot's move as its seat sees it: nothing else of the match goes to who thinks. Plain data. */
export interface ToThink<S> {
  readonly level: string;
  readonly steadiness: Steadiness;
  /** Seeds the bot's chance; the match's own seed would tell how cards lie. */
  readonly luck: number;
  readonly seat: number;
  readonly view: S;
}

/** The next move of a bot. `S`: the game's state; `M`: its moves. */
export const thinkTask = <S, M>(given: ToThink<S>): Task<Thought<M>> => ({ do: THINK, given });

/** A position of a recorded match before a move, as its seat saw it. Plain data. */
export interface Before<S> extends Omit<ToThink<S>, 'luck'> {
  readonly seed: Seed; // of the match
  readonly length: number; // of the log
}

/** The move that a bot would have made there. */
export const thinkTaskBefore = <S, M>({ seed, length, ...seen }: Before<S>): Task<Thought<M>> =>
  thinkTask({ ...seen, luck: luckOf(seed, seen.seat, length) });

export type Think<T extends GameTypes, M> = BotsHere<T, M>['think'];

/** The words of a game's levels, the weakest first. */
type Levels = readonly [string, ...string[]];

/** A bot's own; hints for persons are the best one's. One that only another version knows plays as the weakest. */
function levelOf(seat: SeatInfo | undefined, levels: Levels, hint: string | undefined): string {
  if (seat?.kind === 'person') return hint ?? levels.at(-1) ?? levels[0];
  return levels.find((known) => known === seat?.level) ?? levels[0];
}

/** Parts of a game for those who think for its seats. */
export interface Thinkers<T extends GameTypes> {
  readonly game: Pick<Game<T>, 'view'>;
  readonly levels: Levels;
  /** The word by which bots think of a hint; the strongest level's where it is left out. */
  readonly hint?: string;
  readonly steadinessIn: (header: MatchHeader<T>, seat: number) => Steadiness;
  readonly open: () => Promise<Helper>;
}

/**
 * Bots think in a worker that stays for the next thought; one that was stopped is replaced. A worker has one thought at
 * a time: of two at once, such as a hint while a bot thinks, each has its own.
 */
export function thinker<T extends GameTypes, M>({ game, levels, hint, steadinessIn, open }: Thinkers<T>): Think<T, M> {
  let idle: Promise<Helper> | null = null;
  const stays = (helper: Helper): void => {
    if (idle === null) idle = Promise.resolve(helper);
    else helper.close();
  };
  return async ({ header, state, log }, seat, signal) => {
    const opening = idle ?? open();
    idle = null;
    const given: ToThink<T['state']> = {
      level: levelOf(header.seats[seat], levels, hint),
      steadiness: steadinessIn(header, seat),
      luck: luckOf(header.seed, seat, log.length),
      seat,
      view: game.view(state, seat),
    };
    const helper = await opening;
    const thought = await helper.carryOut(thinkTask<T['state'], M>(given), { onProgress: () => undefined, signal });
    if (!signal.aborted) stays(helper); // else it has ended with its task
    return thought;
  };
}
