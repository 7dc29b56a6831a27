import type { SettingsSection } from '#app/settings/gameControls.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { HandsSection } from './HandsSection.tsx';
import { TableSection } from './TableSection.tsx';

/** Settings for tables of Traction. */
export const TRACTION_SETTINGS: readonly SettingsSection[] = [
  { id: 'table', title: gameTexts.settings.table, Controls: TableSection },
  { id: 'hands', title: gameTexts.settings.hands, Controls: HandsSection },
];
