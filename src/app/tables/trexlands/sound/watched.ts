import { rollAsked } from '../../../../games/trexlands/rolls.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { Viewer } from '../../../replay/viewer.ts';
import { arenaSpot } from '../scene/places.ts';
import type { TrexlandsEvent } from '../../../../games/trexlands/events.ts';
import type { Passage } from '../session/passage.ts';

export interface WatchListener {
  passage(passage: Passage): void;
  /** An act has been seen to its end. */
  act(events: readonly TrexlandsEvent[]): void;
}

/**
 * Listens to a match that is watched again: to what goes on while it plays, not to where it is put. Returns how to
 * stop.
 */
export function listenToWatch(viewer: Viewer, { header, log }: TrexlandsMatch, listener: WatchListener): () => void {
  const rolls = log.map(({ before: { state } }) => ({
    asked: rollAsked(state),
    arena: arenaSpot({ seats: header.seats.length, city: state.board.city }),
  }));
  return viewer.store.subscribe((now, before) => {
    const { at, speed } = now;
    if (!before.playing || at === before.at) return;
    if (at.act === before.at.act + 1) listener.act(log[before.at.act]?.events ?? []);
    if (at.act !== before.at.act) return;
    const asked = rolls[at.act]?.asked;
    const arena = rolls[at.act]?.arena;
    const recorder = asked ? viewer.recorder(at.act) : null;
    if (!asked || !arena || recorder === null || at.tick < before.at.tick) return;
    const { recording: film, done } = recorder;
    const roll = { film, trucks: asked.trucks, ballast: asked.ballast, terrain: asked.surface, arena };
    listener.passage({
      roll,
      from: before.at.tick,
      to: Math.min(at.tick, film.ticks),
      pace: speed,
      over: done !== null,
    });
  });
}
