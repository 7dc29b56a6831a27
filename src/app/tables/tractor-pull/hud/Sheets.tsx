import { seat as asSeat } from '../../../../sim/ids.ts';
import { BOTH } from '../../../../games/tractor-pull/ids.ts';
import { useSeatNames } from '../../../frame/seatNames.ts';
import { CommonSheets, type CommonSheet } from '../../../frame/menu/CommonSheets.tsx';
import { ConcedeChoice } from '../../../frame/menu/ConcedeChoice.tsx';
import { MatchPart } from '../../../frame/menu/MatchPart.tsx';
import { ViewPart } from '../../../frame/menu/ViewPart.tsx';
import { personsIn } from '../../../session/players.ts';
import type { TextPanel } from '../../../textTable/textPanel.ts';
import { texts } from '../../../texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TRACTOR_PULL_KEYS } from '../keys.ts';
import { useCommands } from '../session/SessionContext.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { useMatch } from './useTable.ts';

export type Sheet = CommonSheet | { readonly what: 'help'; readonly clause: string | null };

interface SheetsProps {
  readonly sheet: Sheet | null;
  readonly text: TextPanel;
  readonly onSheet: (sheet: Sheet | null) => void;
}

export function Sheets({ sheet, text, onSheet }: SheetsProps) {
  if (sheet === null) return null;
  if (sheet.what === 'help') return <HelpDialog clause={sheet.clause} onClose={() => onSheet(null)} />;
  return (
    <CommonSheets
      sheet={sheet}
      keys={TRACTOR_PULL_KEYS}
      menu={<Menu text={text} onSheet={onSheet} />}
      onSheet={onSheet}
    />
  );
}

function Menu({ text, onSheet }: Omit<SheetsProps, 'sheet'>) {
  const { header, state } = useMatch();
  const names = useSeatNames();
  const { concede } = useCommands();
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
      <MatchPart
        sharing={share}
        fileNote={state.outcome === null ? texts.sharing.fileSecretsNote : null}
        onClose={close}
      >
        {state.outcome === null && (
          <ConcedeChoice
            seats={personsIn(header, BOTH).map(asSeat)}
            name={names.seat}
            onConcede={(seat) => {
              concede(seat);
              close();
            }}
          />
        )}
      </MatchPart>
      <ViewPart text={text} onSettings={() => onSheet({ what: 'settings' })} onClose={close} />
    </Dialog>
  );
}
