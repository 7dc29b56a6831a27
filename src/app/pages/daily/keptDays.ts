import { z } from 'zod';
import { keyField } from '#online/protocol/asks.ts';
import { scoreSchema } from '#online/protocol/daily.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';
import { KeptJson } from '#app/storage/keptJson.ts';

const doneSchema = z.object({
  said: z.string(),
  shared: z.string(),
  marks: z.string().catch(''),
  /** Left out by older pages. */
  score: scoreSchema.optional().catch(undefined),
});
const stored = z.object({
  key: keyField.nullable().catch(null),
  name: z.string().catch(''),
  /** By `DAY GAME`. */
  done: z.record(z.string(), doneSchema).catch({}),
});
export type DoneDay = z.output<typeof doneSchema>;

const STORED_AS = 'tumbletop.days';
/** Results of older days are forgotten (house value). */
const MOST = 400;
const DAY_MS = 86_400_000;

const before = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The player's secret, name and results of the days, as this browser keeps them. */
export class KeptDays {
  private readonly kept: KeptJson<z.output<typeof stored>>;

  constructor(
    openStorage: () => TextStorage,
    private readonly newKey: () => string,
  ) {
    this.kept = new KeptJson(openStorage, STORED_AS, stored, { key: null, name: '', done: {} });
  }

  get key(): string {
    const { key } = this.kept.last;
    if (key !== null) return key;
    const made = this.newKey();
    this.kept.change((held) => ({ ...held, key: held.key ?? made })); // another tab may have made one
    return this.kept.last.key ?? made;
  }

  get name(): string {
    return this.kept.last.name;
  }

  /** Here or in another tab. */
  of(day: string, game: string): DoneDay | null {
    return this.kept.reread().done[`${day} ${game}`] ?? null;
  }

  /** Days in a row up to this one, or to the one before, on which anything was entered. */
  streak(today: string): number {
    const days = new Set(Object.keys(this.kept.reread().done).map((name) => name.slice(0, today.length)));
    let count = 0;
    for (let day = days.has(today) ? today : before(today); days.has(day); day = before(day)) count += 1;
    return count;
  }

  callMe(name: string): void {
    this.kept.change((held) => ({ ...held, name }));
  }

  keep(day: string, game: string, done: DoneDay): void {
    this.kept.change((held) => {
      const { [`${day} ${game}`]: _, ...others } = held.done;
      const all = [...Object.entries(others), [`${day} ${game}`, done] as const];
      return { ...held, done: Object.fromEntries(all.slice(-MOST)) };
    });
  }
}
