import type { BotPace } from '../../../session/state.ts';
import type { Core } from './core.ts';
import { personsPlay } from './players.ts';

/** A beat is read so long before the next, s (house values). */
const READ_S: Readonly<Record<BotPace, number>> = { watch: 2.5, fast: 0.8, 'at-once': 0 };

/** Beats that no person is there to read on go on by themselves. */
export class ByThemselves {
  private seenS = 0;

  constructor(private readonly core: Core) {}

  /** Real time passes. Returns whether something waits for more of it. */
  advance(seconds: number): boolean {
    const { match, stage, bots, lookingOn } = this.core.state;
    const goesOn = stage === 'telling' && match !== null && !personsPlay(match) && !lookingOn && bots?.paused !== true;
    this.seenS = goesOn ? this.seenS + seconds : 0;
    if (!goesOn) return false;
    if (this.seenS < READ_S[bots?.pace ?? 'watch']) return true;
    this.seenS = 0;
    this.core.tellNext();
    return true;
  }
}
