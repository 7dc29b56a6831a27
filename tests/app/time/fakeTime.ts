import type { PageTime } from '#play/time/pageTime.ts';

interface Timer {
  readonly due: number;
  readonly every: number | null;
  readonly call: () => void;
}

/** A page's time that passes only when a test says so. */
export class FakeTime implements PageTime {
  hidden = false;
  private at = 0;
  private timers: Timer[] = [];
  private frames: (() => void)[] = [];
  private readonly broken = new Set<() => void>();

  /** `lookMs`: every look at the clock is so much later. */
  constructor(private readonly lookMs = 0) {}

  readonly now = (): number => (this.at += this.lookMs);

  readonly every = (ms: number, call: () => void): (() => void) => this.add({ due: this.at + ms, every: ms, call });

  readonly after = (ms: number, call: () => void): (() => void) => this.add({ due: this.at + ms, every: null, call });

  readonly frame = (draw: () => void): (() => void) => {
    this.frames.push(draw);
    return () => {
      this.frames = this.frames.filter((other) => other !== draw);
    };
  };

  readonly onBreak = (broken: () => void): (() => void) => {
    this.broken.add(broken);
    return () => void this.broken.delete(broken);
  };

  /** How many wait for anything. */
  get waiting(): number {
    return this.timers.length + this.frames.length + this.broken.size;
  }

  /** So many milliseconds pass, and all timers are called in their time. */
  pass(ms: number): void {
    const until = this.at + ms;
    for (;;) {
      const [next] = this.timers.toSorted((a, b) => a.due - b.due);
      if (next === undefined || next.due > until) break;
      this.at = Math.max(this.at, next.due);
      this.call(next);
    }
    this.at = until;
  }

  /** So many milliseconds pass in which nothing of the page runs. */
  freeze(ms: number): void {
    this.at += ms;
  }

  /** The same, and then each timer that was due is called once. */
  sleep(ms: number): void {
    this.freeze(ms);
    for (const timer of this.timers.filter(({ due }) => due <= this.at)) this.call(timer);
  }

  /** The next picture is drawn, so many milliseconds later. */
  draw(ms: number): void {
    this.at += ms;
    const due = this.frames;
    this.frames = [];
    for (const draw of due) draw();
  }

  /** The browser tells that the page was away, or is about to be. */
  breakOff(): void {
    for (const broken of this.broken) broken();
  }

  private call(timer: Timer): void {
    this.timers = this.timers.filter((other) => other !== timer);
    if (timer.every !== null) this.timers.push({ ...timer, due: this.at + timer.every });
    timer.call();
  }

  private add(timer: Timer): () => void {
    this.timers.push(timer);
    const { call } = timer;
    return () => {
      this.timers = this.timers.filter((other) => other.call !== call);
    };
  }
}
