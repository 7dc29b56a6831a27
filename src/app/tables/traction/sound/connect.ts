import type { Surface } from '#sim/layout.ts';
import { switchOn } from '#app/audio/switchOn.ts';
import { surfaceSoundOf } from '#app/audio/sounds.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import type { SettingsStore } from '#play/settings/settingsStore.ts';
import type { TickListener } from '#play/traction/session/tickNews.ts';
import { Ear } from './ear.ts';

/** A source of ticks: a match being played, or one being shown again. */
export interface TickSource {
  onTick(listener: TickListener): () => void;
}

/** Makes a source heard. Returns how to stop that. */
export const connect = (speaker: Speaker, source: TickSource, settings: SettingsStore): (() => void) =>
  switchOn(speaker, settings, [listen(speaker, source)]);

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
