import '../styles/form.css';
import { NewMatchForm } from '#app/pages/form/NewMatchForm.tsx';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { DEFAULT_DRAFT, withHands } from '#play/traction/form/draft.ts';
import { FORM } from '#play/traction/form/form.ts';
import { SurfaceField } from './form/SurfaceField.tsx';

const OWN = { surface: SurfaceField };

/** The form for a match of Traction; the hands that were played with last are offered first. */
export function NewMatchPage() {
  const playedAs = useSettings((settings) => settings.playedAs);
  const remember = useChange();
  return (
    <NewMatchForm
      form={FORM}
      own={OWN}
      begins={withHands(DEFAULT_DRAFT, playedAs)}
      onPlay={({ hands }) => remember({ playedAs: hands })}
    />
  );
}
