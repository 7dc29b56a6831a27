import type { SettingsState, SettingsStore } from '#play/settings/settingsStore.ts';
import type { Speaker } from './speaker.ts';

/** Events that count as user activation for browsers, with any way to play. */
const TOUCHES = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;

const volumeOf = ({ volume, muted }: SettingsState): number => (muted ? 0 : volume);

/**
 * Lets a speaker sound by the settings, from the first touch of the page on and only while it is seen. Returns how to
 * stop that, and `listening` with it. `begun`: called once it may sound, where the page was touched before.
 */
export function switchOn(
  speaker: Speaker,
  settings: SettingsStore,
  listening: readonly (() => void)[],
  begun: () => void = () => undefined,
): () => void {
  const stops = [...listening, followVolume(speaker, settings), followTouches(speaker), followVisibility(speaker)];
  if (navigator.userActivation?.hasBeenActive === true) void speaker.wake().then(begun);
  return () => {
    for (const stop of stops) stop();
    speaker.close();
  };
}

function followVolume(speaker: Speaker, settings: SettingsStore): () => void {
  speaker.setVolume(volumeOf(settings.getState()));
  return settings.subscribe((now) => {
    speaker.setVolume(volumeOf(now));
    void speaker.wake(); // a changed setting means that the page has been touched
  });
}

function followTouches(speaker: Speaker): () => void {
  const touched = (): void => void speaker.wake();
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true });
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, touched, { capture: true });
  };
}

function followVisibility(speaker: Speaker): () => void {
  const changed = (): void => speaker.setHidden(document.hidden);
  changed();
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
