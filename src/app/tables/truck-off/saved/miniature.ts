import { ownerOf, SIDES, type Owner, type Sides } from '#games/truck-off/ids.ts';
import { trucksAt } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';

/** A venue as a small picture shows it. */
export interface MiniVenue {
  readonly sides: Sides;
  readonly die: number | null;
  readonly shut: boolean;
  readonly trucks: readonly Owner[];
}

/** The street of a saved match. */
export interface Miniature {
  readonly venues: readonly MiniVenue[];
  /** By seat; Barry's last, where he plays. */
  readonly money: readonly number[];
}

const letter = (owner: Owner): string => (owner === 'barry' ? 'b' : String(owner));

/** `d8=5:01b d10x: 12/20/7`: venues with their die, shut or open, the owners of their trucks; then all money. */
export function makeMiniature(state: TruckOffState): string {
  const venues = state.venues.map(({ sides, die, shut }) => {
    const owners = trucksAt(state, sides).map(({ id }) => letter(ownerOf(id)));
    return `d${sides}${die === null ? '' : `=${die}`}${shut ? 'x' : ''}:${owners.join('')}`;
  });
  const money = [...state.players.map((player) => player.money), ...(state.barry === null ? [] : [state.barry])];
  return [...venues, money.join('/')].join(' ');
}

const VENUE = /^d(\d{1,2})(?:=(\d{1,2}))?(x?):([0-5b]*)$/;
const MONEY = /^\d+(?:\/\d+)*$/;

/** The readable part; a word that says nothing is left out of the picture. */
export function readMiniature(text: string): Miniature {
  const venues: MiniVenue[] = [];
  let money: readonly number[] = [];
  for (const word of text.split(' ')) {
    const [, number, die, shut, owners = ''] = VENUE.exec(word) ?? [];
    const sides = SIDES.find((one) => one === Number(number));
    if (sides !== undefined)
      venues.push({
        sides,
        die: die === undefined ? null : Number(die),
        shut: shut === 'x',
        trucks: [...owners].map((owner): Owner => (owner === 'b' ? 'barry' : Number(owner))),
      });
    else if (MONEY.test(word)) money = word.split('/').map(Number);
  }
  return { venues, money };
}
