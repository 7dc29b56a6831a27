import { expect, it } from 'vitest';
import { isWhole } from '#engine/seen.ts';
import { Viewer } from '#app/replay/viewer.ts';
import { filmOf } from '#app/tables/traction/film.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { PLAN, sessionAtTable, untilStill } from '../session/sessionAtTable.ts';

const upright = (id: string, zMm: number) => ({ id: pieceId(id), xMm: 0, zMm, yawDeg: 0, pose: 'upright' as const });

it('the touch that wins is watched past an own piece before it, and from near by once it is ruled', async () => {
  const pads = [110, -110].map((zMm, i) => ({ seat: seat(i), xMm: 0, zMm, yawDeg: 180 * i }));
  const pieces = [upright('0-S1', -60), upright('0-L1', -20)];
  const setup = { ...PLAN.setup, table: { tableMm: 600, pads }, position: { seat: seat(0), pieces } };
  const session = await sessionAtTable({}, { ...PLAN, setup });
  session.commands.typeMove('walk S1 D 180');
  untilStill(session);
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match');
  expect(match.state.outcome).not.toBeNull();
  const viewer = new Viewer(filmOf(await loadPhysics(), match));
  viewer.seek({ act: 0, tick: 0 }, true);
  const before = viewer.getState();
  expect(before.closeUpClear?.walls.some(({ low, high }) => low.z < -0.02 && high.z > -0.02)).toBe(true);
  viewer.seek({ act: 0, tick: Infinity }, true);
  const spread = (points: readonly { readonly z: number }[] = []): number =>
    Math.max(...points.map(({ z }) => z)) - Math.min(...points.map(({ z }) => z));
  expect(spread(viewer.getState().closeUp ?? [])).toBeLessThan(spread(before.closeUp ?? []));
  viewer.seek({ act: 0, tick: 0 });
  expect(viewer.getState()).toMatchObject({ closeUp: null, closeUpClear: null });
  viewer.free();
});
