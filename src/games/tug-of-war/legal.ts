import type { Legal } from '#engine/game.ts';
import type { PlayAction, TugOfWarAction } from './actions.ts';
import { blockOf } from './blocked.ts';
import { moverOf } from './bout.ts';
import { asked } from './asked.ts';
import { BOTH, DIRECTIONS, TOWER_OPTIONS, isSeat, type Aim, type ModuleId, type Seat, type Strength } from './ids.ts';
import { MODULES, type ModuleStates } from './modules/modules.ts';
import { TILES } from './modules/path.ts';
import type { Mover, Rules } from './modules/rules.ts';
import { choicesOf, distinct, tooMany, without, type Hand } from './rewards.ts';
import { SHARED, setOf } from './sets.ts';
import { inPlay, machineOf, rulesOf, type TugOfWarState } from './state.ts';

/** Plays of which there are too many for a list. */
export type FreePlay =
  /** Two cards at the Path, each by a tile. */
  | { readonly do: 'play'; readonly seat: Seat; readonly with: 'two-shapes' }
  /** Any play, and one of these modules blocked by the item (TW-69). */
  | { readonly do: 'play'; readonly seat: Seat; readonly with: 'block'; readonly modules: readonly ModuleId[] };

/** The seat's legal actions now; of what a clock says only that it may be measured. */
export function legal(state: TugOfWarState, seat: number): Legal<TugOfWarAction, FreePlay> {
  if (!isSeat(seat) || !asked(state).includes(seat)) return { actions: [], free: [] };
  const { phase } = state;
  switch (phase.name) {
    case 'first':
      return { actions: firstChoices(state, seat), free: [] };
    case 'play':
      return { actions: playsOf(state, seat, 1), free: freePlays(state, seat) };
    case 'discard': {
      const hand = state.hands[seat];
      const actions = choicesOf(hand, tooMany(hand)).map((cards) => ({ do: 'discard', seat, cards }) as const);
      return { actions, free: [] };
    }
  }
}

/** The owner of the advantage chooses; that of an item may decline. */
function firstChoices({ options }: TugOfWarState, seat: Seat): readonly TugOfWarAction[] {
  const choices = setOf(options.set).chooser === 'items' ? [...BOTH, null] : BOTH;
  return choices.map((first) => ({ do: 'first', seat, first }) as const);
}

function freePlays(state: TugOfWarState, seat: Seat): readonly FreePlay[] {
  const twoShapes = usable(state, seat).includes('path') && state.hands[seat].length > 1;
  return [
    ...(twoShapes ? [{ do: 'play', seat, with: 'two-shapes' } as const] : []),
    ...(mayBlock(state, seat) ? [{ do: 'play', seat, with: 'block', modules: inPlay(state) } as const] : []),
  ];
}

/** TW-69. */
export const mayBlock = (state: TugOfWarState, seat: Seat): boolean =>
  state.blockMove === seat && inPlay(state).length >= SHARED.items.blockMoveFrom;

/** Modules that the seat may use this turn: those not blocked, or all in play where none of these can be (TW-16). */
export function usable(state: TugOfWarState, seat: Seat): readonly ModuleId[] {
  const all = inPlay(state);
  const open = all.filter((module) => blockOf(state, seat, module, all.length) === null);
  return open.some((module) => canPlay(state, seat, module)) ? open : all;
}

const canPlay = (state: TugOfWarState, seat: Seat, id: ModuleId): boolean => !laidIn(state, seat, id, 1).next().done;

/** Every play of the seat without an item. `shapes`: at the Path at most so many cards. */
export function playsOf(
  state: TugOfWarState,
  seat: Seat,
  shapes: number = SHARED.path.cardsATurn,
): readonly PlayAction[] {
  const plays: PlayAction[] = [];
  for (const module of usable(state, seat))
    for (const { cards, aims } of laidIn(state, seat, module, module === 'path' ? shapes : mostCards(module))) {
      const play: PlayAction = { do: 'play', seat, module, cards, ...(aims.length === 0 ? {} : { aims }) };
      if (module === 'tower') for (const option of TOWER_OPTIONS) plays.push({ ...play, option });
      else plays.push(play);
    }
  return plays;
}

/** One to three cards a turn; at the Path no more than two. */
export const mostCards = (module: ModuleId): number => (module === 'path' ? SHARED.path.cardsATurn : SHARED.cardsATurn);

export const aimsAt = (module: ModuleId): readonly (Aim | null)[] => {
  if (module === 'maze') return DIRECTIONS;
  return module === 'path' ? TILES : [null];
};

/** A way to lay cards at a module. */
export interface Way {
  readonly cards: readonly Strength[];
  readonly aims: readonly Aim[];
}

/** All orders of up to so many cards; a card that scores is the last one (TW-04). */
function* laidIn(state: TugOfWarState, seat: Seat, id: ModuleId, most: number): Generator<Way, void> {
  const { state: now } = machineOf(state, id);
  const there = { id, most, mover: moverOf(state, seat), rules: rulesOf(state) };
  yield* onwards(there, now, state.hands[seat], { cards: [], aims: [] });
}

interface There<K extends ModuleId> {
  readonly id: K;
  readonly most: number;
  readonly mover: Mover;
  readonly rules: Rules;
}

function* onwards<K extends ModuleId>(
  there: There<K>,
  now: ModuleStates[K],
  hand: Hand,
  way: Way,
): Generator<Way, void> {
  const { id, most, mover, rules } = there;
  const module = MODULES[id];
  for (const card of distinct(hand))
    for (const aim of aimsAt(id)) {
      if (module.against(now, { card, aim }, mover, rules) !== null) continue;
      const cards = [...way.cards, card];
      const next: Way = { cards, aims: aim === null ? way.aims : [...way.aims, aim] };
      yield next;
      if (cards.length >= most) continue;
      const { state, scorer } = module.push(now, { card, aim }, mover, rules);
      if (scorer === null) yield* onwards(there, state, without(hand, [card]) ?? [], next);
    }
}
