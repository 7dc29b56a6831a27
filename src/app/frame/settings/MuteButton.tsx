import { Icon } from '#app/ui/Icon.tsx';
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
      <button
        type="button"
        className="button quiet icon"
        aria-label={sound.mute}
        {...shortcut}
        aria-pressed={muted}
        onClick={() => change({ muted: !muted })}
      >
        <Icon name={muted ? 'muted' : 'sound'} />
      </button>
      <output className="unseen">{sound.said(muted)}</output>
    </>
  );
}
