import { Suspense, use, useState } from 'react';
import { LateBoundary } from '../../late/LateBoundary.tsx';
import { PartNotLoaded } from '../../late/NotLoaded.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { texts } from '../../texts.ts';
import type { Controls, SettingsSection } from '../../settings/controls.ts';
import { useLoadControls } from '../../settings/useControls.ts';
import { KeptSection } from './KeptSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PadSection } from './PadSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { SoundSection } from './SoundSection.tsx';
import { useChange, useSettings } from '../../settings/useSettings.tsx';

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
  /** The section to open at; else the one that was open last. */
  readonly at?: SectionId | undefined;
  readonly onClose: () => void;
}

/** Everything that a person chooses once, a subject at a time. It takes effect at once, also behind the sheet. */
export function SettingsDialog({ at, onClose }: SettingsDialogProps) {
  const kept = useSettings((settings) => settings.kept);
  const [last = null] = useSettings((settings) => settings.openTabs);
  const change = useChange();
  const [asked, setAsked] = useState<string | null>(at ?? null);
  const open = asked ?? last;
  const [ofGames] = useState(useLoadControls()); // held where nothing waits for it: what waits forgets its state
  const onOpen = (id: string): void => {
    setAsked(null);
    change({ openTabs: [id] });
  };
  const others = <Sections sections={[...FIRST, ...KEPT]} open={open} onOpen={onOpen} />;
  return (
    <Dialog title={texts.settings.title} className="settings" onClose={onClose}>
      {!kept && <p className="wrong">{texts.settings.notKept}</p>}
      <LateBoundary
        renderInstead={(why) => (
          <>
            <PartNotLoaded why={why} />
            {others}
          </>
        )}
      >
        <Suspense fallback={others}>
          <OfGames controls={ofGames} open={open} onOpen={onOpen} />
        </Suspense>
      </LateBoundary>
    </Dialog>
  );
}

interface OpenSection {
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
}

/** All that needs to know of games: it comes a moment after the rest. */
function OfGames({ controls, ...section }: OpenSection & { readonly controls: Promise<Controls> }) {
  const { sections } = use(controls);
  return <Sections sections={[...FIRST, ...sections, ...LAST, ...KEPT]} {...section} />;
}

interface SectionsProps extends OpenSection {
  readonly sections: readonly SettingsSection[];
}

const Sections = ({ sections, open, onOpen }: SectionsProps) => (
  <Tabs label={texts.settings.title} tabs={sections} open={open} onOpen={onOpen}>
    {({ title, Controls }) => (
      <>
        <h3 className="unseen">{title}</h3>
        <Controls />
      </>
    )}
  </Tabs>
);
