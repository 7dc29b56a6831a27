import type { KeyTable } from '../../input/keys/keyMap.ts';
import { texts } from '../../texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { KeyList } from './KeyList.tsx';

export interface KeysDialogProps {
  /** By default Traction's. */
  readonly table?: KeyTable;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** All keys of a table at a glance. */
export function KeysDialog({ table, onChange, onClose }: KeysDialogProps) {
  return (
    <Dialog title={texts.keys.title} className="keys" onClose={onClose}>
      <p className="note">{texts.keys.note}</p>
      <KeyList heading="h3" table={table} />
      <div className="row">
        <button type="button" className="button" onClick={onChange}>
          {texts.keys.change}
        </button>
      </div>
    </Dialog>
  );
}
