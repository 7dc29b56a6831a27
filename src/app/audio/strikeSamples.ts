import { randomOf } from '../ui/noise.ts';
import { type Strike, type Striker, BRIGHTNESSES } from './heard.ts';
import { GROUND_SOUNDS, OBJECT_SOUNDS, pitchOf, WAYS, type Partial, type Way } from './sounds.ts';
import { addNoise, addPartial, energyOf, lengthOf, scaleBy, soften, type Samples } from './synthesis.ts';

/** The parts of a strike, besides how loud it is. */
export interface StrikeTimbre extends Pick<Strike, 'striker' | 'way' | 'ground' | 'struck'> {
  readonly brightness: number; // 0 to BRIGHTNESSES - 1
  readonly take: number; // no two blows are quite alike
}

/** Ways in which one and the same blow sounds. */
export const TAKES = 3;

const LONGEST_S = 0.5;
/**
 * Every timbre has this energy, so that how loud it is is the gain's business alone; the sharpest click then peaks at
 * 0.93.
 */
const ENERGY = 4.5e-4;
/** From one brightness to the next the softness of what is hit reaches a third of an octave higher. */
const BRIGHTER = 2 ** (1 / 3);
/** Where on a body it is hit changes how much of each mode is heard, and its pitch by a hair. */
const TAKE_LEVEL = 0.25;
const TAKE_PITCH = 0.012;

/** A blow as samples: the modes of what strikes and of what is struck, and the rustle of the touch. */
export function strikeSamples(timbre: StrikeTimbre, rate: number): Samples {
  const { ground, brightness, take } = timbre;
  const { softensAboveHz, noise } = GROUND_SOUNDS[ground];
  const random = randomOf(1 + take);
  const cutHz = softensAboveHz * BRIGHTER ** (brightness - (BRIGHTNESSES - 1) / 2);
  const partials = modesOf(timbre).map((partial) => taken(muffled(partial, cutHz), random));
  const samples = new Float32Array(
    Math.ceil(rate * lengthOf([noise.decayMs, ...partials.map(({ decayMs }) => decayMs)], LONGEST_S)),
  );
  for (const partial of partials) addPartial(samples, rate, partial);
  addNoise(samples, rate, noise, random);
  soften(samples, rate);
  scaleBy(samples, Math.sqrt(ENERGY / energyOf(samples, rate)));
  return samples;
}

function modesOf({ striker, struck, way, ground }: StrikeTimbre): Partial[] {
  return [...GROUND_SOUNDS[ground].partials, ...ringing(striker, way), ...(struck ? ringing(struck, way) : [])];
}

function ringing({ material, sizeM }: Striker, way: Way): Partial[] {
  const pitch = pitchOf(material, sizeM) * WAYS[way].pitch;
  return OBJECT_SOUNDS[material].partials.map(({ hz, level, decayMs }) => ({
    hz: hz * pitch,
    level,
    decayMs: (decayMs * WAYS[way].ring) / pitch,
  }));
}

/** A soft ground stays in touch too long for fast swings. */
const muffled = ({ hz, level, decayMs }: Partial, cutHz: number): Partial => ({
  hz,
  level: level / (1 + (hz / cutHz) ** 2),
  decayMs,
});

function taken({ hz, level, decayMs }: Partial, random: () => number): Partial {
  return {
    hz: hz * (1 + TAKE_PITCH * (2 * random() - 1)),
    level: level * (1 + TAKE_LEVEL * (2 * random() - 1)),
    decayMs,
  };
}
