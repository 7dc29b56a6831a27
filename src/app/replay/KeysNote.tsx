import { useState } from 'react';
import { KeyHint } from '../frame/keys/Kbd.tsx';
import { texts } from '#play/texts.ts';
import { laterDialog } from '../late/laterDialog.tsx';

const SettingsDialog = laterDialog(async () => (await import('../frame/settings/SettingsDialog.tsx')).SettingsDialog);

/** The keys of a replay as they are now, and the way to others. Away where there are only fingers. */
export function KeysNote() {
  const [open, setOpen] = useState(false);
  const { keys } = texts.replay;
  return (
    <div className="keys-note">
      <p className="note">
        <KeyHint ids={['replay-play']} what={keys.play} />
        <KeyHint ids={['replay-frame-back', 'replay-frame-on']} what={keys.frame} />
        <KeyHint ids={['replay-action-back', 'replay-action-on']} what={keys.action} />
        <KeyHint ids={['replay-ruling-back', 'replay-ruling-on']} what={keys.ruling} />
        <KeyHint ids={['replay-slower', 'replay-faster']} what={keys.speed} />
        <KeyHint ids={['replay-clean']} what={keys.clean} />
      </p>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {texts.replay.changeKeys}
      </button>
      {open && <SettingsDialog at="keys" onClose={() => setOpen(false)} />}
    </div>
  );
}
