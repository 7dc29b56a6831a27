import { roomSamples, scrapeSamples, winSamples } from './samples.ts';
import type { GroundMaterial } from './sounds.ts';
import { strikeSamples, type StrikeTimbre } from './strikeSamples.ts';
import type { Samples } from './synthesis.ts';

/** A blow has at most half a second at 48 kHz, so that these are a few megabytes. */
const MOST_KEPT = 48;

/** Sounds, worked out the first time they are asked for and kept while they are in use. */
export class BufferCache {
  private readonly kept = new Map<string, AudioBuffer>();

  constructor(private readonly context: BaseAudioContext) {}

  strike(timbre: StrikeTimbre): AudioBuffer {
    const { striker, struck, way, ground, brightness, take } = timbre;
    const bodies = [striker, ...(struck ? [struck] : [])].map(({ material, sizeM }) => `${material}${sizeM}`);
    return this.get([...bodies, way, ground, brightness, take].join(' '), (rate) => strikeSamples(timbre, rate));
  }

  scrape(ground: GroundMaterial): AudioBuffer {
    return this.get(`scrape ${ground}`, (rate) => scrapeSamples(ground, rate));
  }

  /** Not kept: it is asked for once a context. */
  room(): AudioBuffer {
    return this.made(roomSamples(this.context.sampleRate));
  }

  win(): AudioBuffer {
    return this.get('win', winSamples);
  }

  /** The one used last moves to the end and stays longest. */
  private get(key: string, make: (rate: number) => Samples): AudioBuffer {
    const buffer = this.kept.get(key) ?? this.made(make(this.context.sampleRate));
    this.kept.delete(key);
    this.kept.set(key, buffer);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return buffer;
  }

  private made(samples: Samples): AudioBuffer {
    const buffer = this.context.createBuffer(1, samples.length, this.context.sampleRate);
    buffer.getChannelData(0).set(samples);
    return buffer;
  }
}
