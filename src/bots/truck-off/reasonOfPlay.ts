import type { Reason } from '../bot.ts';
import { moneyAtEnd } from './pay.ts';
import { after } from './plays.ts';
import { reasonOf } from './reasons.ts';
import type { Play, Sketch } from './sketch.ts';

/** The good of a card, in whole dollars: what it earns, or what it costs the rivals. */
export function reasonOfPlay(sketch: Sketch, seat: number, play: Play): Reason {
  const [before, then] = [moneyAtEnd(sketch), moneyAtEnd(after(sketch, play))];
  const more = then.map((money, owner) => money - (before[owner] ?? 0));
  const own = Math.round(more[seat] ?? 0);
  const theirs = Math.round(more.reduce((sum, money, owner) => sum + (owner === seat ? 0 : money), 0));
  const card = play.kind;
  if (own > 0) return reasonOf('card', { card, money: own });
  if (play.kind === 'trigger') return reasonOf('secure', { card });
  return theirs < 0 ? reasonOf('against', { card, money: -theirs }) : reasonOf('later', { card });
}
