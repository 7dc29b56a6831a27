import { WIN_SOUND } from './sounds.ts';
import { addPartial, lengthOf, peakOf, scaleBy, soften, type Samples } from './synthesis.ts';

const LONGEST_S = 2.4;
const PEAK = 0.7;

/** A few bars of wood, rising: a player has won. */
export function winSamples(rate: number): Samples {
  const { notes, partials } = WIN_SOUND;
  const lastS = Math.max(...notes.map(({ atMs }) => atMs)) / 1000;
  const samples = new Float32Array(
    Math.ceil(
      rate *
        (lastS +
          lengthOf(
            partials.map(({ decayMs }) => decayMs),
            LONGEST_S - lastS,
          )),
    ),
  );
  for (const note of notes) {
    for (const { hz, level, decayMs } of partials)
      addPartial(
        samples,
        rate,
        { hz: note.hz * hz, level: note.level * level, decayMs },
        Math.round((note.atMs / 1000) * rate),
      );
  }
  soften(samples, rate);
  scaleBy(samples, PEAK / peakOf(samples));
  return samples;
}
