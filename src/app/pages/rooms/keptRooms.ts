import { z } from 'zod';
import { codeField, keyField, MOST_SEATS } from '#online/protocol/asks.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';

/** A room that this browser has been in, with its secrets. */
const keptRoom = z
  .object({
    code: codeField,
    game: z.string(),
    /** Of the seats that it has there, in the order in which they were taken; none where it only looks on. */
    keys: z.array(keyField).max(MOST_SEATS).catch([]),
    /** The same, as it was kept while there could be one alone. */
    key: keyField.nullable().default(null),
    /** Of who opened the room. */
    host: keyField.nullable(),
    /** So many rows of it were seen here; left out: all that there are. */
    seen: z.number().optional().catch(undefined),
  })
  .transform(({ key, keys, ...room }) => ({ ...room, keys: key === null ? keys : joined(keys, key) }));
export type KeptRoom = z.output<typeof keptRoom>;

const joined = (keys: readonly string[], key: string): string[] => [...keys.filter((one) => one !== key), key];

const stored = z.object({ name: z.string().catch(''), rooms: z.array(keptRoom).catch([]) });
type Stored = z.output<typeof stored>;

const STORED_AS = 'tumbletop.rooms';
/** Older ones are forgotten (house value). */
const MOST = 40;
const NONE: Stored = { name: '', rooms: [] };

/** Rooms, seats and the name last used, as this browser keeps them. Storage that is blocked costs what it held. */
export class KeptRooms {
  private held: Stored = NONE;

  constructor(private readonly openStorage: () => TextStorage) {
    this.reread();
  }

  /** The one that was used last first. */
  get rooms(): readonly KeptRoom[] {
    return this.held.rooms;
  }

  get name(): string {
    return this.held.name;
  }

  of(code: string): KeptRoom | null {
    return this.held.rooms.find((room) => room.code === code) ?? null;
  }

  /** Keeps news of a room, which comes first from now on. */
  keep(code: string, news: Partial<Pick<KeptRoom, 'game' | 'host' | 'seen'>>): void {
    this.change(code, (before) => ({ ...before, ...news }));
  }

  /** Keeps a seat's secret beside those of other seats that are here. */
  keepSeat(code: string, key: string): void {
    this.change(code, (before) => ({ ...before, keys: joined(before.keys, key).slice(-MOST_SEATS) }));
  }

  /** The seat was not to be had. */
  dropSeat(code: string, key: string): void {
    this.change(code, (before) => ({ ...before, keys: before.keys.filter((one) => one !== key) }));
  }

  private change(code: string, changed: (before: KeptRoom) => KeptRoom): void {
    this.reread(); // another tab may have kept some
    const before = this.of(code) ?? { code, game: '', keys: [], host: null };
    const others = this.held.rooms.filter((room) => room.code !== code);
    this.put({ ...this.held, rooms: [changed(before), ...others].slice(0, MOST) });
  }

  forget(code: string): void {
    this.reread();
    this.put({ ...this.held, rooms: this.held.rooms.filter((room) => room.code !== code) });
  }

  callMe(name: string): void {
    this.reread();
    this.put({ ...this.held, name });
  }

  private reread(): void {
    try {
      this.held = stored.catch(NONE).parse(JSON.parse(this.openStorage().getItem(STORED_AS) ?? 'null'));
    } catch {
      // what is held stays: it lasts as long as the page
    }
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
