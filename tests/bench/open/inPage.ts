/** Functions that run in the page: each whole in itself. */

/**
 * Sums as those of a painted texture, always the same. The best of some runs, which nothing else disturbed, says how
 * fast the core is, ms.
 */
export function loopOf(): number {
  const ROUNDS = 15;
  const SUMS = 2_000_000;
  const values = Float32Array.from({ length: 4096 }, (_, i) => (i * 37) % 101);
  let best = Infinity;
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let i = 0; i < SUMS; i += 1) {
      const x = i * 0.37;
      const low = Math.floor(x);
      sum += (values[low & 4095] ?? 0) * (x - low) + Math.sqrt(i);
    }
    best = Math.min(best, performance.now() - start);
  }
  return sum > 0 ? best : Infinity;
}

/** The middle time between so many pictures from now on, ms. */
export function framesOf(count: number): Promise<number> {
  const times: number[] = [];
  return new Promise((resolve) => {
    const next = (now: number): void => {
      times.push(now);
      if (times.length <= count) return void requestAnimationFrame(next);
      const between = times.slice(1).map((time, i) => time - (times[i] ?? 0));
      resolve(between.toSorted((a, b) => a - b)[Math.floor(between.length / 2)] ?? 0);
    };
    requestAnimationFrame(next);
  });
}
