import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/truck-off/hud/dock/Dock.tsx';
import type { CardKind } from '#games/truck-off/cards.ts';
import { freeSlots, isSlot, type Slot } from '#games/truck-off/grid.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { roundOf } from '../../../games/truck-off/support.ts';
import { shown, sitDown } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** The dock with this card of seat 0 laid out, its target to be chosen. */
function dockWith(state: TruckOffState, card: CardKind | Slot): string {
  const session = sitDown(physics, state.seats);
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  session.commands.resume({ ...match, state });
  session.commands.passDevice(asSeat(0));
  session.commands.chooseCard(card);
  return shown(session, <Dock />);
}

const executing = (cards: string): TruckOffState => roundOf({ seats: 3, cards: [cards] }).state;

it.each([
  ['shut-venue', 'Shut which venue?'],
  ['move', 'Move which of your trucks?'],
] as const)('a card asks in words for its object: %s', (card, asked) => {
  expect(dockWith(executing(card), card)).toContain(asked);
});

describe('another card', () => {
  it('is offered while there is another one to play', () => {
    const dock = dockWith(executing('reroll promote'), 'promote');
    expect(dock).toContain('data-other');
    expect(dock).toContain('Another card');
  });

  it.each(['promote', 'reroll reroll'])('is not offered where there is none: %s', (cards) => {
    const dock = dockWith(executing(cards), cards === 'promote' ? 'promote' : 'reroll');
    expect(dock).toContain('data-discard');
    expect(dock).not.toContain('Another card');
  });

  it('is offered of the open grid but for its last card', () => {
    const { state } = roundOf({ seats: 2, barry: [8, 20] });
    const [first] = state.grid === null ? [] : freeSlots(state.grid);
    if (first === undefined) throw new Error('cards lie in the grid');
    expect(dockWith(state, first)).toContain('Another card');
    const last: TruckOffState = { ...state, grid: (state.grid ?? []).map((card, i) => (i === 0 ? card : null)) };
    const [left] = last.grid === null ? [] : freeSlots(last.grid);
    if (left === undefined || !isSlot(left)) throw new Error('a card is left');
    expect(dockWith(last, left)).not.toContain('Another card');
  });

  it('leaves the way back from a truck to the other trucks', () => {
    const session = sitDown(physics, 3);
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('a match is at the table');
    session.commands.resume({ ...match, state: executing('move') });
    session.commands.passDevice(asSeat(0));
    session.commands.chooseCard('move');
    session.commands.press({ kind: 'truck', truck: '0-8' });
    expect(shown(session, <Dock />)).toContain('Another truck');
  });
});
