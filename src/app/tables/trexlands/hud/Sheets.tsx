import { lazy, Suspense } from 'react';
import type { Seat } from '../../../../sim/ids.ts';
import { KeysDialog } from '../../../frame/keys/KeysDialog.tsx';
import type { TextSwitch } from '../../../frame/menu/TextChoice.tsx';
import { SettingsDialog, type SectionId } from '../../../frame/settings/SettingsDialog.tsx';
import { TREXLANDS_KEYS } from '../throwing/keys.ts';
import { CampDialog } from './cards/CampDialog.tsx';
import { MenuDialog } from './menu/MenuDialog.tsx';
import { ShareMatch } from './ShareMatch.tsx';

/** The words of all clauses come when somebody first asks. */
const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

/** What lies over the table; the rules at a clause, or at their beginning. */
export type Sheet =
  | { readonly what: 'menu' | 'keys' | 'share' }
  | { readonly what: 'settings'; readonly at?: SectionId }
  | { readonly what: 'camp'; readonly seat: Seat }
  | { readonly what: 'rules'; readonly clause: string | null };

export interface SheetsProps {
  readonly sheet: Sheet | null;
  readonly text: TextSwitch;
  readonly onSheet: (sheet: Sheet | null) => void;
}

export function Sheets({ sheet, text, onSheet }: SheetsProps) {
  const close = (): void => onSheet(null);
  switch (sheet?.what) {
    case 'menu':
      return (
        <MenuDialog
          text={text}
          onSettings={() => onSheet({ what: 'settings' })}
          onShare={() => onSheet({ what: 'share' })}
          onClose={close}
        />
      );
    case 'settings':
      return <SettingsDialog at={sheet.at} onClose={close} />;
    case 'keys':
      return (
        <KeysDialog map={TREXLANDS_KEYS} onChange={() => onSheet({ what: 'settings', at: 'keys' })} onClose={close} />
      );
    case 'share':
      return <ShareMatch onClose={close} />;
    case 'camp':
      return <CampDialog seat={sheet.seat} onClose={close} />;
    case 'rules':
      return (
        <Suspense fallback={null}>
          <HelpDialog key={sheet.clause} clause={sheet.clause} onClose={close} />
        </Suspense>
      );
    default:
      return null;
  }
}
