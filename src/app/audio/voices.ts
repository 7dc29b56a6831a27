/** An audio context, or null where the browser has none or the page has not been touched yet. */
export function openContext(): AudioContext | null {
  const touched = navigator.userActivation?.hasBeenActive ?? true; // older browsers cannot say; they start it silently
  if (!touched || typeof AudioContext === 'undefined') return null;
  try {
    return new AudioContext({ latencyHint: 'interactive' });
  } catch {
    return null; // no device, or too many contexts: the table is as good without
  }
}

/** Something that sounds until a time, s, and can be cut off. */
interface Sounding {
  readonly until: number;
  readonly gain: number;
  stop(): void;
}

/** How many blows are heard at once: more than that is a roar, and work for the machine. */
export class Voices {
  private sounding: Sounding[] = [];

  constructor(private readonly most: number) {}

  /**
   * Whether there is room for a sound of that gain now: when all voices are taken, the quietest gives way to a louder
   * one.
   */
  admit(now: number, gain: number): boolean {
    this.sounding = this.sounding.filter(({ until }) => until > now);
    if (this.sounding.length < this.most) return true;
    const quietest = this.sounding.reduce((a, b) => (b.gain < a.gain ? b : a));
    if (quietest.gain >= gain) return false;
    quietest.stop();
    this.sounding = this.sounding.filter((voice) => voice !== quietest);
    return true;
  }

  add(voice: Sounding): void {
    this.sounding.push(voice);
  }
}
