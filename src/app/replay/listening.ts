import type { Recording } from '#sim/recording/poseTracks.ts';
import { neighbour } from './playhead.ts';
import type { Viewer } from './viewer.ts';

/** A stretch of an act by hand that was just seen. */
export interface Stretch {
  readonly act: number;
  readonly film: Recording;
  readonly from: number; // ticks, not always whole
  readonly to: number;
  /** How many times as fast as it was. */
  readonly pace: number;
  /** Whether the film will not become longer. */
  readonly over: boolean;
}

export interface WatchListener {
  stretch(stretch: Stretch): void;
  /** An act has been seen to its end. */
  act(act: number): void;
  /** Its first moment has been seen. Left out where nothing is heard before the end. */
  begun?(act: number): void;
}

/**
 * Listens to a match that is watched again: to what goes on while it plays, not to where it is put. Returns how to
 * stop.
 */
export function listenToWatch(viewer: Viewer, listener: WatchListener): () => void {
  return viewer.store.subscribe((now, before) => {
    const { at, speed } = now;
    if (!before.playing || at === before.at) return;
    const isNext = at.act === neighbour(viewer.film, before.at.act, 1);
    if (isNext) listener.act(before.at.act);
    if (at.tick > 0 && (isNext || before.at.tick === 0)) listener.begun?.(at.act);
    if (at.act !== before.at.act || at.tick < before.at.tick) return;
    const recorder = viewer.recorder(at.act);
    if (recorder === null) return;
    const { recording: film, done } = recorder;
    const to = Math.min(at.tick, film.ticks);
    listener.stretch({ act: at.act, film, from: before.at.tick, to, pace: speed, over: done !== null });
  });
}

/**
 * Listens to what acts tell when it can be seen: to a choice at once, to what a hand has done when it has come to rest.
 */
export function heardWhenSeen(viewer: Viewer, heard: (act: number) => void): Pick<WatchListener, 'act' | 'begun'> {
  const isChoice = (act: number): boolean => viewer.film.acts[act]?.ticks === 0;
  return {
    begun: (act) => {
      if (isChoice(act)) heard(act);
    },
    act: (act) => {
      if (!isChoice(act)) heard(act);
    },
  };
}
