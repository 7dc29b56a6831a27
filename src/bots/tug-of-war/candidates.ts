import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { moverOf } from '#games/tug-of-war/bout.ts';
import { DIRECTIONS, TOWER_OPTIONS, type Aim, type ModuleId, type Seat, type Strength } from '#games/tug-of-war/ids.ts';
import { mostCards, usable } from '#games/tug-of-war/legal.ts';
import { slide } from '#games/tug-of-war/modules/maze.ts';
import { MODULES, type ModuleStates } from '#games/tug-of-war/modules/modules.ts';
import { colourOf, connects, RED, tileAt } from '#games/tug-of-war/modules/path.ts';
import { distinct, without, type Hand } from '#games/tug-of-war/rewards.ts';
import { machineOf, rulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { otherOf, type Colour, type PathLore } from './pathPlaces.ts';

interface Way {
  readonly cards: readonly Strength[];
  readonly aims: readonly Aim[];
}

/**
 * The plays that a bot thinks about, without an item: each that comes to another position once. At the Path only the
 * places that look best; a second card there where `pairs`.
 */
export function candidates(state: TugOfWarState, seat: Seat, lore: PathLore, pairs: boolean): readonly PlayAction[] {
  return usable(state, seat).flatMap((module) =>
    waysAt(state, seat, module, lore, pairs).flatMap(({ cards, aims }): readonly PlayAction[] => {
      const play = { do: 'play', seat, module, cards, ...(aims.length === 0 ? {} : { aims }) } as const;
      return module === 'tower' ? TOWER_OPTIONS.map((option) => ({ ...play, option })) : [play];
    }),
  );
}

function waysAt(state: TugOfWarState, seat: Seat, module: ModuleId, lore: PathLore, pairs: boolean): readonly Way[] {
  switch (module) {
    case 'path':
      return pathWays(state, seat, lore, pairs);
    case 'maze':
      return mazeWays(state, seat);
    default:
      return [...new Map(cardWays(state, seat, module)).values()];
  }
}

/**
 * Strengths are added up, so that their order is nothing; the lowest are laid first, as only the last may score
 * (TW-04). In the Race a puddle makes a difference (TW-36).
 */
function cardWays<K extends ModuleId>(state: TugOfWarState, seat: Seat, id: K): readonly (readonly [string, Way])[] {
  const mover = moverOf(state, seat);
  const rules = rulesOf(state);
  const module = MODULES[id];
  const found: (readonly [string, Way])[] = [];
  const onwards = (now: ModuleStates[K], hand: Hand, cards: readonly Strength[]): void => {
    for (const card of distinct(hand)) {
      if (id !== 'race' && card < (cards.at(-1) ?? 0)) continue;
      if (module.against(now, { card, aim: null }, mover, rules) !== null) continue;
      const laid = [...cards, card];
      const { state: next, scorer } = module.push(now, { card, aim: null }, mover, rules);
      const key = id === 'race' ? `${JSON.stringify(next)}${laid.toSorted((a, b) => a - b).join('')}` : laid.join('');
      found.push([key, { cards: laid, aims: [] }]);
      if (scorer === null && laid.length < mostCards(id)) onwards(next, without(hand, [card]) ?? [], laid);
    }
  };
  onwards(machineOf(state, id).state, state.hands[seat], []);
  return found;
}

/** Any card pushes as well as another, so that the lowest do. */
function mazeWays(state: TugOfWarState, seat: Seat): readonly Way[] {
  const hand = state.hands[seat];
  const mover = moverOf(state, seat);
  const rules = rulesOf(state);
  const found = new Map<string, Way>();
  const onwards = (now: ModuleStates['maze'], rows: number, aims: readonly Aim[]): void => {
    const card = hand[aims.length];
    if (card === undefined || aims.length === mostCards('maze')) return;
    for (const aim of DIRECTIONS) {
      if (MODULES.maze.against(now, { card, aim }, mover, rules) !== null) continue;
      const next = slide(now, aim);
      const way = { cards: hand.slice(0, aims.length + 1), aims: [...aims, aim] };
      const changed = rows + (next.row === now.row ? 0 : 1);
      const key = `${next.row},${next.col},${changed},${aims.length}`;
      if (!found.has(key)) found.set(key, way);
      if (MODULES.maze.push(now, { card, aim }, mover, rules).scorer === null) onwards(next, changed, way.aims);
    }
  };
  onwards(machineOf(state, 'maze').state, 0, []);
  return [...found.values()];
}

function pathWays(state: TugOfWarState, seat: Seat, lore: PathLore, pairs: boolean): readonly Way[] {
  const { tiles } = machineOf(state, 'path').state;
  const own: Colour = colourOf(moverOf(state, seat)) === RED ? RED : otherOf(RED);
  const hand = state.hands[seat];
  const found: Way[] = [];
  for (const card of distinct(hand))
    for (const first of lore.bestFor(tiles, own, card)) {
      found.push({ cards: [card], aims: [tileAt(first.at)] });
      if (!pairs || connects(first.tiles, own) || connects(first.tiles, otherOf(own))) continue;
      for (const other of distinct(without(hand, [card]) ?? []))
        for (const second of lore.bestFor(first.tiles, own, other))
          found.push({ cards: [card, other], aims: [tileAt(first.at), tileAt(second.at)] });
    }
  return found;
}
