import { texts } from '#play/texts.ts';
import { ChoiceSetting } from './Setting.tsx';
import { QUALITIES } from '#play/settings/settings.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';

/** How much work goes into the picture. */
export function PictureSection() {
  const quality = useSettings((settings) => settings.quality);
  const change = useChange();
  const { picture } = texts.settings;
  return (
    <ChoiceSetting
      label={picture.quality}
      note={picture.qualityNotes[quality]}
      value={quality}
      choices={QUALITIES}
      names={picture.qualities}
      onChoose={(chosen) => change({ quality: chosen })}
    />
  );
}
