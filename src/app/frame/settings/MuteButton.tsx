import { IconButton } from '#app/ui/Icon.tsx';
import { useShortcut } from '../keys/useShortcut.ts';
import { texts } from '#play/texts.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';

/** Sound off and on, in reach; what a key has done is said, too. */
export function MuteButton() {
  const muted = useSettings((settings) => settings.muted);
  const change = useChange();
  const { sound } = texts.settings;
  const shortcut = useShortcut('mute', sound.muteTitle(muted));
  return (
    <>
      <IconButton
        icon={muted ? 'muted' : 'sound'}
        label={sound.mute}
        {...shortcut}
        aria-pressed={muted}
        onClick={() => change({ muted: !muted })}
      />
      <output className="unseen">{sound.said(muted)}</output>
    </>
  );
}
