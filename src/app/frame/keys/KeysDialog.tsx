import { texts } from '#play/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { KeyList, type KeyListProps } from './KeyList.tsx';

export interface KeysDialogProps extends Pick<KeyListProps, 'map' | 'pad'> {
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** All keys of a table at a glance. */
export function KeysDialog({ map, pad, onChange, onClose }: KeysDialogProps) {
  return (
    <Dialog title={texts.keys.title} className="keys" onClose={onClose}>
      <p className="note">{texts.keys.note}</p>
      <KeyList heading="h3" map={map} pad={pad} />
      <div className="row">
        <button type="button" className="button" onClick={onChange}>
          {texts.keys.change}
        </button>
      </div>
    </Dialog>
  );
}
