/** Sounds made of numbers: no host's clock, device or chance, so that they are tested as they are heard. */

import type { NoiseBurst, Partial } from './sounds.ts';

/** Samples of one channel; full scale is 1. */
export type Samples = Float32Array;

/** A partial has died away at a thousandth of its first swing. */
const DIED_AWAY = Math.log(1000);
/** A blow is no step: it comes in within this, s. */
const ATTACK_S = 0.0003;

/** How long partials and noise are heard, s. */
export function lengthOf(decaysMs: readonly number[], longestS: number): number {
  return Math.min(longestS, (DIED_AWAY * Math.max(0, ...decaysMs)) / 1000);
}

/** Adds a decaying sine, from `from` on: a resonator of two multiplications a sample. */
export function addPartial(samples: Samples, rate: number, { hz, level, decayMs }: Partial, from = 0): void {
  const turn = (2 * Math.PI * hz) / rate;
  if (turn >= Math.PI) return; // higher than this rate can carry
  const fade = Math.exp(-1000 / (decayMs * rate));
  const back = 2 * fade * Math.cos(turn);
  const loss = fade * fade;
  let [before, now] = [0, level * fade * Math.sin(turn)];
  for (let i = from; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) + before;
    [before, now] = [now, back * now - loss * before];
  }
}

/** Adds a burst of noise between two pitches. */
export function addNoise(
  samples: Samples,
  rate: number,
  { level, lowHz, highHz, decayMs }: NoiseBurst,
  random: () => number,
): void {
  const fade = Math.exp(-1000 / (decayMs * rate));
  const band = bandOf(rate, lowHz, highHz);
  let swing = level;
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) + swing * band(2 * random() - 1);
    swing *= fade;
  }
}

/** A filter that lets a band through: one pole on either side. */
export function bandOf(rate: number, lowHz: number, highHz: number): (sample: number) => number {
  const low = Math.exp((-2 * Math.PI * lowHz) / rate);
  const high = Math.exp((-2 * Math.PI * Math.min(highHz, rate / 2)) / rate);
  let [under, smooth] = [0, 0];
  return (sample) => {
    smooth = high * smooth + (1 - high) * sample;
    under = low * under + (1 - low) * smooth;
    return smooth - under;
  };
}

/** The beginning and the end, without clicks. */
export function soften(samples: Samples, rate: number): void {
  const ramp = Math.min(samples.length, Math.ceil(ATTACK_S * rate));
  for (let i = 0; i < ramp; i++) {
    const share = i / ramp;
    samples[i] = (samples[i] ?? 0) * share;
    const end = samples.length - 1 - i;
    samples[end] = (samples[end] ?? 0) * share;
  }
}

/** Sum of squares times the time of a sample. */
export function energyOf(samples: Samples, rate: number): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum / rate;
}

export function peakOf(samples: Samples): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

export function scaleBy(samples: Samples, factor: number): void {
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * factor;
}
