import type { ReactNode } from 'react';
import { useAtTable } from '../AtTable.tsx';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import type { KeyListProps } from '../keys/KeyList.tsx';
import { SettingsDialog, type SectionId } from '../settings/SettingsDialog.tsx';

/** The sheets that every table can open. */
export type CommonSheet =
  | { readonly what: 'menu' | 'keys' | 'share' }
  | { readonly what: 'settings'; readonly at?: SectionId };

export interface CommonSheetsProps {
  readonly sheet: CommonSheet;
  readonly keys: KeyListProps['map'];
  readonly pad?: KeyListProps['pad'];
  readonly menu: ReactNode;
  readonly onSheet: (sheet: CommonSheet | null) => void;
}

export function CommonSheets({ sheet, keys, pad, menu, onSheet }: CommonSheetsProps) {
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
      return (
        <KeysDialog map={keys} pad={pad} onChange={() => onSheet({ what: 'settings', at: 'keys' })} onClose={close} />
      );
  }
}
