import { Tick } from '../../ui/Field.tsx';
import { texts } from '../../texts.ts';
import { useChange, useSettings } from '../useSettings.tsx';

/** How hands are led. */
export function HandsSection() {
  const confirmSteps = useSettings((settings) => settings.confirmSteps);
  const change = useChange();
  return (
    <Tick
      label={texts.handSettings.confirm}
      note={texts.handSettings.confirmNote}
      checked={confirmSteps}
      onTick={(confirm) => change({ confirmSteps: confirm })}
    />
  );
}
