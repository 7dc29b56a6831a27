import type { PieceId } from '#sim/ids.ts';
import type { Layout } from '#sim/layout.ts';
import { pyramidIn } from '#sim/filling.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import { groundOf, type Ground } from '#sim/world/ground.ts';
import type { TickNews } from '#play/traction/session/tickNews.ts';
import { isStill } from './bodies.ts';
import { strikerOf, type Heard, type Scrape, type Strike } from '#app/audio/heard.ts';
import { knockOf } from './knocks.ts';
import { motionOf, type Motion } from './landings.ts';
import { surfaceSoundOf, type GroundMaterial } from '#app/audio/sounds.ts';

/** Sliding is told this often: sixty times a second. */
const TICKS_A_SCRAPE = 4;
/** Slower than this nothing is heard, m/s: a corner that only turns on the spot goes at a tenth of it. */
const SLOWEST_SCRAPE = 0.008;
/**
 * A piece that was set down more gently than can be heard still touches down with this, N s: plastic is never lowered
 * without a sound.
 */
const GENTLEST = 6e-6;
/** A landing within so many ticks before a set-down is its sound: 0.1 s. */
const JUST_LANDED = 24;

/** Hears what happens on a table, tick by tick. Knows no match: a replay sounds just like it. */
export class Ear {
  private layout: Layout | null = null;
  private ground: Ground | null = null;
  private ticks = 0;
  private readonly landed = new Map<PieceId, number>(); // when, in ticks of this ear
  private scrape: Scrape | null = null;

  hear(news: TickNews): Heard[] {
    this.ticks += 1;
    if (news.layout !== this.layout) this.sitDownAt(news.layout);
    const heard: Heard[] = [];
    for (const [id, moved] of news.pieces)
      if (!isStill(moved)) heard.push(...this.moved(id, motionOf(pyramidIn(news.layout.house, id), moved)));
    for (const event of news.events) heard.push(...this.told(event, news));
    return [...heard, ...this.slid()];
  }

  private sitDownAt(layout: Layout): void {
    this.layout = layout;
    this.ground = groundOf(layout);
    this.landed.clear();
    this.scrape = null;
  }

  private moved(id: PieceId, { landings, sliding }: Motion): Strike[] {
    if (sliding && sliding.speed >= SLOWEST_SCRAPE && sliding.power > (this.scrape?.power ?? 0)) {
      const ground = this.under(sliding.x, sliding.z);
      if (ground !== null) this.scrape = { kind: 'scrape', ground, speed: sliding.speed, power: sliding.power };
    }
    return landings.flatMap(({ x, z, way, impulse }) => {
      if (impulse >= GENTLEST) this.landed.set(id, this.ticks);
      return this.strike(id, x, z, way, impulse);
    });
  }

  private told(event: TraceEvent, news: TickNews): Strike[] {
    if (event.type === 'contact-began') return knockOf(event, news);
    const { mover, pieces } = news;
    const at = pieces.get(mover)?.after.position;
    const heardLanding = this.ticks - (this.landed.get(mover) ?? -JUST_LANDED) < JUST_LANDED;
    return event.type === 'set-down' && at && !heardLanding ? this.strike(mover, at.x, at.z, 'corner', GENTLEST) : [];
  }

  /** The loudest slide since the last call. */
  private slid(): Scrape[] {
    if (this.ticks % TICKS_A_SCRAPE !== 0 || !this.scrape) return [];
    const told = this.scrape;
    this.scrape = null;
    return [told];
  }

  private strike(id: PieceId, x: number, z: number, way: Strike['way'], impulse: number): Strike[] {
    const ground = this.under(x, z);
    return ground === null ? [] : [{ kind: 'strike', striker: strikerOf(id), way, ground, struck: null, impulse }];
  }

  private under(x: number, z: number): GroundMaterial | null {
    if (!this.layout || !this.ground?.onTable(x, z)) return null;
    const { id, name } = this.layout.surface;
    return this.ground.overPad(x, z) ? 'pad' : surfaceSoundOf(id, name);
  }
}
