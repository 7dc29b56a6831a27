import { ROOM_SOUND } from './sounds.ts';

/** s: it comes and goes as a lamp does, without a click. */
const FADE = 0.4;

/** A lamp's room under all that sounds. */
export class RoomTone {
  private source: AudioBufferSourceNode | null = null;

  /** Begins, unless it goes on already. `made` is asked for its loop. */
  begin(context: BaseAudioContext, made: () => AudioBuffer, output: AudioNode): void {
    if (this.source !== null) return;
    const level = context.createGain();
    level.gain.value = 0;
    level.gain.setTargetAtTime(ROOM_SOUND.level, context.currentTime, FADE);
    level.connect(output);
    const source = context.createBufferSource();
    source.buffer = made();
    source.loop = true;
    source.connect(level);
    source.addEventListener('ended', () => level.disconnect());
    source.start();
    this.source = source;
  }

  /** Ends at that time, s. */
  end(at: number): void {
    this.source?.stop(at);
    this.source = null;
  }
}
