import type { BotPace } from '#play/settings/paces.ts';
import type { Core } from './core.ts';
import { isOfBots, personsPlay } from './players.ts';

/** A call of bots' trucks is seen so long before the match goes on, s (house values). */
const SEEN_S: Readonly<Record<BotPace, number>> = { watch: 2.5, fast: 0.8, 'at-once': 0 };

/** Rolls in which no person has a part, and cards that no person is there to turn over, go on by themselves. */
export class AutoAdvance {
  private seenS = 0;

  constructor(private readonly core: Core) {}

  /** Real time passes. Returns whether something waits for more of it. */
  advance(seconds: number): boolean {
    const { bots, spectating } = this.core.state;
    if (spectating || bots?.paused === true || !this.goesOn()) {
      this.seenS = 0;
      return false;
    }
    const pace = bots?.pace ?? 'watch';
    this.seenS += seconds;
    if (this.core.state.stage === 'rolling' ? pace !== 'at-once' : this.seenS < SEEN_S[pace]) return true;
    this.seenS = 0;
    this.core.runner.commands.goOn();
    return true;
  }

  private goesOn(): boolean {
    const { match, stage, roll } = this.core.state;
    if (match === null) return false;
    if (stage === 'revealing') return !personsPlay(match);
    if (stage === 'called' && roll?.asked.why === 'clima' && personsPlay(match)) return false; // it is read first
    return (
      (stage === 'rolling' || stage === 'called') && roll !== null && roll.again === null && isOfBots(match, roll.asked)
    );
  }
}
