import { z } from 'zod';
import { codeField, keyField } from '#online/protocol/asks.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';

/** A room that this browser has been in, with its secrets. */
const keptRoom = z.object({
  code: codeField,
  game: z.string(),
  /** Of the seat that it has there; null where it only looks on. */
  key: keyField.nullable(),
  /** Of who opened the room. */
  host: keyField.nullable(),
  /** So many rows of it were seen here; left out: all that there are. */
  seen: z.number().optional().catch(undefined),
});
export type KeptRoom = z.output<typeof keptRoom>;

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
  keep(code: string, news: Partial<Omit<KeptRoom, 'code'>>): void {
    this.reread(); // another tab may have kept some
    const before = this.of(code) ?? { code, game: '', key: null, host: null };
    const others = this.held.rooms.filter((room) => room.code !== code);
    this.put({ ...this.held, rooms: [{ ...before, ...news }, ...others].slice(0, MOST) });
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
