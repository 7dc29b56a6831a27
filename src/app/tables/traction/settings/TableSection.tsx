import { Tick } from '#app/ui/Field.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { UNITS } from '#play/texts/units.ts';
import { ChoiceSetting } from '#app/frame/settings/Setting.tsx';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';

/** Help for the eye at the table. */
export function TableSection() {
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
