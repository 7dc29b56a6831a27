import { describe, expect, it } from 'vitest';
import { unsealed } from '#online/client/seals.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import type { ShownRow } from '#online/rooms/shownRow.ts';
import { ask, headNow, ordersBy, partsOf, roomWith, SALT, SEED, servicesFor, stateIn } from './support.ts';

/** Truck Off for two: each has chosen in secret, then one gives up. */
async function played(): Promise<RoomKeeper> {
  const keeper = await roomWith(new Rooms(servicesFor()), await headNow('truck-off', 3));
  const parts = await partsOf('truck-off');
  for (const seat of [0, 1]) {
    const [order] = ordersBy(parts, stateIn(keeper.shown(0, seat)), seat);
    expect(await ask(keeper, seat, { do: 'act', order: order as { do: string } })).toMatchObject({ is: 'ack' });
  }
  expect(unsealed(keeper.shown(0, 0))).toBeNull();
  expect(JSON.stringify(keeper.shown(0, 0))).not.toContain(SALT);
  for (const seat of [1, 2]) await ask(keeper, seat, { do: 'act', order: { do: 'concede', seat } });
  return keeper;
}

/** As if the server had told another thing at that row. */
const changed = (rows: readonly ShownRow[], seq: number, body: object): readonly ShownRow[] =>
  rows.map((row) => (row.seq === seq ? { ...row, body: { ...row.body, ...body } } : row));

describe('a secret choice', () => {
  it('is sealed for who may not see it, and opened with the seed once the match is over', async () => {
    const keeper = await played();
    const rows = keeper.shown(0, 0);
    const sealed = rows.filter(({ body }) => 'sealed' in body).map(({ seq, seat }) => ({ seq, seat }));
    expect(sealed.map(({ seat }) => seat)).toEqual([null, 1, 1, 2]); // as the match began, and what rivals did
    expect(unsealed(rows)).toMatchObject({ sealed: 3, wrong: [], file: { seed: SEED } });
    expect(unsealed(keeper.shown(0, null))).toMatchObject({ sealed: 4, wrong: [] });
  });

  it('cannot have been another one, nor the seed', async () => {
    const rows = (await played()).shown(0, 0);
    const [start = -1, choice = -1] = rows.filter(({ body }) => 'sealed' in body).map(({ seq }) => seq);
    const other = '0'.repeat(32);
    expect(unsealed(changed(rows, choice, { sealed: other }))?.wrong).toEqual([choice]);
    expect(unsealed(changed(rows, start, { sealed: other }))?.wrong).toEqual([start]);
  });

  it('is not opened while it could be played on: nothing is taken back after the end', async () => {
    const keeper = await played();
    const answer = await ask(keeper, 0, { do: 'undo', request: { do: 'ask', by: 0, from: 0 } });
    expect(answer).toMatchObject({ is: 'no', code: 'match-over' });
  });
});
