/** As much of the browser's sound as a speaker uses, with what it was asked to do. */
export class FakeContext extends EventTarget {
  state: 'suspended' | 'running' | 'closed' = 'suspended';
  currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = {};
  readonly started: FakeSource[] = [];
  readonly levels: FakeParam[] = [];

  async resume(): Promise<void> {
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }

  async close(): Promise<void> {
    this.state = 'closed';
  }

  createGain() {
    const gain = new FakeParam();
    this.levels.push(gain);
    return { gain, connect: () => undefined, disconnect: () => undefined };
  }

  createDynamicsCompressor() {
    return { connect: () => undefined };
  }

  createBuffer(_channels: number, length: number, rate: number) {
    const samples = new Float32Array(length);
    return { duration: length / rate, getChannelData: () => samples };
  }

  createBufferSource(): FakeSource {
    return new FakeSource(this.started);
  }

  asContext(): AudioContext {
    return this as unknown as AudioContext;
  }
}

export class FakeParam {
  value = 1;
  readonly aims: { readonly to: number; readonly at: number }[] = [];

  setTargetAtTime(to: number, at: number): void {
    this.aims.push({ to, at });
  }

  cancelScheduledValues(at: number): void {
    this.aims.splice(0, this.aims.length, ...this.aims.filter((aim) => aim.at < at));
  }
}

export class FakeSource extends EventTarget {
  buffer: { readonly duration: number } | null = null;
  loop = false;
  readonly playbackRate = new FakeParam();
  at = 0;
  stopsAt: number | null = null;

  constructor(private readonly started: FakeSource[]) {
    super();
  }

  readonly connect = (): void => undefined;

  start(at = 0): void {
    this.at = at;
    this.started.push(this);
  }

  stop(at = 0): void {
    this.stopsAt = at;
  }
}
