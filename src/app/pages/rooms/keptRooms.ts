import { z } from 'zod';
import { codeField, keyField, MOST_SEATS } from '#online/protocol/asks.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';
import { KeptJson } from '#app/storage/keptJson.ts';

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
const STORED_AS = 'tumbletop.rooms';
/** Older ones are forgotten (house value). */
const MOST = 40;

/** Rooms, seats and the name last used, as this browser keeps them. Storage that is blocked costs what it held. */
export class KeptRooms {
  private readonly kept: KeptJson<z.output<typeof stored>>;

  constructor(openStorage: () => TextStorage) {
    this.kept = new KeptJson(openStorage, STORED_AS, stored, { name: '', rooms: [] });
  }

  /** The one that was used last first. */
  get rooms(): readonly KeptRoom[] {
    return this.kept.last.rooms;
  }

  get name(): string {
    return this.kept.last.name;
  }

  of(code: string): KeptRoom | null {
    return this.rooms.find((room) => room.code === code) ?? null;
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
    this.kept.change((held) => {
      const before = this.of(code) ?? { code, game: '', keys: [], host: null };
      const others = held.rooms.filter((room) => room.code !== code);
      return { ...held, rooms: [changed(before), ...others].slice(0, MOST) };
    });
  }

  forget(code: string): void {
    this.kept.change((held) => ({ ...held, rooms: held.rooms.filter((room) => room.code !== code) }));
  }

  callMe(name: string): void {
    this.kept.change((held) => ({ ...held, name }));
  }
}
