import type { Rule, Window } from './almanac/effect.ts';
import { ruleOf, type SourceId } from './almanac/sources.ts';
import { itemOf } from './almanac/items.ts';
import { isOfRed } from './almanac/locations.ts';
import { redFirst } from './changes.ts';
import { numberOfSpot, type Column, type Row, type Seat } from './ids.ts';
import { faceOf, type TractorPullState } from './state.ts';

/** A text that counts now, for a seat. */
export interface InForce {
  readonly seat: Seat;
  readonly source: SourceId;
  readonly rule: Rule;
  /** Of an item at the end of a row or of a column. */
  readonly row: Row | null;
  readonly column: Column | null;
}

/**
 * All texts that count in this window of this wave: of each seat, red first (TP-06), the location's where it is not
 * red's alone, its character's (TP-34), and those of its items in the order in which they were placed.
 */
export const inForce = (state: TractorPullState, window: Window): readonly InForce[] =>
  redFirst(state)
    .flatMap((seat) => textsOf(state, seat))
    .filter(
      ({ rule, row }) => rule.window === window && isTime(state, rule) && (window !== 'reveal' || isRow(state, row)),
    );

function textsOf(state: TractorPullState, seat: Seat): readonly InForce[] {
  const { location, players, installed, red } = state;
  const face = faceOf(players[seat]);
  const here = location !== null && (seat === red || !isOfRed(location)) ? location : null;
  const all = [here, face].flatMap((source) =>
    source === null ? [] : [{ seat, source, rule: ruleOf(source), row: null, column: null }],
  );
  const items = installed
    .filter((one) => one.seat === seat)
    .map(({ item, spot }) => {
      const at = numberOfSpot(spot);
      const isOfRow = itemOf(item).line === 'row';
      return { seat, source: item, rule: itemOf(item), row: isOfRow ? at : null, column: isOfRow ? null : at };
    });
  return [...all, ...items];
}

/** The wave does not matter to what is asked when all is over. */
const isTime = ({ wave }: TractorPullState, { waves }: Rule): boolean =>
  waves === undefined || waves.some((one) => one === wave);

const isRow = ({ wave }: TractorPullState, row: Row | null): boolean => row === null || row === wave;
