import { expect, it } from 'vitest';
import { proudOf } from '#play/traction/say/ended.ts';
import { toPadMm } from '#play/traction/threat.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { PLAN, sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';

it('whoever has lost against a computer is told how near the nearest piece was to winning', async () => {
  const [you, rival] = PLAN.seats;
  if (you === undefined || rival === undefined) throw new Error('two sit down');
  const session = await sessionAtTable({}, { ...PLAN, seats: [you, { ...rival, kind: 'bot', level: 'careless' }] });
  const { match } = session.store.getState();
  const goal = match?.state.pads.find((pad) => pad.seat === 1);
  if (match === null || goal === undefined) throw new Error('there is a match');
  const lost = (by: 'pad-contact' | 'concession', mm: number) => {
    const pieces = match.state.pieces.map((one) =>
      one.id === '0-M1' ? { ...one, xMm: goal.xMm, zMm: goal.zMm + Math.sign(-goal.zMm) * mm } : one,
    );
    return { ...match, state: { ...match.state, pieces, outcome: { winners: [seat(1)], by, piece: null } } };
  };
  const near = lost('pad-contact', 160);
  const shortMm = toPadMm(near.state, pieceId('0-M1'), seat(1));
  expect(proudOf(near, 'mm')).toBe(`You were ${(shortMm / 10).toFixed(0)} cm short`);
  expect(proudOf(lost('concession', 160), 'mm')).toBeNull();
});
