import type { Seat } from '#sim/ids.ts';
import type { ClaimAct } from './acts.ts';
import { addCoins, announce, forfeitCard, withoutTop, withTerra } from './changes.ts';
import type { TerraId } from './ids.ts';
import { terraOf } from './queries.ts';
import type { TrexlandsState } from './state.ts';
import { applied, type Applied } from './applied.ts';
import { stillAsked, waitingFor } from './windows.ts';

/** A seat's trucks stand in a Terra: its V are claimed, unless a rival's Post kept them, which is removed. */
export function enter(state: TrexlandsState, seat: Seat, terra: TerraId): Applied {
  const { post } = terraOf(state, terra);
  if (post === null || post.owner === seat) return announceClaim(state, seat, terra);
  const without = withTerra(forfeitCard(state, post.card), terra, () => ({ post: null }));
  return applied(without, { type: 'post-removed', post, terra });
}

/** TX-20: all coins of the Terra; rivals may interrupt. A seat that gave up claims nothing. */
export function announceClaim(state: TrexlandsState, seat: Seat, terra: TerraId): Applied {
  if (terraOf(state, terra).coins === 0 || state.conceded.includes(seat)) return applied(state);
  const act: ClaimAct = { type: 'claim', seat, terra, toll: null, waiting: [] };
  return applied(announce(state, { ...act, waiting: waitingFor(state, act) }));
}

/**
 * The window of a claim is closed: the coins go to Camp, half of them to a Toll; nowhere if the seat has given up
 * since.
 */
export function claim(state: TrexlandsState, { seat, terra, toll }: ClaimAct): Applied {
  const over = stillAsked(withoutTop(state));
  if (state.conceded.includes(seat)) return applied(over);
  const { coins } = terraOf(state, terra);
  const paid = toll === null ? 0 : Math.floor(coins / 2);
  const taken = addCoins(
    withTerra(over, terra, () => ({ coins: 0 })),
    seat,
    coins - paid,
  );
  const claimed = { type: 'claimed', seat, terra, coins: coins - paid } as const;
  return toll === null
    ? applied(taken, claimed)
    : applied(addCoins(taken, toll, paid), claimed, { type: 'toll-paid', seat, to: toll, coins: paid });
}
