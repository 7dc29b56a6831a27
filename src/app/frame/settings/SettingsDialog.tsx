import { Suspense, useEffect, useState } from 'react';
import { LateFault, saidOf } from '#play/offThread/lateFault.ts';
import { PartNotLoaded } from '#app/late/NotLoaded.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { texts } from '#play/texts.ts';
import type { SettingsSection } from '#app/settings/gameControls.ts';
import { useLoadControls } from '#app/settings/useControls.ts';
import { KeysSection } from './KeysSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PadSection } from './PadSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { SoundSection } from './SoundSection.tsx';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { useEraser } from '#app/storage/useEraser.ts';
import { useLibrary } from '#app/storage/useLibrary.tsx';
import { ExportAll } from '../ExportAll.tsx';
import { KeptFor } from '../handing.tsx';

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
  const ofGames = useOfGames();
  const onOpen = (id: string): void => {
    setAsked(null);
    change({ openTabs: [id] });
  };
  return (
    <Dialog title={texts.settings.title} className="settings" onClose={onClose}>
      {!kept && <p className="wrong">{texts.settings.notKept}</p>}
      {ofGames.why !== null && <PartNotLoaded why={ofGames.why} />}
      <Sections sections={[...FIRST, ...ofGames.sections, ...KEPT]} open={open} onOpen={onOpen} />
    </Dialog>
  );
}

interface OfGames {
  /** None until they are there. */
  readonly sections: readonly SettingsSection[];
  readonly why: LateFault | null;
}

/**
 * All that needs to know of games. It comes a moment after the rest and stands between it: the tabs that are there stay
 * the same elements, so that a press on one of them is not lost.
 */
function useOfGames(): OfGames {
  const load = useLoadControls();
  const [come, setCome] = useState<OfGames>({ sections: [], why: null });
  useEffect(() => {
    let here = true;
    load().then(
      ({ sections }) => here && setCome({ sections: [...sections, ...LAST], why: null }),
      (error: unknown) =>
        here &&
        setCome(() => {
          if (error instanceof LateFault) return { sections: [], why: error };
          throw error; // a bug is for the boundary of the page
        }),
    );
    return () => {
      here = false;
    };
  }, [load]);
  return come;
}

interface SectionsProps {
  readonly sections: readonly SettingsSection[];
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
}

const Sections = ({ sections, open, onOpen }: SectionsProps) => (
  <Tabs label={texts.settings.title} tabs={sections} open={open} onOpen={onOpen}>
    {({ title, Controls }) => (
      <>
        <h3 className="unseen">{title}</h3>
        <Suspense fallback={null}>
          <Controls />
        </Suspense>
      </>
    )}
  </Tabs>
);

type Stage = 'told' | 'asked' | 'erasing';

/** The data kept on this device, and how all of it is deleted: asked twice. */
export function KeptSection() {
  const eraser = useEraser();
  const matches = useLibrary((library) => library.matches.length);
  const [stage, setStage] = useState<Stage>('told');
  const [missed, setMissed] = useState('');
  const erase = async (): Promise<void> => {
    setStage('erasing');
    try {
      await (await eraser).erase();
    } catch (error) {
      setStage('told');
      setMissed(saidOf(error)); // what deletes it did not come: everything is still there
    }
  };
  return (
    <>
      <p className="note">{texts.erasing.kept}</p>
      <KeptFor />
      <ExportAll />
      <output className="wrong">{missed}</output>
      {stage === 'told' ? (
        <button type="button" className="button" onClick={() => setStage('asked')}>
          {texts.erasing.ask}
        </button>
      ) : (
        <fieldset className="row" aria-label={texts.erasing.sure(matches)} disabled={stage === 'erasing'}>
          <p>{texts.erasing.sure(matches)}</p>
          <button type="button" className="button" onClick={() => void erase()}>
            {texts.erasing.yes}
          </button>
          <button type="button" className="button primary" onClick={() => setStage('told')}>
            {texts.erasing.no}
          </button>
        </fieldset>
      )}
    </>
  );
}
