import { blow } from '#app/audio/cues.ts';
import type { Strike } from '#app/audio/heard.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { ModuleId } from '#games/tug-of-war/ids.ts';

/** How the thing that a card moves sounds as it is set down (house values). */
const PUSHED: Readonly<Record<ModuleId, Strike>> = {
  rope: blow('rubber', 'rope', 2.5e-3),
  race: blow('plastic', 'varnished-wood', 1e-3),
  collation: blow('coin', 'varnished-wood', 4e-5),
  clock: blow('disc', 'varnished-wood', 2e-4),
  maze: blow('plastic', 'unvarnished-wood', 2e-3),
  path: blow('disc', 'plastic', 2e-4),
  conker: blow('rubber', 'pad', 1e-3),
  tower: blow('plastic', 'plastic', 1.5e-3),
};
const CARD = blow('card', 'pad', 5e-5);
/** Conkers clash a moment after their release, s. */
const CLASH = blow('plastic', 'unvarnished-wood', 4e-3);
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
          speaker.playIn(i * APART_S, CARD);
          speaker.playIn(i * APART_S + (calm ? 0 : SEEN_IN_S), PUSHED[event.module]);
        });
      else if (event.type === 'released') speaker.playIn(calm ? 0 : CLASH_IN_S, CLASH);
    }
    const gained = events.flatMap((event) => (event.type === 'gained' ? event.gain.cards : []));
    gained.slice(0, MOST_CARDS).forEach((_, i) => speaker.playIn((calm ? 0 : 1) + i * APART_S, CARD));
  }

  /** The outcome of these events has been seen. */
  seen(events: readonly TugOfWarEvent[]): void {
    if (this.speaker.isAudible && events.some(({ type }) => type === 'won')) this.speaker.win();
  }
}
