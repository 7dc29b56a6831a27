import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { CITY, nameOf, ownerOf, type Place, type TerraId } from '#games/trexlands/ids.ts';
import { enemiesIn, ownIn, terraOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { gameTexts } from '../texts.ts';
import type { Ahead } from '../offers/answers.ts';
import { scoredBy } from '#games/trexlands/scoring.ts';
import type { Names } from './names.ts';
import { gainsOf } from './stakes.ts';

/** The effect of a MOVE that is shown; nothing where that is none. */
export function awaitsMove(view: TrexlandsState, shown: TrexlandsMove | null, names: Names): string {
  const [first] = shown?.do === 'move' ? shown.move.trucks : [];
  if (shown?.do !== 'move' || first === undefined) return '';
  return awaitsAt(view, ownerOf(first), shown.move.trucks.length, shown.move.to, names);
}

/** The effect of going there on a seat’s trucks, in a few words; `battle`: the one that it begins, if known. */
export function awaitsAt(
  view: TrexlandsState,
  seat: Seat,
  trucks: number,
  place: Place,
  names: Names,
  battle: Ahead['battle'] = null,
): string {
  if (place === CITY) return gameTexts.move.await.x(scoredBy(view, seat, trucks));
  const { coins, post } = terraOf(view, place);
  const [enemy] = enemiesIn(view, place, seat);
  if (enemy !== undefined)
    return gameTexts.move.await.battle(
      view.seats > 2 ? names.seat(ownerOf(enemy.id)) : null,
      battle === null ? 0 : wonIn(battle),
    );
  if (post !== null && post.owner !== seat) return gameTexts.move.await.post(names.seat(post.owner));
  const [own] = ownIn(view, place, seat);
  if (own !== undefined) return withCoins(gameTexts.move.await.own(gameTexts.move.numbered([nameOf(own.id)])), coins);
  return coins > 0 ? gameTexts.move.await.coins(coins) : gameTexts.move.await.free;
}

/** Of going there on to one's own truck. */
export const stacksAt = (view: TrexlandsState, place: TerraId): string =>
  withCoins(gameTexts.move.await.stack, terraOf(view, place).coins);

/** TX-20: V are claimed by entering, beside one's own truck, too. */
const withCoins = (brings: string, coins: number): string =>
  coins === 0 ? brings : `${brings}, ${gameTexts.move.await.coins(coins)}`;

/** V that the attacker takes who alone stays upright. */
function wonIn({ state, act }: NonNullable<Ahead['battle']>): number {
  const { here, loot } = gainsOf(state, act, act.attackers);
  return here + loot;
}
