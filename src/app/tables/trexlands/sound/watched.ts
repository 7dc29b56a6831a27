import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { listenToWatch as listen } from '#app/replay/listening.ts';
import type { Viewer } from '#app/replay/viewer.ts';
import { arenaSpot } from '#play/trexlands/places.ts';
import type { Passage } from '#play/trexlands/session/passage.ts';

export interface WatchListener {
  passage(passage: Passage): void;
  /** An act has been seen to its end. */
  act(events: readonly TrexlandsEvent[]): void;
}

/** Listens to rolls, and to what came of every action, while a match is watched again. Returns how to stop. */
export function listenToWatch(viewer: Viewer, { header, log }: TrexlandsMatch, listener: WatchListener): () => void {
  const rolls = log.map(({ before: { state } }) => ({
    asked: rollAsked(state),
    arena: arenaSpot({ seats: header.seats.length, city: state.board.city }),
  }));
  return listen(viewer, {
    act: (act) => listener.act(log[act]?.events ?? []),
    stretch: ({ act, film, ...seen }) => {
      const { asked = null, arena } = rolls[act] ?? {};
      if (asked === null || arena === undefined) return;
      const { trucks, ballast, surface: terrain } = asked;
      listener.passage({ roll: { film, trucks, ballast, terrain, arena }, ...seen });
    },
  });
}
