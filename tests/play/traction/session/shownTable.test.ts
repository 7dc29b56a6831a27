import { describe, expect, it } from 'vitest';
import { ShownTable } from '#play/traction/session/shownTable.ts';
import type { Layout } from '#sim/layout.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { buildTableWorld, type TableWorld } from '#sim/world/tableWorld.ts';

const L1 = pieceId('0-L1');

async function tableWith(xMm: number): Promise<TableWorld> {
  const [surface] = SURFACES;
  if (!surface) throw new Error('no surface');
  const layout: Layout = {
    tableMm: 600,
    surface,
    pads: [],
    pieces: [{ id: L1, xMm, zMm: 0, yawDeg: 0, pose: 'upright' }],
  };
  return buildTableWorld(await loadPhysics(), layout);
}

describe('the shown table', () => {
  it('tells its host of the next world before it frees the last', async () => {
    const shown = new ShownTable();
    const order: string[] = [];
    const [a, b] = [await tableWith(0), await tableWith(50)];
    const first = { ...a, free: () => void order.push('freed') };
    shown.show(first);
    shown.attach((table) => void order.push(table === first ? 'first' : table === b ? 'second' : 'none'));
    shown.show(b);
    expect(order).toEqual(['first', 'second', 'freed']);
  });

  it('leaves what happened in sight, then lets the pieces go where the rules put them', async () => {
    const shown = new ShownTable();
    shown.show(await tableWith(0));
    shown.showAfter(await tableWith(100), 1, 0.5);
    expect(shown.poseOf(L1)?.position.x).toBeCloseTo(0, 4);
    shown.pass(0.6);
    expect(shown.busy).toBe(true);
    expect(shown.poseOf(L1)?.position.x).toBeCloseTo(0, 4);
    shown.pass(0.6);
    expect(shown.pieces.get(L1)).toMatchObject({ from: { position: { z: 0 } } });
    expect(shown.poseOf(L1)?.position.x).toBeCloseTo(0.1, 4);
    shown.pass(0.6);
    expect(shown.busy).toBe(false);
  });

  it('shows what is to come at once when somebody is in a hurry', async () => {
    const shown = new ShownTable();
    shown.show(await tableWith(0));
    shown.showAfter(await tableWith(100), 1, 0.5);
    shown.hurry();
    expect(shown.busy).toBe(false);
    expect(shown.poseOf(L1)?.position.x).toBeCloseTo(0.1, 4);
  });

  it('frees a world that was never shown', async () => {
    const shown = new ShownTable();
    shown.show(await tableWith(0));
    let gone = false;
    const never = {
      ...(await tableWith(100)),
      free: () => {
        gone = true;
      },
    };
    shown.showAfter(never, 1, 0.5);
    shown.show(null);
    expect(gone).toBe(true);
    expect(shown.world).toBeNull();
  });
});
