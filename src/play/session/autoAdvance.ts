import type { BotPace } from '../settings/paces.ts';
import type { BotsTold } from './state.ts';

/** A thing told is read so long before the next, s (house values). */
const READ_S: Readonly<Record<BotPace, number>> = { watch: 2.5, fast: 0.8, 'at-once': 0 };

/** A table at which something is told. */
export interface Telling {
  /** The thing that is told now, and that no person is there to read on from; null for none. */
  readonly unread: () => object | null;
  readonly bots: () => BotsTold | undefined;
  readonly next: () => void;
}

/** Telling that no person is there to read on goes on by itself. */
export class AutoAdvance {
  private told: object | null = null;
  private seenS = 0;

  constructor(private readonly telling: Telling) {}

  /** Real time passes. Returns whether something waits for more of it. */
  advance(seconds: number): boolean {
    const { unread, bots, next } = this.telling;
    const told = bots()?.paused === true ? null : unread();
    this.seenS = told === this.told ? this.seenS + seconds : seconds; // each thing has the whole time
    this.told = told;
    if (told === null) return false;
    if (this.seenS < READ_S[bots()?.pace ?? 'watch']) return true;
    this.seenS = 0;
    next();
    return true;
  }
}
