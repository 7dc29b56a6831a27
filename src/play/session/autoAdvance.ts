import type { BotPace } from '../settings/paces.ts';
import type { BotsTold } from './state.ts';

/** A thing told is read so long before the next, s (house values). */
const READ_S: Readonly<Record<BotPace, number>> = { watch: 2.5, fast: 0.8, 'at-once': 0 };

/** A table at which something is told. */
export interface Telling {
  /** It is told now, and no person is there to read on. */
  readonly unread: () => boolean;
  readonly bots: () => BotsTold | undefined;
  readonly next: () => void;
}

/** Telling that no person is there to read on goes on by itself. */
export class AutoAdvance {
  private seenS = 0;

  constructor(private readonly telling: Telling) {}

  /** Real time passes. Returns whether something waits for more of it. */
  advance(seconds: number): boolean {
    const { unread, bots, next } = this.telling;
    const goesOn = unread() && bots()?.paused !== true;
    this.seenS = goesOn ? this.seenS + seconds : 0;
    if (!goesOn) return false;
    if (this.seenS < READ_S[bots()?.pace ?? 'watch']) return true;
    this.seenS = 0;
    next();
    return true;
  }
}
