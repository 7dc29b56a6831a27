// The clock of a canvas in the page; fiberClock.mjs puts it there.

/**
 * Seconds since it was started and since it was asked last. It starts when it is first asked, unless it was stopped.
 */
export class FrameClock {
  autoStart = true;
  running = false;
  oldTime = 0;
  elapsedTime = 0;

  start() {
    this.oldTime = performance.now();
    this.elapsedTime = 0;
    this.running = true;
  }

  stop() {
    this.getElapsedTime();
    this.running = false;
    this.autoStart = false;
  }

  getElapsedTime() {
    this.getDelta();
    return this.elapsedTime;
  }

  getDelta() {
    if (!this.running) {
      if (this.autoStart) this.start();
      return 0;
    }
    const now = performance.now();
    const delta = (now - this.oldTime) / 1000;
    this.oldTime = now;
    this.elapsedTime += delta;
    return delta;
  }
}
