import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { blow, type Timed } from '#app/audio/cues.ts';
import type { ObjectMaterial } from '#app/audio/sounds.ts';

type Kind = 'truck' | 'card' | 'coins' | 'wheel' | 'post';

/**
 * How hard each is set down, N s, as loud as a careful hand; and when it is there, as it is seen on its way, s (house
 * values).
 */
const SET_DOWN: Readonly<
  Record<Kind, { readonly material: ObjectMaterial; readonly impulse: number; readonly arrives: number }>
> = {
  truck: { material: 'rubber', impulse: 2.5e-3, arrives: 0.55 },
  card: { material: 'card', impulse: 5e-5, arrives: 0.05 },
  coins: { material: 'coin', impulse: 2.5e-5, arrives: 0.6 },
  wheel: { material: 'disc', impulse: 8e-5, arrives: 0.9 },
  post: { material: 'disc', impulse: 4e-5, arrives: 0.1 },
};
/** One after the other, s: a hand does not clatter. */
const APART = 0.075;
const MOST_COINS = 3;
/** The most sounds of one action that are heard: more would be a noise. */
const MOST = 6;

const coins = (count: number): Kind[] => Array.from({ length: Math.min(count, MOST_COINS) }, () => 'coins');

/** The things set down by an event, one by one. */
function setDown(event: TrexlandsEvent): readonly Kind[] {
  switch (event.type) {
    case 'moved':
    case 'stacked':
    case 'unstacked':
    case 'to-camp':
    case 'towed':
    case 'attack-failed':
      return ['truck'];
    case 'played':
    case 'countered':
    case 'withdrawn':
    case 'dealt':
    case 'clima':
    case 'awarded':
    case 'placed':
    case 'revealed':
    case 'shuffled-in':
      return ['card'];
    case 'claimed':
    case 'toll-paid':
    case 'stake-won':
    case 'looted':
    case 'rank-paid':
    case 'paid-back':
    case 'washed-away':
    case 'bid':
    case 'supplied':
      return coins(event.coins);
    case 'scored':
      return coins(event.x);
    case 'turn-began':
    case 'exchange-opened':
      return ['wheel'];
    case 'post-placed':
    case 'bridged':
      return ['post'];
    default:
      return [];
  }
}

/**
 * The small sounds of what an action lays or sets down on the table, besides its roll. `calm`: everything is there at
 * once.
 */
export function handlingOf(events: readonly TrexlandsEvent[], calm = false): readonly Timed[] {
  return events
    .flatMap(setDown)
    .slice(0, MOST)
    .map((kind, i) => {
      const { material, impulse, arrives } = SET_DOWN[kind];
      return { strike: blow(material, 'pad', impulse), in: i * APART + (calm ? 0 : arrives) };
    });
}
