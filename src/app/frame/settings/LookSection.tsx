import { Tick } from '#app/ui/Field.tsx';
import { texts } from '#play/texts.ts';
import { ChoiceSetting } from './Setting.tsx';
import { THEMES, WISHES } from '#play/settings/settings.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';

/** Day and night, motion, contrast, the hand one plays with. */
export function LookSection() {
  const theme = useSettings((settings) => settings.theme);
  const reducedMotion = useSettings((settings) => settings.reducedMotion);
  const highContrast = useSettings((settings) => settings.highContrast);
  const leftHanded = useSettings((settings) => settings.leftHanded);
  const textTable = useSettings((settings) => settings.textTable);
  const change = useChange();
  const { look } = texts.settings;
  return (
    <>
      <ChoiceSetting
        label={look.theme}
        value={theme}
        choices={THEMES}
        names={look.themes}
        onChoose={(chosen) => change({ theme: chosen })}
      />
      <ChoiceSetting
        label={look.motion}
        note={look.motionNote}
        value={reducedMotion}
        choices={WISHES}
        names={look.wishes}
        onChoose={(chosen) => change({ reducedMotion: chosen })}
      />
      <ChoiceSetting
        label={look.contrast}
        value={highContrast}
        choices={WISHES}
        names={look.wishes}
        onChoose={(chosen) => change({ highContrast: chosen })}
      />
      <Tick
        label={look.leftHanded}
        note={look.leftHandedNote}
        checked={leftHanded}
        onTick={(on) => change({ leftHanded: on })}
      />
      <Tick
        label={texts.textTable.title}
        note={texts.textTable.openNote}
        checked={textTable}
        onTick={(on) => change({ textTable: on })}
      />
    </>
  );
}
