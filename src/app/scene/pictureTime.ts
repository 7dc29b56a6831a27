import { MOST_MS } from '#play/time/lapse.ts';

const MOST_S = MOST_MS / 1000;

/** The share of the time between two pictures that is the table's. */
export class PictureTime {
  private waited = true;

  /** Whether the time before this picture was spent waiting for an event or for somebody to look. */
  get isIdle(): boolean {
    return this.waited;
  }

  /** s of the table: of a rest and of a page that was away none, and of a machine that slept a second at most. */
  of(delta: number): number {
    return this.waited ? 0 : Math.min(delta, MOST_S);
  }

  /** A picture is drawn, after which something moves or nothing does. */
  drawn(moving: boolean): void {
    this.waited = !moving;
  }

  /** The page is away. */
  readonly broken = (): void => {
    this.waited = true;
  };
}
