import { HEAVES_APART_S } from '#play/tractor-pull/heaves.ts';
import { blow } from '#app/audio/cues.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { length, sub } from '#sim/maths/vec3.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Passage } from '#play/session/filmRunner.ts';

/** Cards that are heard when they come to lie, so often, and when as they are seen on their way, s (house values). */
const LAID: Partial<Readonly<Record<TractorPullEvent['type'], number>>> = {
  recruited: 2,
  deployed: 3,
  revealed: 6,
  ejected: 1,
  flipped: 1,
  swapped: 2,
  located: 1,
  installed: 1,
  boosted: 1,
};
const SET_DOWN_NS = 5e-5;
const APART_S = 0.07;
const MOST = 6;
const ON_ITS_WAY_S = 0.5;
/** Ropes heave one by one (house values). */
const HEAVE = blow('rubber', 'rope', 2.5e-3);
/** The spinning card ticks on the paper so often in a turn, softer the slower it is (house values). */
const TICKS_A_TURN = 2;
const BRUSH_NS = 2e-5;

/** Makes what is seen of a table of Tractor Pull heard; while the speaker may not sound, nothing is worked out. */
export class TableEar {
  private turned = 0;

  constructor(private readonly speaker: Speaker) {}

  passage({ film, from, to, pace }: Passage): void {
    const { speaker } = this;
    if (!speaker.isAudible || !film.pieces.includes(WRENCH_ID)) return;
    for (let tick = Math.floor(from) + 1; tick <= Math.min(to, film.ticks - 1); tick += 1) {
      speaker.tick(pace);
      const [a, b] = [film.poseOf(WRENCH_ID, tick - 1), film.poseOf(WRENCH_ID, tick)];
      const dot = Math.abs(
        a.rotation.x * b.rotation.x +
          a.rotation.y * b.rotation.y +
          a.rotation.z * b.rotation.z +
          a.rotation.w * b.rotation.w,
      );
      const rad = 2 * Math.acos(Math.min(1, dot));
      this.turned += rad / (2 * Math.PI);
      if (this.turned < 1 / TICKS_A_TURN) continue;
      this.turned -= 1 / TICKS_A_TURN;
      const slid = length(sub(b.position, a.position)) * TICK_HZ;
      this.strike(0, BRUSH_NS * Math.min(1.5, rad * 6 + slid));
    }
  }

  played(events: readonly TractorPullEvent[], calm = false): void {
    const { speaker } = this;
    if (!speaker.isAudible) return;
    const cards = events.reduce((sum, { type }) => sum + (LAID[type] ?? 0), 0);
    for (let i = 0; i < Math.min(MOST, cards); i += 1)
      this.strike(i * APART_S + (calm ? 0 : ON_ITS_WAY_S), SET_DOWN_NS);
    const ropes = events.flatMap((event) => (event.type === 'pulled' ? event.ropes : []));
    speaker.playAll(ropes.map((_, i) => ({ strike: HEAVE, in: i * HEAVES_APART_S })));
    if (events.some(({ type }) => type === 'won')) speaker.win();
  }

  private strike(seconds: number, impulse: number): void {
    const strike = blow('card', 'pad', impulse);
    if (seconds > 0) this.speaker.playIn(seconds, strike);
    else this.speaker.play(strike);
  }
}
