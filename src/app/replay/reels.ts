import type { ActRecorder, Film } from './film.ts';

/** How many recordings are kept at a time (house value; one takes some hundred kilobytes). */
const MOST_KEPT = 4;

/** Recordings of a film's acts, made when they are looked at and let go of when others are. */
export class Reels {
  private readonly kept = new Map<number, ActRecorder>(); // the one used last at the end

  constructor(private readonly film: Film) {}

  /** The act's recording, begun if need be; null for a choice. */
  of(act: number): ActRecorder | null {
    const known = this.kept.get(act);
    const recorder = known ?? this.film.acts[act]?.record() ?? null;
    if (recorder === null) return null;
    this.kept.delete(act);
    this.kept.set(act, recorder);
    this.drop(MOST_KEPT);
    return recorder;
  }

  get count(): number {
    return this.kept.size;
  }

  free(): void {
    this.drop(0);
  }

  private drop(keep: number): void {
    for (const [act, recorder] of this.kept) {
      if (this.kept.size <= keep) return;
      recorder.free();
      this.kept.delete(act);
    }
  }
}
