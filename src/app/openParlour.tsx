import type { Parlour } from './pages/parlour.ts';

/** `?still`: no animation and no waiting, for pictures and tests. */
const isStill = (): boolean => new URLSearchParams(window.location.search).has('still');

/** Loads physics and scene side by side: the page's shell needs neither. */
export async function openParlour(): Promise<Parlour> {
  const [{ loadPhysics }, { createSession }, { TableView }] = await Promise.all([import('../sim/physics.ts'), import('./match/session.ts'), import('./scene/TableView.tsx')]);
  const still = isStill();
  const physics = await loadPhysics();
  const session = createSession({ physics, pace: still ? 'at-once' : 'real' });
  return { physics, session, Table: () => <TableView physics={physics} still={still} /> };
}
