import type { Seat } from '#sim/ids.ts';
import { CommonSheets, type CommonSheet } from '#app/frame/menu/CommonSheets.tsx';
import type { TextSwitch } from '#app/frame/menu/TextChoice.tsx';
import { TREXLANDS_KEYS } from '#play/trexlands/throwing/keys.ts';
import { CampDialog } from './cards/CampDialog.tsx';
import { MenuDialog } from './menu/MenuDialog.tsx';
import { laterDialog } from '#app/late/laterDialog.tsx';

/** The words of all clauses are loaded when they are first asked for. */
export const HelpDialog = laterDialog(async () => (await import('./HelpDialog.tsx')).HelpDialog);

/** Sheets over the table; the rules at a clause, or at their beginning. */
export type Sheet =
  | CommonSheet
  | { readonly what: 'camp'; readonly seat: Seat }
  | { readonly what: 'rules'; readonly clause: string | null };

export interface SheetsProps {
  readonly sheet: Sheet | null;
  readonly text: TextSwitch;
  readonly onSheet: (sheet: Sheet | null) => void;
}

export function Sheets({ sheet, text, onSheet }: SheetsProps) {
  const close = (): void => onSheet(null);
  if (sheet === null) return null;
  if (sheet.what === 'camp') return <CampDialog seat={sheet.seat} onClose={close} />;
  if (sheet.what === 'rules') return <HelpDialog key={sheet.clause} clause={sheet.clause} onClose={close} />;
  const menu = (
    <MenuDialog
      text={text}
      onSettings={() => onSheet({ what: 'settings' })}
      onShare={() => onSheet({ what: 'share' })}
      onClose={close}
    />
  );
  return <CommonSheets sheet={sheet} keys={TREXLANDS_KEYS} menu={menu} onSheet={onSheet} />;
}
