import { FOUL_THUD, TACKLE_THUD } from '#app/audio/cues.ts';
import { surfaceSoundOf } from '#app/audio/sounds.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import type { TableEar } from '#app/table/tableParts.ts';
import { tackleIn } from '#play/traction/session/gained.ts';
import type { SessionState, TractionTable } from '#play/traction/session/sessionTypes.ts';
import type { TickListener } from '#play/traction/session/tickNews.ts';
import type { Surface } from '#sim/layout.ts';
import { Ear } from './ear.ts';
import { isFoul } from './isFoul.ts';

/** Hears every tick of a table, a foul, a tackle, and a match that comes to its end; other events make no sound. */
export const tableEar = (speaker: Speaker): TableEar<TractionTable> => ({
  played: () => undefined,
  listen: ({ onTick, store }) => {
    const stops = [
      onTick(tickEar(speaker)),
      store.subscribe((now, before) => {
        if (isFoul(before, now)) speaker.playAll(FOUL_THUD);
        if (now.stage !== 'idle' && tackleIn(now.rulings) && !tackleIn(before.rulings)) speaker.playAll(TACKLE_THUD);
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
    const { surface: now } = news.layout;
    if (now !== surface) setTimeout(() => speaker.prepare(surfaceSoundOf(now.id, now.name)));
    surface = now;
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
