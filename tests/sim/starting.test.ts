import RAPIER from '@dimforge/rapier3d-compat';
import { expect, it, vi } from 'vitest';
import { loadPhysics } from '#sim/physics.ts';

vi.mock('@dimforge/rapier3d-compat', () => ({
  default: { init: vi.fn<() => Promise<void>>(() => Promise.resolve()) },
}));

it('starts the module once for all who ask, and again only after a start that failed', async () => {
  vi.mocked(RAPIER.init).mockRejectedValueOnce(new Error('its file did not come'));
  await expect(Promise.all([loadPhysics(), loadPhysics()])).rejects.toThrow('its file did not come');
  await Promise.all([loadPhysics(), loadPhysics()]);
  await loadPhysics();
  expect(RAPIER.init).toHaveBeenCalledTimes(2);
});
