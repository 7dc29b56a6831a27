import { NO_COUNTS, type TruckCounts } from '#games/trexlands/command/odds.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { pieceId } from '#sim/ids.ts';
import { standardThrows } from '#games/trexlands/rolling/standardThrow.ts';
import type { RollEngine } from './rollEngine.ts';

const TRUCK = pieceId('0-T1');
const STATE = seedRandom(1);

/** One engine's rolls of the standard throws, block after block, each judged by the referee. */
export class Series {
  readonly counts: Record<keyof TruckCounts, number> = { ...NO_COUNTS };
  ticks = 0;
  /** Rolls that ended before anything was at rest, their outcome certain. */
  early = 0;
  rolls = 0;

  constructor(private readonly engine: RollEngine) {}

  get name(): string {
    return this.engine.name;
  }

  /** So many more rolls: the throws are those of the trials of these numbers, the same for every engine. */
  roll(count: number): void {
    for (const end = this.rolls + count; this.rolls < end; this.rolls += 1) {
      const [thrown] = standardThrows([TRUCK], chanceFor(STATE, this.rolls));
      if (!thrown) throw new Error('a truck is thrown');
      const { codes, ticks, early } = this.engine.roll(thrown);
      this.ticks += ticks;
      this.early += early ? 1 : 0;
      for (const code of codes) this.counts[code] += 1;
    }
  }
}
