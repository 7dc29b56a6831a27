import type { ComponentType } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { texts } from '../texts.ts';
import { HandsSection } from './sections/HandsSection.tsx';
import { KeptSection } from './sections/KeptSection.tsx';
import { KeysSection } from './sections/KeysSection.tsx';
import { LookSection } from './sections/LookSection.tsx';
import { PadSection } from './sections/PadSection.tsx';
import { PictureSection } from './sections/PictureSection.tsx';
import { SoundSection } from './sections/SoundSection.tsx';
import { TableSection } from './sections/TableSection.tsx';
import { useSettings } from './useSettings.tsx';

export type SectionId = keyof typeof texts.settings.sections;

/** One subject of the settings: its heading and its controls. */
interface Section {
  readonly id: SectionId;
  readonly Controls: ComponentType;
}

/** In the order of the dialog. */
const SECTIONS: readonly Section[] = [
  { id: 'sound', Controls: SoundSection },
  { id: 'look', Controls: LookSection },
  { id: 'picture', Controls: PictureSection },
  { id: 'table', Controls: TableSection },
  { id: 'hands', Controls: HandsSection },
  { id: 'keys', Controls: KeysSection },
  { id: 'pads', Controls: PadSection },
  { id: 'kept', Controls: KeptSection },
];

export interface SettingsDialogProps {
  /** The section that somebody has asked for. */
  readonly at?: SectionId | undefined;
  readonly onClose: () => void;
}

/** Everything that a person chooses once. It takes effect at once, also behind the sheet. */
export function SettingsDialog({ at, onClose }: SettingsDialogProps) {
  const kept = useSettings((settings) => settings.kept);
  return (
    <Dialog title={texts.settings.title} className="settings" onClose={onClose}>
      {!kept && <p className="wrong">{texts.settings.notKept}</p>}
      {SECTIONS.map(({ id, Controls }) => (
        <section key={id} className="menu-part" ref={(section) => (id === at ? section?.scrollIntoView() : undefined)}>
          <h3>{texts.settings.sections[id]}</h3>
          <Controls />
        </section>
      ))}
    </Dialog>
  );
}
