import { Tick } from '../../ui/Field.tsx';
import { gameTexts as tractionTexts } from '../../tables/traction/texts.ts';
import { UNITS } from '../../texts/lengths.ts';
import { ChoiceSetting } from '../Setting.tsx';
import { useChange, useSettings } from '../useSettings.tsx';

/** What helps the eye at the table. */
export function TableSection() {
  const units = useSettings((settings) => settings.units);
  const reachRings = useSettings((settings) => settings.reachRings);
  const footprints = useSettings((settings) => settings.footprints);
  const change = useChange();
  return (
    <>
      <ChoiceSetting
        label={tractionTexts.aids.units}
        value={units}
        choices={UNITS}
        names={tractionTexts.aids.unitNames}
        onChoose={(chosen) => change({ units: chosen })}
      />
      <Tick
        label={tractionTexts.aids.reachRings}
        note={tractionTexts.aids.reachNote}
        checked={reachRings}
        onTick={(on) => change({ reachRings: on })}
      />
      <Tick
        label={tractionTexts.aids.footprints}
        note={tractionTexts.aids.footprintsNote}
        checked={footprints}
        onTick={(on) => change({ footprints: on })}
      />
    </>
  );
}
