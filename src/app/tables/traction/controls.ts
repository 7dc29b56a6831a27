import type { GameControls } from '#app/settings/gameControls.ts';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { TRACTION_KEYS } from '#play/traction/input/keys.ts';
import { TRACTION_SETTINGS } from './settings/sections.ts';

/** Traction's part of the settings. */
export const controls: GameControls = { keys: TRACTION_KEYS, pad: TRACTION_PAD, sections: TRACTION_SETTINGS };
