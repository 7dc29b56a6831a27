import { TICK_S } from '#sim/settings.ts';
import type { PageTime } from '#play/time/pageTime.ts';
import { browserTime } from '../time/browserTime.ts';
import { BufferCache } from './bufferCache.ts';
import { type Heard, type Scrape, type Strike, brightnessOf, scrapeGain, strikeGain } from './heard.ts';
import type { Timed } from './cues.ts';
import { Progress } from './progress.ts';
import { RoomTone } from './roomTone.ts';
import { ScrapeVoice } from './scrapeVoice.ts';
import type { GroundMaterial } from './sounds.ts';
import { TAKES } from './strikeSamples.ts';
import { Voices } from './voices.ts';

const MOST_STRIKES = 12;
/** s: ticks of one picture come in a burst and sound one after the other, but never later than this. */
const MOST_AHEAD = 0.08;
const WIN_GAIN = 0.5;
/**
 * Slow motion sounds lower and softer, and can still be told: at a sixth of the pace by a fifth and a third (house
 * value).
 */
const SLOW_EXPONENT = 0.22;
/** As loud as sounds get at full volume: there is room above, so that many at once do not clip. */
const LOUDEST = 0.9;
/** s: a volume that jumps clicks. */
const VOLUME_RAMP = 0.02;
/** After so many of them nothing is left. */
const FADED_RAMPS = 8;

/** The parts that exist once the page has been touched: no browser lets it sound before. */
interface Running {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly buffers: BufferCache;
}

/** Plays what is heard at a table, through the browser. While it may not sound it does nothing and costs nothing. */
export class Speaker {
  private running: Running | null = null;
  private strikes = new Voices(MOST_STRIKES);
  private readonly scrapes = new Map<GroundMaterial, ScrapeVoice>();
  private readonly room = new RoomTone();
  private isLit = false;
  private loudness = 0; // 0 to 1
  private hidden = false;
  private take = 0;
  private due = 0; // when the tick that is being told sounds, s
  private pace = 1; // of that tick: 1 is real time
  private readonly progress: Progress;

  /** `open` gives a context, or null where the browser has none. */
  constructor(
    private readonly open: () => AudioContext | null,
    time: PageTime = browserTime,
  ) {
    this.progress = new Progress(time);
  }

  /**
   * To be called by a touch or key: the first one opens the sound, later ones only if it was interrupted, or stands
   * still while it says that it runs.
   */
  async wake(): Promise<void> {
    if (this.loudness === 0 || this.hidden) return;
    if (this.progress.standsStill) this.close();
    const running = (this.running ??= this.start());
    if (running === null) return;
    if (running.context.state !== 'running') await settled(running.context.resume());
    if (running !== this.running) return;
    this.progress.measure(running.context);
    this.followLamp();
  }

  /** From now on the room around a lamp is heard under all else, very softly, whenever anything may be. */
  light(): void {
    this.isLit = true;
    this.followLamp();
  }

  /** From 0 to 1, as the slider stands. Twice as far is four times as strong: about as ears have it. */
  setVolume(volume: number): void {
    this.loudness = LOUDEST * volume * volume;
    if (!this.running) return;
    const { context, master } = this.running;
    master.gain.setTargetAtTime(this.loudness, context.currentTime, VOLUME_RAMP);
    if (this.loudness === 0) this.room.end(context.currentTime + FADED_RAMPS * VOLUME_RAMP);
    else this.followLamp();
  }

  /** Hidden, the page is silent, and sounds missed meanwhile are not made up for. */
  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    if (!this.running) return;
    const { context } = this.running;
    void settled(hidden ? context.suspend() : context.resume().then(() => this.followLamp()));
  }

  /** Whether anything can be heard now. */
  get isAudible(): boolean {
    return this.audible !== null;
  }

  /** The next tick begins; `pace`: how many times as fast as in real time they are seen. */
  tick(pace = 1): void {
    const now = this.running?.context.currentTime ?? 0;
    this.due = Math.min(Math.max(this.due + TICK_S / pace, now), now + MOST_AHEAD);
    this.pace = pace;
  }

  /** Works out beforehand what takes longest, so that the first slide does not make a picture late. */
  prepare(ground: GroundMaterial): void {
    this.audible?.buffers.scrape(ground);
  }

  play(heard: Heard): void {
    const { audible } = this;
    if (!audible) return;
    if (heard.kind === 'strike') this.strike(audible, heard, this.due, this.pace);
    else this.scrape(audible, heard);
  }

  /** A blow so many seconds from now, of something that is no simulation's. */
  playIn(seconds: number, strike: Strike): void {
    const { audible } = this;
    if (audible) this.strike(audible, strike, audible.context.currentTime + seconds, 1);
  }

  /** Such blows. */
  playAll(blows: readonly Timed[]): void {
    for (const { strike, in: seconds } of blows) this.playIn(seconds, strike);
  }

  win(): void {
    const { audible } = this;
    if (audible) sound(audible, audible.buffers.win(), WIN_GAIN, audible.context.currentTime);
  }

  close(): void {
    if (this.running) void settled(this.running.context.close());
    this.running = null;
    this.room.end(0);
    this.scrapes.clear();
    this.strikes = new Voices(MOST_STRIKES);
    this.due = 0;
    this.progress.forget();
  }

  /** The context, while it sounds and is not muted or hidden. */
  private get audible(): Running | null {
    return this.running?.context.state === 'running' && this.loudness > 0 && !this.hidden ? this.running : null;
  }

  private followLamp(): void {
    const { audible, isLit } = this;
    if (audible && isLit) this.room.begin(audible.context, () => audible.buffers.room(), audible.master);
  }

  private start(): Running | null {
    const context = this.open();
    if (!context) return null;
    const master = context.createGain();
    master.gain.value = this.loudness;
    const limiter = context.createDynamicsCompressor();
    master.connect(limiter);
    limiter.connect(context.destination);
    return { context, master, buffers: new BufferCache(context) };
  }

  private strike(running: Running, strike: Strike, at: number, pace: number): void {
    const slow = Math.min(1, pace) ** SLOW_EXPONENT;
    const gain = strikeGain(strike) * slow;
    if (gain <= 0 || !this.strikes.admit(running.context.currentTime, gain)) return;
    this.take = (this.take + 1) % TAKES;
    const buffer = running.buffers.strike({ ...strike, brightness: brightnessOf(strike), take: this.take });
    const source = sound(running, buffer, gain, at, slow);
    this.strikes.add({ gain, until: at + buffer.duration / slow, stop: () => source.stop() });
  }

  private scrape(running: Running, { ground, power, speed }: Scrape): void {
    const { context, buffers, master } = running;
    const voice =
      this.scrapes.get(ground) ??
      new ScrapeVoice(context, buffers.scrape(ground), master, () => this.scrapes.delete(ground));
    this.scrapes.set(ground, voice);
    voice.slide(this.due, scrapeGain({ power, ground }), speed);
  }
}

/** Plays a buffer once, so many times as high. */
function sound(
  { context, master }: Running,
  buffer: AudioBuffer,
  gain: number,
  at: number,
  pitch = 1,
): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.playbackRate.value = pitch;
  const level = context.createGain();
  level.gain.value = gain;
  source.connect(level);
  level.connect(master);
  source.addEventListener('ended', () => level.disconnect());
  source.start(at);
  return source;
}

/** A context that is being closed refuses everything else; there is nothing left to do then. */
const settled = (promise: Promise<void>): Promise<void> => promise.catch(() => undefined);
