import { Tick } from '../../ui/Field.tsx';
import { texts } from '../../texts.ts';
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
        label={texts.aids.units}
        value={units}
        choices={UNITS}
        names={texts.aids.unitNames}
        onChoose={(chosen) => change({ units: chosen })}
      />
      <Tick
        label={texts.aids.reachRings}
        note={texts.aids.reachNote}
        checked={reachRings}
        onTick={(on) => change({ reachRings: on })}
      />
      <Tick
        label={texts.aids.footprints}
        note={texts.aids.footprintsNote}
        checked={footprints}
        onTick={(on) => change({ footprints: on })}
      />
    </>
  );
}
