import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { surfaceSoundOf } from '#app/audio/sounds.ts';
import type { Speaker } from '#app/audio/speaker.ts';
import type { TableEar as SomeEar } from '#app/table/tableParts.ts';
import type { Passage } from '#play/session/filmRunner.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { handlingOf } from './handling.ts';
import { RollEar } from './rollEar.ts';
import { inArenaFrame, onTable, type FilmedIn, type RollFilmed } from './rollFilmed.ts';

/** Makes what is seen of a table of Trexlands heard; while the speaker may not sound, nothing is worked out. */
export class TableEar implements SomeEar<TrexlandsTable> {
  private readonly ear = new RollEar();
  private roll: RollFilmed | null = null;

  constructor(
    private readonly speaker: Speaker,
    private readonly rollOf: FilmedIn = inArenaFrame,
  ) {}

  passage({ film, ...seen }: Passage, before: TrexlandsState): void {
    const { speaker } = this;
    if (!speaker.isAudible) return;
    const roll = film === this.roll?.film ? this.roll : this.begin(film, before);
    if (roll === null) return;
    for (const { heard } of this.ear.hear({ roll, ...seen })) {
      speaker.tick(seen.pace);
      for (const each of heard)
        speaker.play(
          each.kind === 'scrape'
            ? { ...each, speed: each.speed * seen.pace, power: each.power * Math.min(1, seen.pace) }
            : each,
        );
    }
  }

  private begin(film: RollFilmed['film'], before: TrexlandsState): RollFilmed | null {
    this.roll = this.rollOf(film, before);
    const terrain = this.roll?.terrain;
    if (terrain !== undefined) setTimeout(() => this.speaker.prepare(surfaceSoundOf(terrain)));
    return this.roll;
  }

  played(events: readonly TrexlandsEvent[], calm = false): void {
    if (!this.speaker.isAudible) return;
    this.speaker.playAll(handlingOf(events, calm));
    if (events.some(({ type }) => type === 'won')) this.speaker.win();
  }
}

/** The same of a match that is watched again: what an action has brought is heard when it has been seen to its end. */
export function watchedEar(speaker: Speaker): SomeEar<TrexlandsTable> {
  const ear = new TableEar(speaker, onTable);
  return {
    played: () => undefined,
    seen: (events) => ear.played(events),
    passage: (passage, before) => ear.passage(passage, before),
  };
}
