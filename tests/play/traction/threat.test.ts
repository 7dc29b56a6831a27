import { expect, it } from 'vitest';
import { tackleOf, threatOf } from '#play/traction/threat.ts';
import type { TractionState } from '#games/traction/state.ts';
import { sessionAtTable } from '../../app/tables/traction/session/sessionAtTable.ts';

/** The match with a rival's piece so far before the middle of the pad of the seat to move. */
async function withRivalAt(piece: string, mm: number) {
  const { match } = (await sessionAtTable()).store.getState();
  if (match === null) throw new Error('there is a match');
  const [pad] = match.state.pads;
  const pieces: TractionState['pieces'] = match.state.pieces.map((one) =>
    one.id === piece ? { ...one, xMm: pad?.xMm ?? 0, zMm: (pad?.zMm ?? 0) - mm } : one,
  );
  return {
    match: { ...match, header: { ...match.header, rules: 'first' as const }, state: { ...match.state, pieces } },
  };
}

it('a rival’s piece threatens a pad from as far as it walks, and a large one from less far', async () => {
  expect(threatOf(await withRivalAt('1-S1', 400))).toBeNull();
  expect(threatOf(await withRivalAt('1-S1', 110))).toBe('1-S1');
  expect(threatOf(await withRivalAt('1-L1', 110))).toBeNull();
});

/** Of the match a rival's piece stands before a medium one of the seat to move, which may tackle it. */
async function withRivalNear(piece: string) {
  const { match } = await withRivalAt(piece, 60);
  const own = match.state.pieces.find(({ id }) => id === '0-M1');
  const near = { xMm: own?.xMm ?? 0, zMm: (own?.zMm ?? 0) - 35 };
  const pieces = match.state.pieces.map((one) => (one.id === piece ? { ...one, ...near } : one));
  return { match: { ...match, state: { ...match.state, pieces } } };
}

it('a tackle that is in reach is told of what threatens, whatever was tackled before', async () => {
  const told = await withRivalNear('1-S1');
  expect(tackleOf(await withRivalAt('1-S1', 110))).toBeNull();
  expect(tackleOf(told)?.victim).toBe('1-S1');
  expect(tackleOf({ match: { ...told.match, header: { ...told.match.header, rules: 'text' } } })?.victim).toBe('1-S1');
  const tackled = { action: { do: 'tackle' }, seat: 0 } as never;
  expect(tackleOf({ match: { ...told.match, log: [tackled] } })?.victim).toBe('1-S1');
});
