import type { TruckOffEvent } from '#games/truck-off/events.ts';
import { blow } from '#app/audio/cues.ts';
import type { GroundMaterial, ObjectMaterial } from '#app/audio/sounds.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import type { Striker } from '#app/audio/heard.ts';
import type { Passage } from '#play/session/filmRunner.ts';
import { impactsAt, type Impact } from './diceImpacts.ts';

const DIE_M = 0.016;
const DIE: Striker = { material: 'plastic', sizeM: DIE_M };
const GROUNDS: Readonly<Record<Impact['on'], GroundMaterial>> = { floor: 'leather', rim: 'rim', die: 'plastic' };

/** How hard a thing is set down, N s, and when it is there as it is seen on its way, s (house values). */
const SET_DOWN: Partial<
  Readonly<
    Record<TruckOffEvent['type'], { readonly of: ObjectMaterial; readonly impulse: number; readonly in: number }>
  >
> = {
  revealed: { of: 'rubber', impulse: 2.5e-3, in: 0.5 },
  executed: { of: 'card', impulse: 5e-5, in: 0.05 },
  discarded: { of: 'card', impulse: 5e-5, in: 0.05 },
  paid: { of: 'coin', impulse: 2.5e-5, in: 0.6 },
  'special-paid': { of: 'coin', impulse: 2.5e-5, in: 0.6 },
  'hand-paid': { of: 'coin', impulse: 2.5e-5, in: 0.6 },
  'special-drawn': { of: 'card', impulse: 5e-5, in: 0.05 },
};
const APART_S = 0.08;
const MOST = 6;

/** Makes what is seen of a table of Truck Off heard; while the speaker may not sound, nothing is worked out. */
export class TableEar {
  constructor(private readonly speaker: Speaker) {}

  passage({ film, from, to, pace }: Passage): void {
    const { speaker } = this;
    if (!speaker.isAudible) return;
    // The tick after the one that is heard has to be on the film.
    for (let tick = Math.floor(from) + 1; tick <= Math.min(to, film.ticks - 1); tick += 1) {
      speaker.tick(pace);
      for (const { on, impulse } of impactsAt(film, film.pieces, tick))
        speaker.play({
          kind: 'strike',
          striker: DIE,
          way: 'corner',
          ground: GROUNDS[on],
          struck: on === 'die' ? DIE : null,
          impulse,
        });
    }
  }

  played(events: readonly TruckOffEvent[], calm = false): void {
    const { speaker } = this;
    if (!speaker.isAudible) return;
    const heard = events.flatMap(({ type }) => SET_DOWN[type] ?? []).slice(0, MOST);
    heard.forEach(({ of, impulse, in: seconds }, i) => {
      speaker.playIn(i * APART_S + (calm ? 0 : seconds), blow(of, 'pad', impulse));
    });
    if (events.some(({ type }) => type === 'won')) speaker.win();
  }
}
