import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import { surfaceSoundOf } from '#app/audio/sounds.ts';
import type { Passage, RollFilmed } from '#play/trexlands/session/passage.ts';
import { handlingOf } from './handling.ts';
import { RollEar } from './rollEar.ts';

/** Makes what is seen of a table of Trexlands heard; while the speaker may not sound, nothing is worked out. */
export class TableEar {
  private readonly ear = new RollEar();
  private film: RollFilmed['film'] | null = null;

  constructor(private readonly speaker: Speaker) {}

  passage(passage: Passage): void {
    const { speaker } = this;
    if (!speaker.isAudible) return;
    const { film, terrain } = passage.roll;
    if (film !== this.film) setTimeout(() => speaker.prepare(surfaceSoundOf(terrain)));
    this.film = film;
    for (const { heard } of this.ear.hear(passage)) {
      speaker.tick(passage.pace);
      for (const each of heard)
        speaker.play(
          each.kind === 'scrape'
            ? { ...each, speed: each.speed * passage.pace, power: each.power * Math.min(1, passage.pace) }
            : each,
        );
    }
  }

  played(events: readonly TrexlandsEvent[], calm = false): void {
    if (!this.speaker.isAudible) return;
    for (const { strike, in: seconds } of handlingOf(events, calm)) this.speaker.playIn(seconds, strike);
    if (events.some(({ type }) => type === 'won')) this.speaker.win();
  }
}
