import type { GameControls, SettingsSection } from '#app/settings/gameControls.ts';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { TRACTION_KEYS } from '#play/traction/input/keys.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { Tick } from '#app/ui/Field.tsx';
import { UNITS } from '#play/texts/units.ts';
import { ChoiceSetting } from '#app/frame/settings/Setting.tsx';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';

/** Help for the eye at the table. */
function TableSection() {
  const units = useSettings((settings) => settings.units);
  const reachRings = useSettings((settings) => settings.reachRings);
  const footprints = useSettings((settings) => settings.footprints);
  const change = useChange();
  return (
    <>
      <ChoiceSetting
        label={gameTexts.aids.units}
        value={units}
        choices={UNITS}
        names={gameTexts.aids.unitNames}
        onChoose={(chosen) => change({ units: chosen })}
      />
      <Tick
        label={gameTexts.aids.reachRings}
        note={gameTexts.aids.reachNote}
        checked={reachRings}
        onTick={(on) => change({ reachRings: on })}
      />
      <Tick
        label={gameTexts.aids.footprints}
        note={gameTexts.aids.footprintsNote}
        checked={footprints}
        onTick={(on) => change({ footprints: on })}
      />
    </>
  );
}

/** How hands are led. */
function HandsSection() {
  const confirmSteps = useSettings((settings) => settings.confirmSteps);
  const askBeforeFouls = useSettings((settings) => settings.askBeforeFouls);
  const change = useChange();
  return (
    <>
      <Tick
        label={gameTexts.handSettings.confirm}
        note={gameTexts.handSettings.confirmNote}
        checked={confirmSteps}
        onTick={(confirm) => change({ confirmSteps: confirm })}
      />
      <Tick
        label={gameTexts.handSettings.askBeforeFouls}
        note={gameTexts.handSettings.askBeforeFoulsNote}
        checked={askBeforeFouls}
        onTick={(ask) => change({ askBeforeFouls: ask })}
      />
    </>
  );
}

/** Settings for tables of Traction. */
const TRACTION_SETTINGS: readonly SettingsSection[] = [
  { id: 'table', title: gameTexts.settings.table, Controls: TableSection },
  { id: 'hands', title: gameTexts.settings.hands, Controls: HandsSection },
];

/** Traction's part of the settings. */
export const controls: GameControls = { keys: TRACTION_KEYS, pad: TRACTION_PAD, sections: TRACTION_SETTINGS };
