import { WHEELS, type TruckPart } from '#sim/roll/truck.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Heard, Strike, Striker } from '#app/audio/heard.ts';
import { OBJECT_SOUNDS, surfaceSoundOf } from '#app/audio/sounds.ts';
import type { RollFilmed } from './rollFilmed.ts';
import { impactsAt, MOMENT, type Impact } from './impacts.ts';
import { slideAt } from './slides.ts';

/** The most strikes of one second of a film that are heard: more is a roar, and work for the machine (house value). */
export const MOST_A_SECOND = 40;
/** Sliding is told sixty times a second. */
const TICKS_A_SLIDE = 4;

/** The sounds of one tick. */
export interface HeardTick {
  readonly tick: number;
  readonly heard: readonly Heard[];
}

/** A stretch of a roll that was just seen. */
interface Passage {
  readonly roll: RollFilmed;
  readonly from: number; // ticks, not always whole
  readonly to: number;
  /** Whether the film will not become longer. */
  readonly over: boolean;
}

/** Hears what is seen of a roll, passage by passage; goes back when the picture does. */
export class RollEar {
  private film: RollFilmed['film'] | null = null;
  private seenTo = 0; // where the picture was, ticks
  private next = 1; // the tick to be heard next
  private struck: number[] = []; // ticks of the last strikes

  /** The sounds of every tick that the picture has passed since, as far as the film is long enough to know. */
  hear({ roll, from, to, over }: Passage): readonly HeardTick[] {
    if (roll.film !== this.film || from !== this.seenTo) this.begin(roll, from);
    this.seenTo = to;
    const last = Math.min(Math.floor(to), over ? roll.film.ticks : roll.film.ticks - MOMENT - 1);
    const ticks: HeardTick[] = [];
    for (; this.next <= last; this.next += 1) ticks.push({ tick: this.next, heard: this.heardAt(roll, this.next) });
    return ticks;
  }

  private begin({ film }: RollFilmed, at: number): void {
    this.film = film;
    this.next = Math.max(1, Math.floor(at) + 1);
    this.struck = [];
  }

  private heardAt(roll: RollFilmed, tick: number): Heard[] {
    this.struck = this.struck.filter((then) => tick - then < TICK_HZ);
    const room = MOST_A_SECOND - this.struck.length;
    const strikes = impactsAt(roll, tick)
      .map((impact) => strikeOf(roll, impact))
      .sort((a, b) => b.impulse - a.impulse)
      .slice(0, room);
    this.struck.push(...strikes.map(() => tick));
    const slide = tick % TICKS_A_SLIDE === 0 ? slideAt(roll, tick) : null;
    return slide === null ? strikes : [...strikes, slide];
  }
}

const isWheel = (part: TruckPart): boolean => WHEELS.some((wheel) => wheel === part);

/** The striker, of metal or of rubber: all trucks are of one size. */
const strikerOf = (part: TruckPart): Striker => {
  const material = isWheel(part) ? 'rubber' : 'die-cast';
  return { material, sizeM: OBJECT_SOUNDS[material].sizeM };
};

/** The parts that a truck falls on flat. */
const FLAT: readonly TruckPart[] = ['cab', 'load'];

export function strikeOf({ terrain }: Pick<RollFilmed, 'terrain'>, { part, on, other, impulse }: Impact): Strike {
  const grounds = { ground: surfaceSoundOf(terrain), rim: 'rim', truck: 'die-cast' } as const;
  return {
    kind: 'strike',
    striker: strikerOf(part),
    way: on === 'ground' && FLAT.includes(part) ? 'side' : 'corner',
    ground: grounds[on],
    struck: other && strikerOf(other.part),
    impulse,
  };
}
