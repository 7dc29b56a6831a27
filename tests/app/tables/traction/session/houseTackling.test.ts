import { expect, it } from 'vitest';
import { seat, type PieceId } from '#sim/ids.ts';
import { own, PLAN, sessionAtTable, untilStill } from './sessionAtTable.ts';
import { whole } from '../../../../engine/whole.ts';

it('a tackle that the house rules forbid is never shown as a good one, live or afterwards', async () => {
  const session = await sessionAtTable(
    {},
    { ...PLAN, setup: { ...PLAN.setup, options: { ...PLAN.setup.options, tackling: 'rock-paper-scissors' } } },
  );
  const { commands, store } = session;
  const { match } = store.getState();
  if (!match) throw new Error('no match');
  const mover = match.state.turn.seat;
  const tackler = own(session, 'M1');
  const victim = `${seat(1 - mover)}-L1` as PieceId; // medium does not beat large
  // As in the scenario "medium does not beat large", in the middle of the table.
  const places = new Map([
    [tackler, { xMm: 0, zMm: 0, yawDeg: 0 }],
    [victim, { xMm: -1.98, zMm: 47.52, yawDeg: 45 }],
  ]);
  const pieces = match.state.pieces.map((piece) => ({ ...piece, ...places.get(piece.id) }));
  commands.resume({ ...whole(match), state: { ...match.state, pieces } });
  const shown = new Set<string>();
  store.subscribe(({ rulings }) => rulings.forEach(({ code }) => shown.add(code)));
  commands.choose(tackler, 'tackle');
  commands.setAim('A', 180);
  commands.performAim();
  untilStill(session);
  expect([...shown]).toEqual(['tackle-size']);
  expect(store.getState().rulings.map(({ code }) => code)).toEqual(['tackle-size']);
});
