import { randomOf } from '../ui/noise.ts';
import { GROUND_SOUNDS, OBJECT_SOUNDS, pitchOf, ROOM_SOUND, type GroundMaterial, WIN_SOUND } from './sounds.ts';
import { bandOf, energyOf, scaleBy, type Samples, addPartial, lengthOf, peakOf, soften } from './synthesis.ts';

const LOOP_S = 1.2;
/** Mean square of every scrape: its gain alone says how loud it is, and no grain reaches full scale. */
const MEAN_SQUARE = 0.02;
/** How much of a scrape is its roughness. */
const ROUGH = 0.65;
/** The filter has forgotten its beginning. */
const WARM_UP_S = 0.05;
const SEED = 77;

/** The hiss of sliding over a material, to be played round and round. */
export function scrapeSamples(ground: GroundMaterial, rate: number): Samples {
  const { lowHz, highHz, grainHz } = GROUND_SOUNDS[ground].scrape;
  const random = randomOf(SEED);
  const samples = new Float32Array(Math.round(LOOP_S * rate));
  const band = bandOf(rate, lowHz, highHz);
  const grains = grainsOf(Math.round(LOOP_S * grainHz), random);
  for (let i = -Math.round(WARM_UP_S * rate); i < 0; i++) band(2 * random() - 1);
  for (let i = 0; i < samples.length; i++) samples[i] = band(2 * random() - 1) * grains(i / samples.length);
  joinEnds(samples, Math.round(WARM_UP_S * rate));
  scaleBy(samples, Math.sqrt((MEAN_SQUARE * LOOP_S) / energyOf(samples, rate)));
  return samples;
}

/** Loudness of the grains of a surface along the loop, 0 to 1 the way round: smooth from one to the next. */
function grainsOf(count: number, random: () => number): (along: number) => number {
  const grains = Float32Array.from({ length: count }, random);
  return (along) => {
    const at = along * count;
    const first = Math.floor(at);
    const [a, b] = [grains[first % count] ?? 0, grains[(first + 1) % count] ?? 0];
    return 1 - ROUGH + ROUGH * (a + (b - a) * (at - first));
  };
}

/** The end fades into what comes before the beginning, so that the seam of the loop is not heard. */
function joinEnds(samples: Samples, length: number): void {
  const end = samples.length - length;
  for (let i = 0; i < length; i++) {
    const share = i / length;
    samples[end + i] =
      (samples[end + i] ?? 0) * Math.sqrt(1 - share) + (samples[length - 1 - i] ?? 0) * Math.sqrt(share);
  }
}

/** A whole number of seconds, so that the hum comes round where it began. */
const ROOM_S = 4;
const AIR = 0.5;

/** A lamp's room, as loud as a scrape before its gain, to be played round and round. */
export function roomSamples(rate: number): Samples {
  const { lowHz, highHz, hum } = ROOM_SOUND;
  const random = randomOf(SEED);
  const samples = new Float32Array(ROOM_S * rate);
  const band = bandOf(rate, lowHz, highHz);
  for (let i = -Math.round(WARM_UP_S * rate); i < 0; i++) band(2 * random() - 1);
  for (let i = 0; i < samples.length; i++) samples[i] = band(2 * random() - 1);
  joinEnds(samples, Math.round(WARM_UP_S * rate));
  scaleBy(samples, AIR * Math.sqrt(ROOM_S / energyOf(samples, rate)));
  for (const { hz, level } of hum)
    for (let i = 0; i < samples.length; i++)
      samples[i] = (samples[i] ?? 0) + level * Math.sin((2 * Math.PI * hz * i) / rate);
  scaleBy(samples, Math.sqrt((MEAN_SQUARE * ROOM_S) / energyOf(samples, rate)));
  return samples;
}

const LONGEST_S = 2.4;
const PEAK = 0.7;

/** Glass by glass, rising: a player has won. */
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
  const [{ hz: given } = { hz: 0 }] = OBJECT_SOUNDS.glass.partials;
  for (const note of notes) {
    const lowest = given * pitchOf('glass', note.sizeM);
    for (const { hz, level, decayMs } of partials)
      addPartial(
        samples,
        rate,
        { hz: lowest * hz, level: note.level * level, decayMs },
        Math.round((note.atMs / 1000) * rate),
      );
  }
  soften(samples, rate);
  scaleBy(samples, PEAK / peakOf(samples));
  return samples;
}
