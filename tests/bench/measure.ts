/** What a run took: by the clock, and by the processor, which knows nothing of what else the machine does. */
export interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

export function costOf(run: () => void): Cost {
  const cpu = process.cpuUsage();
  const start = performance.now();
  run();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs, cpuMs: (user + system) / 1000 };
}

/** The costs of several rounds. */
export interface Costs {
  readonly median: Cost;
  readonly best: Cost;
}

/**
 * Runs each case once a round, so that a busy moment of the machine hits all of them alike. The first round only warms
 * up.
 */
export function inTurns<Name extends string>(
  rounds: number,
  cases: Readonly<Record<Name, () => void>>,
): Readonly<Record<Name, Costs>> {
  const entries = Object.entries(cases) as [Name, () => void][];
  const costs = new Map<Name, Cost[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, run] of entries) {
      const cost = costOf(run);
      if (round > 0) costs.get(name)?.push(cost);
    }
  }
  return Object.fromEntries([...costs].map(([name, all]) => [name, summed(all)])) as Record<Name, Costs>;
}

export function summed(costs: readonly Cost[]): Costs {
  const walls = costs.map((c) => c.wallMs);
  const cpus = costs.map((c) => c.cpuMs);
  return {
    median: { wallMs: median(walls), cpuMs: median(cpus) },
    best: { wallMs: Math.min(...walls), cpuMs: Math.min(...cpus) },
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}

/** A part of something, timed every time it is called. */
export class Part {
  ms = 0;
  calls = 0;

  constructor(readonly name: string) {}

  /** The function, with its time added up here. */
  around<A extends readonly unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      const start = performance.now();
      const result = fn(...args);
      this.ms += performance.now() - start;
      this.calls += 1;
      return result;
    };
  }
}
