import { Tick } from '#app/ui/Field.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';

/** How hands are led. */
export function HandsSection() {
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
