import { levelBeside, type Level } from './levels.ts';

/**
 * Pictures that are looked at together: what half of them take counts, so that a hidden page or a moment's hitch does
 * not.
 */
const WINDOW = 24;
/** s for a picture: more than this is seen to stutter (40 a second). */
const SLOW = 1 / 40;
/** s: no more than this is as smooth as most screens can show (60 a second, and a little). */
const SMOOTH = 1 / 55;
/** Windows that must be smooth in a row before more is tried, at first: some two seconds of motion. */
const PATIENCE = 5;
/** The factor on its patience after each time that a level was too much. */
const WARIER = 4;
/** Pictures after a change that are not looked at: the first ones also compile and fill what they need. */
const SETTLING = 12;

/**
 * Chooses how good the picture is by how long pictures take while something moves. It goes down at once and up slowly,
 * and the more slowly the more often it had to go down: a picture that keeps changing is worse than a plain one.
 */
export class Governor {
  private times: number[] = [];
  private smooth = 0;
  private ignore = SETTLING;
  private patience = PATIENCE;

  constructor(private now: Level) {}

  get level(): Level {
    return this.now;
  }

  /**
   * A picture took so long after the one before, without what the simulation took of it. Returns whether the level has
   * changed.
   */
  frame(seconds: number): boolean {
    if (this.ignore > 0) {
      this.ignore -= 1;
      return false;
    }
    this.times.push(seconds);
    return this.times.length >= WINDOW && this.judge();
  }

  private judge(): boolean {
    const median = this.times.toSorted((a, b) => a - b)[WINDOW / 2] ?? 0;
    this.times = [];
    this.smooth = median <= SMOOTH ? this.smooth + 1 : 0;
    if (median > SLOW) this.patience *= WARIER;
    if (median > SLOW) return this.change(levelBeside(this.now, -1));
    return this.smooth >= this.patience && this.change(levelBeside(this.now, 1));
  }

  private change(level: Level | null): boolean {
    if (level === null) return false;
    this.now = level;
    this.smooth = 0;
    this.ignore = SETTLING;
    return true;
  }
}
