import type { ComponentType } from 'react';
import type { Seat } from '#sim/ids.ts';
import type { KeyMap } from '#play/input/keys/keyMap.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { texts } from '#play/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { CommonSheets, type CommonSheet } from './CommonSheets.tsx';
import { ConcedeChoice } from './ConcedeChoice.tsx';
import { MatchPart } from './MatchPart.tsx';
import { ViewPart } from './ViewPart.tsx';

/** The common sheets, and the game's help, at a clause or at its beginning. */
export type TableSheet = CommonSheet | { readonly what: 'help'; readonly clause: string | null };

export interface TableSheetsProps {
  readonly sheet: TableSheet | null;
  readonly text: TextPanel;
  readonly keys: KeyMap;
  /** The game's help, at a clause or at its beginning. */
  readonly Help: ComponentType<{ readonly clause: string | null; readonly onClose: () => void }>;
  /** A warning before the match is saved as a file. */
  readonly fileNote: string | null;
  /** The seats that may give up now, with their names. */
  readonly conceding: {
    readonly seats: readonly Seat[];
    readonly name: (seat: number) => string;
    readonly concede: (seat: Seat) => void;
  };
  readonly onSheet: (sheet: TableSheet | null) => void;
}

/** The sheets of a table whose menu needs nothing of its own. */
export function TableSheets({ sheet, Help, ...rest }: TableSheetsProps) {
  const { keys, onSheet } = rest;
  if (sheet === null) return null;
  if (sheet.what === 'help') return <Help clause={sheet.clause} onClose={() => onSheet(null)} />;
  return <CommonSheets sheet={sheet} keys={keys} menu={<Menu {...rest} />} onSheet={onSheet} />;
}

function Menu({ text, fileNote, conceding, onSheet }: Omit<TableSheetsProps, 'sheet' | 'Help'>) {
  const close = (): void => onSheet(null);
  const share = (
    <div className="row">
      <button type="button" className="button" onClick={() => onSheet({ what: 'share' })}>
        {texts.sharing.share}
      </button>
    </div>
  );
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={close}>
      <MatchPart sharing={share} fileNote={fileNote} onClose={close}>
        <ConcedeChoice
          seats={conceding.seats}
          name={conceding.name}
          onConcede={(seat) => {
            conceding.concede(seat);
            close();
          }}
        />
      </MatchPart>
      <ViewPart text={text} onSettings={() => onSheet({ what: 'settings' })} onClose={close} />
    </Dialog>
  );
}
