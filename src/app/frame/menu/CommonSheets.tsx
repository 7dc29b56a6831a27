import type { ReactNode } from 'react';
import type { KeyMap } from '#play/input/keys/keyMap.ts';
import { useAtTable } from '../AtTable.tsx';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { SettingsDialog, type SectionId } from '../settings/SettingsDialog.tsx';

/** The sheets that every table can open. */
export type CommonSheet =
  | { readonly what: 'menu' | 'keys' | 'share' }
  | { readonly what: 'settings'; readonly at?: SectionId };

export interface CommonSheetsProps {
  readonly sheet: CommonSheet;
  readonly keys: KeyMap;
  readonly menu: ReactNode;
  readonly onSheet: (sheet: CommonSheet | null) => void;
}

export function CommonSheets({ sheet, keys, menu, onSheet }: CommonSheetsProps) {
  const { Share } = useAtTable();
  const close = (): void => onSheet(null);
  switch (sheet.what) {
    case 'menu':
      return menu;
    case 'share':
      return <Share onClose={close} />;
    case 'settings':
      return <SettingsDialog at={sheet.at} onClose={close} />;
    case 'keys':
      return <KeysDialog map={keys} onChange={() => onSheet({ what: 'settings', at: 'keys' })} onClose={close} />;
  }
}
