import { steadinessOf } from '#engine/seats.ts';
import type { Helper } from '../offThread/helper.ts';
import { thinker } from '../session/botWorkerClient.ts';
import type { TableTypes } from '../session/tableTypes.ts';
import type { PlayedGame, SittingBase } from './playedGame.ts';

/** The game's computers, who think where the helper is; each is sent the view of its own seat. None: a game without. */
export const thinkerOf = <B extends TableTypes>(
  { game, bots }: PlayedGame<B>,
  open: () => Promise<Helper>,
): Pick<SittingBase<B>, 'think'> =>
  bots === undefined
    ? {}
    : {
        think: thinker<B['rules'], never>({
          game,
          levels: bots.levels,
          ...(bots.hint !== undefined && { hint: bots.hint }),
          steadinessIn: bots.steadinessIn ?? (({ seats }, seat) => steadinessOf(seats[seat])),
          open,
        }),
      };
