/** Real time as a test passes it. */
export class Clock {
  private nowMs = 0;
  private readonly due: { readonly atMs: number; readonly call: () => void }[] = [];

  after(ms: number, call: () => void): void {
    this.due.push({ atMs: this.nowMs + ms, call });
  }

  pass(ms: number): void {
    const endMs = this.nowMs + ms;
    for (;;) {
      const next = this.due.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined) break;
      this.due.splice(this.due.indexOf(next), 1);
      this.nowMs = next.atMs;
      next.call();
    }
    this.nowMs = endMs;
  }
}

/** Half of the time that an answer takes, and after how long a request is sent again, ms. */
const ONE_WAY_MS = 150;
const AGAIN_MS = 1000;

/** What a line does with one message. */
export type Fate = 'arrives' | 'dropped' | 'twice';

/** A line on which messages take their time, get lost and come twice; notes everything that was said on it. */
export class Line {
  readonly said: string[] = [];
  private up: (text: string) => string = () => '';
  private down: (text: string) => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly fate: () => Fate = () => 'arrives',
  ) {}

  open(up: (text: string) => string, down: (text: string) => void): void {
    this.up = up;
    this.down = down;
  }

  /** `text`: null once it has been answered. */
  sendUntilAnswered(text: () => string | null): void {
    const now = text();
    if (now === null) return;
    this.carry(now, (asked) => this.carry(this.up(asked), (answer) => this.down(answer)));
    this.clock.after(AGAIN_MS, () => this.sendUntilAnswered(text));
  }

  /** Somebody else has done something: word of it comes later. */
  hint(then: () => void): void {
    this.clock.after(ONE_WAY_MS, then);
  }

  private carry(text: string, arrives: (text: string) => void): void {
    this.said.push(text);
    const fate = this.fate();
    if (fate === 'dropped') return;
    for (let times = fate === 'twice' ? 2 : 1; times > 0; times -= 1) this.clock.after(ONE_WAY_MS, () => arrives(text));
  }
}
