import { texts } from '../../texts.ts';
import { Dialog } from '../Dialog.tsx';
import { KeyList } from './KeyList.tsx';

/** All keys at a glance. */
export function KeysDialog({ onChange, onClose }: { readonly onChange: () => void; readonly onClose: () => void }) {
  return (
    <Dialog title={texts.keys.title} className="keys" onClose={onClose}>
      <p className="note">{texts.keys.note}</p>
      <KeyList heading="h3" />
      <div className="row">
        <button type="button" className="button" onClick={onChange}>
          {texts.keys.change}
        </button>
      </div>
    </Dialog>
  );
}
