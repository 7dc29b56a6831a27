import type { Counted as OfRooms } from '../rooms/roomKeeper.ts';
import type { StoreCounted } from '../store/timedStore.ts';

type Counted = OfRooms | StoreCounted;

/** Each thing that is counted, with what it says of the server; names as Prometheus has them. */
const COUNTED: Readonly<Record<Counted, string>> = {
  acks: 'Requests that were acknowledged',
  stales: 'Requests for a position that was gone',
  laters: 'Requests whose outcome was not known',
  refusals: 'Requests that were refused',
  conflicts: 'Rows whose number somebody else had taken',
  holes_healed: 'Rooms in which another process had stored rows without a word of it',
  hash_differences: 'Stored actions that came out otherwise when they were read',
  appends: 'Rows that were given to the store',
  append_ms: 'Time that the store took for them, ms',
  simulations: 'Actions that were performed',
  simulation_ms: 'Time that performing them took, with waiting, ms',
};

/** Counts since the process began, and what stands now. */
export class Meters {
  private readonly counts = new Map<Counted, number>();

  constructor(private readonly now: () => Readonly<Record<string, number>>) {}

  count(what: Counted, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  /** In the text format of Prometheus. `more`: what else stands now. */
  text(more: Readonly<Record<string, number>> = {}): string {
    const counters = Object.entries(COUNTED).map(([name, help]) => {
      const as = `tumbletop_${name}_total`;
      return `# HELP ${as} ${help}.\n# TYPE ${as} counter\n${as} ${this.counts.get(name as Counted) ?? 0}\n`;
    });
    const gauges = Object.entries({ ...this.now(), ...more }).map(
      ([name, value]) => `# TYPE tumbletop_${name} gauge\ntumbletop_${name} ${value}\n`,
    );
    return [...counters, ...gauges].join('');
  }
}
