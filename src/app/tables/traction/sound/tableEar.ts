import { surfaceSoundOf } from '#app/audio/sounds.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import type { TableEar } from '#app/table/tableParts.ts';
import type { SessionState, TractionTable } from '#play/traction/session/sessionTypes.ts';
import type { TickListener } from '#play/traction/session/tickNews.ts';
import type { Surface } from '#sim/layout.ts';
import { Ear } from './ear.ts';

/** Hears every tick of a table, and a match that comes to its end; other events make no sound. */
export const tableEar = (speaker: Speaker): TableEar<TractionTable> => ({
  played: () => undefined,
  listen: ({ onTick, store }) => {
    const stops = [
      onTick(tickEar(speaker)),
      store.subscribe((now, before) => {
        if (isWon(before, now)) speaker.win();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  },
});

function tickEar(speaker: Speaker): TickListener {
  const ear = new Ear();
  let surface: Surface | null = null;
  return (news) => {
    if (!speaker.isAudible) return;
    speaker.tick();
    if (news.layout.surface !== surface) setTimeout(() => speaker.prepare(surfaceSoundOf(news.layout.surface.id)));
    surface = news.layout.surface;
    for (const heard of ear.hear(news)) speaker.play(heard);
  };
}

/** The match has just come to its end; one that is opened over makes no sound. */
function isWon({ match: before }: SessionState, { match: now }: SessionState): boolean {
  return (
    before !== null &&
    now !== null &&
    before.header === now.header &&
    before.state.outcome === null &&
    now.state.outcome !== null
  );
}
