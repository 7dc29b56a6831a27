import { Tick } from '../../pages/form/Field.tsx';
import { texts } from '../../texts.ts';
import { useChange, useSettings } from '../useSettings.tsx';

/** How hands are led. */
export function HandsSection() {
  const confirmSteps = useSettings((settings) => settings.confirmSteps);
  const change = useChange();
  const { handSettings } = texts;
  return <Tick label={handSettings.confirm} note={handSettings.confirmNote} checked={confirmSteps} onTick={(confirm) => change({ confirmSteps: confirm })} />;
}
