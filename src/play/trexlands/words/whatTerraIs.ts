import type { Border } from '#games/trexlands/board/board.ts';
import { borderBetween, tileOf } from '#games/trexlands/board/paths.ts';
import { beside } from '#games/trexlands/board/shape.ts';
import { SIDES, type Side } from '#games/trexlands/board/terraDeck.ts';
import { CITY, type Place, type TerraId } from '#games/trexlands/ids.ts';
import { isFort, terraOf, trucksIn } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { listed } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import { placeName, type Names } from './names.ts';
import type { About } from '#play/say/about.ts';

/** A Terra: its terrain and how that rolls, what lies and stands there, and which of its edges are not open. */
export function whatTerraIs(view: TrexlandsState, id: TerraId, names: Names): About {
  const { terrain, obstacle } = tileOf(view.board, id);
  const { coins, post } = terraOf(view, id);
  const trucks = trucksIn(view, id).map((truck) => names.truck(truck.id));
  const said = [
    gameTexts.what.terrains[terrain],
    ...(obstacle ? [gameTexts.what.obstacle] : []),
    ...(trucks.length === 0 ? [] : [gameTexts.what.stands(listed(trucks), trucks.length)]),
    gameTexts.what.lies(coins),
    ...(post === null ? [] : [gameTexts.what.post(names.seat(post.owner), isFort(terraOf(view, id)))]),
    ...edgesOf(view, id),
  ];
  return {
    title: gameTexts.what.terraTitle(id, gameTexts.battle.terrains[terrain]),
    text: said.join(' '),
    clause: clauseOf(obstacle, post !== null, trucks.length > 0),
  };
}

function clauseOf(obstacle: boolean, post: boolean, held: boolean): string {
  if (post) return 'TX-46';
  if (held) return 'TX-17';
  return obstacle ? 'TX-56' : 'TX-20';
}

/** Only the edges that are not plainly open. */
function edgesOf({ board }: TrexlandsState, id: TerraId): readonly string[] {
  const kinds = SIDES.flatMap((side) => {
    const border = borderOn(board, id, side);
    return border === undefined || border.kind === 'open'
      ? []
      : [gameTexts.what.edge(placeName(otherEnd(border, id)), border.kind)];
  });
  return kinds.length === 0 ? [] : [gameTexts.what.edges(listed(kinds))];
}

const otherEnd = ({ terra, beyond }: Border, id: TerraId): Place => (terra === id ? beyond : terra);

/** The border on that side; the City of a long edge is on the side that has no Terra. */
function borderOn(board: TrexlandsState['board'], id: TerraId, side: Side): ReturnType<typeof borderBetween> {
  const next = beside(id, side);
  const beyond = next === null ? undefined : borderBetween(board, id, next);
  if (beyond !== undefined) return beyond;
  return cityIsOn(board, id, side) ? borderBetween(board, id, CITY) : undefined;
}

const MIDDLE: TerraId = 'c3'; // where the City of four players is (TX-08)

const cityIsOn = ({ city }: TrexlandsState['board'], id: TerraId, side: Side): boolean =>
  city === 'middle' ? beside(id, side) === MIDDLE : side === (city === 'north' ? 'n' : 's');
