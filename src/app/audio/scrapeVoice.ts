/** A hand's usual speed at which a scrape sounds as it was made, m/s; faster is higher. */
const USUAL_SPEED = 0.06;
const PITCH_EXPONENT = 0.35;
const LOWEST_PITCH = 0.6;
const HIGHEST_PITCH = 1.7;
/** s */
const RISE = 0.012;
/** Nothing told for so long is silence. */
const HOLD = 0.05;
const FALL = 0.025;
const LINGER = 0.6;

/** One material being slid over: a loop that falls silent by itself when it is no longer told to go on. */
export class ScrapeVoice {
  private readonly source: AudioBufferSourceNode;
  private readonly level: GainNode;

  constructor(context: BaseAudioContext, buffer: AudioBuffer, output: AudioNode, ended: () => void) {
    this.level = context.createGain();
    this.level.gain.value = 0;
    this.level.connect(output);
    this.source = context.createBufferSource();
    this.source.buffer = buffer;
    this.source.loop = true;
    this.source.connect(this.level);
    this.source.addEventListener('ended', () => {
      this.level.disconnect();
      ended();
    });
    this.source.start();
  }

  /** Goes on like this for a moment from that time on. */
  slide(at: number, gain: number, speed: number): void {
    const { gain: level } = this.level;
    level.cancelScheduledValues(at);
    level.setTargetAtTime(gain, at, RISE);
    level.setTargetAtTime(0, at + HOLD, FALL);
    const pitch = (speed / USUAL_SPEED) ** PITCH_EXPONENT;
    this.source.playbackRate.setTargetAtTime(Math.min(HIGHEST_PITCH, Math.max(LOWEST_PITCH, pitch)), at, RISE);
    this.source.stop(at + LINGER);
  }
}
