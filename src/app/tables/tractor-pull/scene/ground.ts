import { COLUMNS, ROWS, spaceOf, BOTH } from '#games/tractor-pull/ids.ts';
import type { Spot } from '#play/table/toy/solids.ts';
import {
  CARD_M,
  ITEM_SHARE,
  itemSpot,
  pairSpot,
  PAIR_TOUCH_M,
  SOURCE_SHARE,
  sourceSpot,
  spaceSpot,
} from '#play/tractor-pull/places.ts';
import { pageOf, sourcesFor } from '#play/tractor-pull/offers/sources.ts';
import { chooserOf } from '#play/tractor-pull/offers/offers.ts';
import type { SessionState, Thing } from '#play/tractor-pull/session/sessionTypes.ts';

/** The ground that a thing takes, m. */
export interface Ground {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
}

const card = ({ x, z }: Spot, share = 1): Ground => ({
  x,
  z,
  wide: CARD_M.wide * share,
  deep: CARD_M.deep * share,
});

const SPACES_AT = BOTH.flatMap((seat) =>
  ROWS.flatMap((row) =>
    COLUMNS.map((column) => ({ space: spaceOf(seat, row, column), spot: spaceSpot(seat, row, column) })),
  ),
);

/** Where a thing lies on the table; null where it is not there now. */
export function groundOf(told: SessionState, thing: Thing): Ground | null {
  const { match, leaf, aimed } = told;
  const seat = chooserOf(told);
  switch (thing.kind) {
    case 'pair':
      return { ...pairSpot(thing.pair), ...PAIR_TOUCH_M };
    case 'space': {
      const at = SPACES_AT.find(({ space }) => space === thing.space);
      return at === undefined ? null : card(at.spot);
    }
    case 'spot':
      return match && seat !== null ? card(itemSpot(thing.spot, match.state.wave, seat), ITEM_SHARE) : null;
    case 'source': {
      const shown = match && seat !== null ? pageOf(sourcesFor(match.state, seat), leaf, aimed).shown : [];
      const place = shown.indexOf(thing.source);
      return place < 0 ? null : card(sourceSpot(place, shown.length), SOURCE_SHARE);
    }
    default:
      return null;
  }
}
