import type { z } from 'zod';
import type { TextStorage } from '#play/settings/textStorage.ts';

/** JSON that this browser keeps, as another tab may, too. Storage that is blocked costs what it held. */
export class KeptJson<V> {
  constructor(
    private readonly openStorage: () => TextStorage,
    private readonly name: string,
    private readonly schema: z.ZodType<V>,
    /** While nothing is kept, or what cannot be read. */
    private held: V,
  ) {
    this.reread();
  }

  /** As it was read last. */
  get last(): V {
    return this.held;
  }

  reread(): V {
    try {
      const read = this.schema.safeParse(JSON.parse(this.openStorage().getItem(this.name) ?? 'null'));
      if (read.success) this.held = read.data;
    } catch {
      // what is held stays
    }
    return this.held;
  }

  change(changed: (before: V) => V): void {
    this.held = changed(this.reread());
    try {
      this.openStorage().setItem(this.name, JSON.stringify(this.held));
    } catch {
      // it lasts as long as the page
    }
  }
}
