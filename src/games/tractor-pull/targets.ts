import type { Target } from './actions.ts';
import type { Deed, Effect } from './almanac/effect.ts';
import { ruleOf } from './almanac/sources.ts';
import { CLASSES, classOf, printedOf } from './almanac/vehicles.ts';
import { chipsMore, sideOf, spaceAt } from './field.ts';
import { rivalOf } from './ids.ts';
import type { Pending, Standing, TractorPullState } from './state.ts';

const DEEDS: readonly Effect['do'][] = ['boost', 'unboost', 'flip', 'swap', 'return', 'draw'];

const isDeed = (effect: Effect): effect is Deed => DEEDS.includes(effect.do);

/** The deed of a pending effect. */
export function deedOf({ source }: Pending): Deed {
  const { effect } = ruleOf(source);
  if (!isDeed(effect)) throw new Error(`${source} does nothing at a moment of its own`);
  return effect;
}

const ONE = (standing: Standing): Target => ({ spaces: [spaceAt(standing)], card: null });

/** Every legal object of an effect; none where it is skipped (TP-17). From a view as well as from the position. */
export function targetsOf(state: TractorPullState, pending: Pending): readonly Target[] {
  const effect = deedOf(pending);
  const { seat } = pending;
  const within = (standing: Standing): boolean => isWithin(state, pending, effect, standing);
  const own = sideOf(state, seat).filter(within);
  const rivals = sideOf(state, rivalOf(seat)).filter(within);
  switch (effect.do) {
    case 'boost':
      return boostable(state, own, effect).map(ONE);
    case 'unboost':
      return rivals.filter(({ counters }) => counters > 0).map(ONE);
    case 'flip': // TP-18, TP-19
      return [...(effect.whose === 'any' ? own : []), ...rivals]
        .filter(
          ({ up, vehicle }) =>
            (up || effect.way === 'either') && printedOf(vehicle) <= (effect.printedAtMost ?? Infinity),
        )
        .map(ONE);
    case 'swap':
      return swapsOf(own);
    case 'return':
      return own.filter(({ row }) => row < state.wave).map(ONE);
    case 'draw': // without a card to draw there is nothing to put back
      return pending.drawn || state.aside.length > 0 ? cardsOf(state, pending) : [];
  }
}

function isWithin(state: TractorPullState, { row, column }: Pending, effect: Deed, standing: Standing): boolean {
  if (!('where' in effect)) return true;
  switch (effect.where) {
    case 'field':
      return true;
    case 'row':
      return standing.row === row;
    case 'column':
      return standing.column === column;
    case 'wave':
      return standing.row === state.wave;
  }
}

/** TP-22: face up; TP-36: as long as there are counters. */
const boostable = (
  { supply, options }: TractorPullState,
  own: readonly Standing[],
  { counters, printedAtMost = Infinity }: Extract<Deed, { readonly do: 'boost' }>,
): readonly Standing[] =>
  own.filter(
    (one) => one.up && printedOf(one.vehicle) <= printedAtMost && chipsMore(options, one.counters, counters) <= supply,
  );

/** Two of one row, each pair once. */
const swapsOf = (own: readonly Standing[]): readonly Target[] =>
  own.flatMap((a) =>
    own
      .filter((b) => b.row === a.row && b.column > a.column)
      .map((b) => ({ spaces: [spaceAt(a), spaceAt(b)], card: null })),
  );

/** Classes in the hand: copies are told apart by nothing. */
const cardsOf = ({ players }: TractorPullState, { seat }: Pending): readonly Target[] => {
  const classes = players[seat].hand.flatMap((card) => (card === null ? [] : [classOf(card)]));
  return CLASSES.filter((one) => classes.includes(one)).map((card) => ({ spaces: [], card }));
};

export const isSameTarget = (a: Target, b: Target): boolean =>
  a.card === b.card && a.spaces.length === b.spaces.length && a.spaces.every((space, i) => space === b.spaces[i]);
