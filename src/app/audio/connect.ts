import type { Surface } from '../../sim/layout.ts';
import type { TickListener } from '../tables/traction/session/tickNews.ts';
import type { SettingsState, SettingsStore } from '../settings/settingsStore.ts';
import { Ear } from '../tables/traction/sound/ear.ts';
import { surfaceSoundOf } from './sounds.ts';
import type { Speaker } from './speaker.ts';

/** Whatever lets ticks happen: a match being played, or one being shown again. */
export interface TickSource {
  onTick(listener: TickListener): () => void;
}

/** By these a browser knows that somebody is there, whatever it is played with. */
const TOUCHES = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;

const volumeOf = ({ volume, muted }: SettingsState): number => (muted ? 0 : volume);

/** Makes a source heard. Returns how to stop that. */
export const connect = (speaker: Speaker, source: TickSource, settings: SettingsStore): (() => void) => switchOn(speaker, settings, [listen(speaker, source)]);

/** Lets a speaker sound by the settings, from the first touch of the page on and only while it is seen. Returns how to stop that, and `listening` with it. */
export function switchOn(speaker: Speaker, settings: SettingsStore, listening: readonly (() => void)[]): () => void {
  const stops = [...listening, followVolume(speaker, settings), followTouches(speaker), followVisibility(speaker)];
  return () => {
    for (const stop of stops) stop();
    speaker.close();
  };
}

function listen(speaker: Speaker, source: TickSource): () => void {
  const ear = new Ear();
  let surface: Surface | null = null;
  return source.onTick((news) => {
    if (!speaker.isAudible) return;
    speaker.tick();
    if (news.layout.surface !== surface) setTimeout(() => speaker.prepare(surfaceSoundOf(news.layout.surface.id)));
    surface = news.layout.surface;
    for (const heard of ear.hear(news)) speaker.play(heard);
  });
}

function followVolume(speaker: Speaker, settings: SettingsStore): () => void {
  speaker.setVolume(volumeOf(settings.getState()));
  return settings.subscribe((now) => {
    speaker.setVolume(volumeOf(now));
    void speaker.wake(); // whoever changes a setting has touched the page
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
