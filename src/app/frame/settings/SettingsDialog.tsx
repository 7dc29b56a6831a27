import { Suspense } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { texts } from '../../texts.ts';
import { useControls, type SettingsSection } from '../../settings/controls.ts';
import { KeptSection } from './KeptSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PadSection } from './PadSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { SoundSection } from './SoundSection.tsx';
import { useSettings } from '../../settings/useSettings.tsx';

export type SectionId = keyof typeof texts.settings.sections;

const section = (id: SectionId, Controls: SettingsSection['Controls']): SettingsSection => ({
  id,
  title: texts.settings.sections[id],
  Controls,
});

/** In the order of the dialog; those that games add come in between. */
const FIRST = [section('sound', SoundSection), section('look', LookSection), section('picture', PictureSection)];
const LAST = [section('keys', KeysSection), section('pads', PadSection)];
const KEPT = [section('kept', KeptSection)];

export interface SettingsDialogProps {
  /** The section to open at. */
  readonly at?: SectionId | undefined;
  readonly onClose: () => void;
}

/** Everything that a person chooses once. It takes effect at once, also behind the sheet. */
export function SettingsDialog({ at, onClose }: SettingsDialogProps) {
  const kept = useSettings((settings) => settings.kept);
  return (
    <Dialog title={texts.settings.title} className="settings" onClose={onClose}>
      {!kept && <p className="wrong">{texts.settings.notKept}</p>}
      <Sections sections={FIRST} at={at} />
      <Suspense fallback={null}>
        <OfGames at={at} />
      </Suspense>
      <Sections sections={KEPT} at={at} />
    </Dialog>
  );
}

/** All that needs to know of games: it comes a moment after the rest. */
function OfGames({ at }: Pick<SettingsDialogProps, 'at'>) {
  const { sections } = useControls();
  return <Sections sections={[...sections, ...LAST]} at={at} />;
}

interface SectionsProps extends Pick<SettingsDialogProps, 'at'> {
  readonly sections: readonly SettingsSection[];
}

const Sections = ({ sections, at }: SectionsProps) =>
  sections.map(({ id, title, Controls }) => (
    <section key={id} className="menu-part" ref={(element) => (id === at ? element?.scrollIntoView() : undefined)}>
      <h3>{title}</h3>
      <Controls />
    </section>
  ));
