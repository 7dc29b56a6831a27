import type { Striker } from '#app/audio/heard.ts';
import { OBJECT_SOUNDS, type GroundMaterial, type ObjectMaterial } from '#app/audio/sounds.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { ModuleId } from '#games/tug-of-war/ids.ts';

interface Blow {
  readonly of: ObjectMaterial;
  readonly on: GroundMaterial;
  readonly impulse: number; // N s
}

/** How the thing that a card moves sounds as it is set down (house values). */
const PUSHED: Readonly<Record<ModuleId, Blow>> = {
  rope: { of: 'rubber', on: 'varnished-wood', impulse: 2.5e-3 },
  race: { of: 'plastic', on: 'varnished-wood', impulse: 1e-3 },
  collation: { of: 'coin', on: 'varnished-wood', impulse: 4e-5 },
  clock: { of: 'disc', on: 'varnished-wood', impulse: 2e-4 },
  maze: { of: 'plastic', on: 'unvarnished-wood', impulse: 2e-3 },
  path: { of: 'disc', on: 'plastic', impulse: 2e-4 },
  conker: { of: 'rubber', on: 'pad', impulse: 1e-3 },
  tower: { of: 'plastic', on: 'plastic', impulse: 1.5e-3 },
};
const CARD: Blow = { of: 'card', on: 'pad', impulse: 5e-5 };
/** Conkers clash a moment after their release, s. */
const CLASH: Blow = { of: 'plastic', on: 'unvarnished-wood', impulse: 4e-3 };
const CLASH_IN_S = 0.17;
const SEEN_IN_S = 0.55;
const APART_S = 0.09;
const MOST_CARDS = 4;

/** Makes what is seen of a table of Tug of War heard; while the speaker may not sound, nothing is worked out. */
export class TableEar {
  constructor(private readonly speaker: Speaker) {}

  played(events: readonly TugOfWarEvent[], calm = false): void {
    const { speaker } = this;
    if (!speaker.isAudible) return;
    for (const event of events) {
      if (event.type === 'played')
        event.cards.forEach((_, i) => {
          this.strike(CARD, i * APART_S);
          this.strike(PUSHED[event.module], i * APART_S + (calm ? 0 : SEEN_IN_S));
        });
      else if (event.type === 'released') this.strike(CLASH, calm ? 0 : CLASH_IN_S);
    }
    const gained = events.flatMap((event) => (event.type === 'gained' ? event.gain.cards : []));
    gained.slice(0, MOST_CARDS).forEach((_, i) => this.strike(CARD, (calm ? 0 : 1) + i * APART_S));
  }

  /** The outcome of these events has been seen. */
  seen(events: readonly TugOfWarEvent[]): void {
    if (this.speaker.isAudible && events.some(({ type }) => type === 'won')) this.speaker.win();
  }

  private strike({ of, on, impulse }: Blow, seconds: number): void {
    const striker: Striker = { material: of, sizeM: OBJECT_SOUNDS[of].sizeM };
    this.speaker.playIn(seconds, { kind: 'strike', striker, way: 'corner', ground: on, struck: null, impulse });
  }
}
