import type { ComponentType, ReactNode } from 'react';
import type { Seat } from '#sim/ids.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { texts } from '#play/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { ConcedeChoice } from './ConcedeChoice.tsx';
import type { LogPanel } from '../LogFrame.tsx';
import { MatchPart, type MatchPartProps } from './MatchPart.tsx';
import { ViewPart } from './ViewPart.tsx';
import { useAtTable } from '../AtTable.tsx';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import type { KeyListProps } from '../keys/KeyList.tsx';
import { useShortcut } from '../keys/useShortcut.ts';
import { SettingsDialog, type SectionId } from '../settings/SettingsDialog.tsx';

/** The common sheets; the game's help or its rules, at a clause or at their beginning; a sheet of the game's own. */
export type TableSheet =
  | CommonSheet
  | { readonly what: 'help' | 'rules'; readonly clause: string | null }
  | { readonly what: 'own'; readonly Sheet: ComponentType<{ readonly onClose: () => void }> };

type AtClause = ComponentType<{ readonly clause: string | null; readonly onClose: () => void }>;

export interface InMenuProps {
  readonly onClose: () => void;
  /** Another sheet in the menu's place. */
  readonly onSheet: (sheet: TableSheet) => void;
}

/** A game's own parts of the menu, each in its own place. */
export interface MenuParts {
  /** Under the set of rules: what this match has besides. */
  readonly Agreed?: ComponentType;
  /** Beside the button that shares the match. */
  readonly Share?: ComponentType<InMenuProps>;
  /** Over giving up, while the match is played here. */
  readonly Match?: ComponentType<InMenuProps>;
  /** Beside the views. */
  readonly View?: ComponentType<InMenuProps>;
  /** Below everything. */
  readonly More?: ComponentType<InMenuProps>;
}

export interface TableSheetsProps extends Pick<CommonSheetsProps, 'keys' | 'pad'> {
  readonly sheet: TableSheet | null;
  readonly text: TextPanel;
  readonly log: LogPanel;
  /** The game's help, at a clause or at its beginning. */
  readonly Help: AtClause;
  /** The rules, where they are no part of the help. */
  readonly Rules: AtClause | undefined;
  readonly parts: MenuParts | undefined;
  readonly takesBack: MatchPartProps['takesBack'];
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

/** The sheets of a table. */
export function TableSheets({ sheet, Help, Rules = Help, ...rest }: TableSheetsProps) {
  const { keys, pad, onSheet } = rest;
  const close = (): void => onSheet(null);
  if (sheet === null) return null;
  switch (sheet.what) {
    case 'help':
      return <Help key={sheet.clause} clause={sheet.clause} onClose={close} />;
    case 'rules':
      return <Rules key={sheet.clause} clause={sheet.clause} onClose={close} />;
    case 'own':
      return <sheet.Sheet onClose={close} />;
    default:
      return <CommonSheets sheet={sheet} keys={keys} pad={pad} menu={<Menu {...rest} />} onSheet={onSheet} />;
  }
}

type MenuProps = Omit<TableSheetsProps, 'sheet' | 'Help' | 'Rules' | 'keys' | 'pad'>;

function Menu({ text, log, parts = {}, takesBack, fileNote, conceding, onSheet }: MenuProps) {
  const close = (): void => onSheet(null);
  const { Agreed, Share, Match, View, More } = parts;
  const own: InMenuProps = { onClose: close, onSheet };
  const share = (
    <div className="row">
      <button type="button" className="button" onClick={() => onSheet({ what: 'share' })}>
        {texts.sharing.share}
      </button>
      {Share && <Share {...own} />}
    </div>
  );
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={close}>
      <Seldom log={log} onHelp={() => onSheet({ what: 'help', clause: null })} onClose={close} />
      <MatchPart
        sharing={share}
        fileNote={fileNote}
        takesBack={takesBack ?? null}
        agreed={Agreed && <Agreed />}
        onClose={close}
      >
        {Match && <Match {...own} />}
        <ConcedeChoice
          seats={conceding.seats}
          name={conceding.name}
          onConcede={(seat) => {
            conceding.concede(seat);
            close();
          }}
        />
      </MatchPart>
      <ViewPart text={text} onSettings={() => onSheet({ what: 'settings' })} onClose={close}>
        {View && <View {...own} />}
      </ViewPart>
      {More && <More {...own} />}
    </Dialog>
  );
}

interface SeldomProps {
  readonly log: LogPanel;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

/** Wanted now and then while one plays. */
function Seldom({ log, onHelp, onClose }: SeldomProps) {
  const logKey = useShortcut('log', texts.log.title);
  const helpKey = useShortcut('help', texts.table.help);
  const openLog = (): void => {
    log.toggle();
    onClose();
  };
  return (
    <div className="row menu-first">
      <button type="button" className="button" aria-pressed={log.shown} {...logKey} onClick={openLog}>
        {texts.log.title}
      </button>
      <button type="button" className="button" {...helpKey} onClick={onHelp}>
        {texts.table.help}
      </button>
    </div>
  );
}

/** The sheets that every table can open. */
type CommonSheet =
  | { readonly what: 'menu' | 'keys' | 'share' }
  | { readonly what: 'settings'; readonly at?: SectionId };

interface CommonSheetsProps {
  readonly sheet: CommonSheet;
  readonly keys: KeyListProps['map'];
  readonly pad?: KeyListProps['pad'];
  readonly menu: ReactNode;
  readonly onSheet: (sheet: CommonSheet | null) => void;
}

function CommonSheets({ sheet, keys, pad, menu, onSheet }: CommonSheetsProps) {
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
