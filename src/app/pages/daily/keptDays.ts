import { z } from 'zod';
import { keyField } from '#online/protocol/asks.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';

const doneSchema = z.object({ said: z.string(), shared: z.string() });
const stored = z.object({
  key: keyField.nullable().catch(null),
  name: z.string().catch(''),
  /** By `DAY GAME`. */
  done: z.record(z.string(), doneSchema).catch({}),
});
type Stored = z.output<typeof stored>;
export type DoneDay = z.output<typeof doneSchema>;

const STORED_AS = 'tumbletop.days';
/** Results of older days are forgotten (house value). */
const MOST = 400;
const DAY_MS = 86_400_000;

const before = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The player's secret, name and results of the days, as this browser keeps them. */
export class KeptDays {
  private held: Stored = { key: null, name: '', done: {} };

  constructor(
    private readonly openStorage: () => TextStorage,
    private readonly newKey: () => string,
  ) {
    try {
      this.held = stored.catch(this.held).parse(JSON.parse(openStorage().getItem(STORED_AS) ?? 'null'));
    } catch {
      // what is held lasts as long as the page
    }
  }

  get key(): string {
    if (this.held.key === null) this.put({ ...this.held, key: this.newKey() });
    return this.held.key ?? '';
  }

  get name(): string {
    return this.held.name;
  }

  of(day: string, game: string): DoneDay | null {
    return this.held.done[`${day} ${game}`] ?? null;
  }

  /** Days in a row up to this one, or to the one before, on which anything was entered. */
  streak(today: string): number {
    const days = new Set(Object.keys(this.held.done).map((name) => name.slice(0, today.length)));
    let count = 0;
    for (let day = days.has(today) ? today : before(today); days.has(day); day = before(day)) count += 1;
    return count;
  }

  callMe(name: string): void {
    this.put({ ...this.held, name });
  }

  keep(day: string, game: string, done: DoneDay): void {
    const all = [...Object.entries(this.held.done), [`${day} ${game}`, done] as const];
    this.put({ ...this.held, done: Object.fromEntries(all.slice(-MOST)) });
  }

  private put(held: Stored): void {
    this.held = held;
    try {
      this.openStorage().setItem(STORED_AS, JSON.stringify(held));
    } catch {
      // it lasts as long as the page
    }
  }
}
