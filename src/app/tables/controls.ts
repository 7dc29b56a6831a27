import { joined } from '../input/keys/keyMap.ts';
import type { Controls } from '../settings/controls.ts';

async function load(): Promise<Controls> {
  const [{ WATCH_KEYS }, { TRACTION_KEYS }, { TRACTION_PAD }, { TRACTION_SETTINGS }, { TREXLANDS_KEYS }] =
    await Promise.all([
      import('../input/keys/commonKeys.ts'),
      import('./traction/input/keys.ts'),
      import('./traction/input/buttons.ts'),
      import('./traction/settings/sections.ts'),
      import('./trexlands/throwing/keys.ts'),
    ]);
  return {
    keys: joined([TRACTION_KEYS, TREXLANDS_KEYS, WATCH_KEYS]),
    buttons: TRACTION_PAD.actions,
    sections: TRACTION_SETTINGS,
  };
}

let loading: Promise<Controls> | null = null;

/** What all games add to the settings, and the keys of replays. One that did not come is asked for again. */
export function loadControls(): Promise<Controls> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
