import { shuffled, type RandomSource } from '#engine/random.ts';
import { CITY } from '../ids.ts';
import { inForce, type TrexlandsOptions } from '../options.ts';
import type { Board, Border } from './board.ts';
import { withCityClosed } from './cityBorders.ts';
import { connected } from './connect.ts';
import { cellsOf, jointsOf, rampsAcross, rampsAround, rampsOf, type Joint } from './shape.ts';
import { TERRA_DECK, type BorderKind, type Side, type TerraCard } from './terraDeck.ts';

/**
 * Lays a board for so many players from the shuffled Terra deck. By chance (TX-55): the Terra dealt, the joints the
 * ramps take, and for two and three players the City's long edge. Without `obstacles` every edge is open (TX-12).
 */
export function layBoard(seats: number, options: TrexlandsOptions, random: RandomSource): Board {
  const { obstacles } = options;
  const shut = obstacles && inForce(options, 'cityShut');
  const city = seats === 4 ? 'middle' : random.integer(0, 1) === 0 ? 'north' : 'south';
  const deck = shuffled(TERRA_DECK, random);
  const cells = cellsOf(seats);
  const dealt = new Map(cells.map((id, i) => [id as string, deck[i]]));
  const borders = jointsOf(seats, city).map((joint) => borderAt(joint, obstacles, (id) => dealt.get(id)));
  return {
    city,
    tiles: cells.map((id) => ({
      id,
      terrain: cardAt(dealt.get(id)).terrain,
      obstacle: obstacles && cardAt(dealt.get(id)).obstacle,
    })),
    borders: connected(shut ? withCityClosed(borders, seats, random) : borders),
    ramps: city === 'middle' ? rampsAround() : rampsAcross(seats, city, drawJoints(seats, random)),
  };
}

function cardAt(card: TerraCard | undefined): TerraCard {
  if (card === undefined) throw new Error('the Terra deck has a card for every Terra of a board');
  return card;
}

function drawJoints(seats: number, random: RandomSource): readonly number[] {
  const { ramps, joints } = rampsOf(seats);
  return shuffled(
    Array.from({ length: joints }, (_, i) => i),
    random,
  ).slice(0, ramps);
}

const ACROSS: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** TX-57: the City has no card; its border is as the Terra's shows it. */
function borderAt(
  { terra, side, beyond }: Joint,
  obstacles: boolean,
  dealt: (id: string) => TerraCard | undefined,
): Border {
  if (!obstacles) return { terra, beyond, kind: 'open' };
  const here = cardAt(dealt(terra)).edges[side];
  return { terra, beyond, kind: beyond === CITY ? here : meet(here, cardAt(dealt(beyond)).edges[ACROSS[side]]) };
}

/** TX-11: a ramp opens a blocked edge. */
function meet(here: BorderKind, there: BorderKind): BorderKind {
  if (here === 'ramp' || there === 'ramp') return 'ramp';
  return here === 'blocked' || there === 'blocked' ? 'blocked' : 'open';
}
