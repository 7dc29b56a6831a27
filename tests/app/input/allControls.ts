import { controlsOf } from '#app/settings/controls.ts';
import type { Controls } from '#app/settings/gameControls.ts';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { TRACTION_KEYS } from '#play/traction/input/keys.ts';
import { TREXLANDS_KEYS } from '#play/trexlands/throwing/keys.ts';

/** Keys and buttons as the settings have them, without the settings' own components. */
export const allControls: () => Promise<Controls> = controlsOf([
  { controls: () => Promise.resolve({ keys: TRACTION_KEYS, pad: TRACTION_PAD }) },
  { controls: () => Promise.resolve({ keys: TREXLANDS_KEYS }) },
]);
