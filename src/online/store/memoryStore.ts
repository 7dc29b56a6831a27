import type { NewRow, Row } from '../rooms/rows.ts';
import { ERASED, type Appended, type Hint, type Others, type RoomStore } from './roomStore.ts';

/** Keeps rows for as long as it lives, as text. `time`: ms since 1970. */
export class MemoryStore implements RoomStore, Others {
  readonly others = this;
  private readonly listeners: ((hint: Hint | null) => void)[] = [];
  private readonly rooms = new Map<string, { readonly ids: Set<string>; readonly rows: string[] }>();

  constructor(private readonly time: () => number) {}

  async open(code: string, row: NewRow): Promise<boolean> {
    if (this.rooms.has(code)) return Promise.resolve(false);
    this.rooms.set(code, { ids: new Set([row.id]), rows: [this.text(row)] });
    return Promise.resolve(true);
  }

  async tail(code: string, from: number): Promise<readonly Row[] | null> {
    const rows = this.rooms
      .get(code)
      ?.rows.slice(from)
      .map((text) => JSON.parse(text) as Row);
    return Promise.resolve(rows ?? null);
  }

  async append(code: string, row: NewRow): Promise<Appended> {
    const room = this.rooms.get(code);
    if (room?.rows.length !== row.seq || room.ids.has(row.id)) return Promise.resolve('taken');
    const text = this.text(row);
    room.ids.add(row.id);
    room.rows.push(text);
    for (const heard of this.listeners) heard({ code, seq: row.seq });
    return Promise.resolve({ row: JSON.parse(text) as Row });
  }

  async erase(code: string, seq: number): Promise<void> {
    const rows = this.rooms.get(code)?.rows;
    const text = rows?.[seq];
    if (rows !== undefined && text !== undefined)
      rows[seq] = JSON.stringify({ ...(JSON.parse(text) as Row), body: ERASED });
    return Promise.resolve();
  }

  listen(heard: (hint: Hint | null) => void): void {
    this.listeners.push(heard);
  }

  async heads(codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = codes.flatMap((code): [string, number][] => {
      const room = this.rooms.get(code);
      return room === undefined ? [] : [[code, room.rows.length - 1]];
    });
    return Promise.resolve(new Map(heads));
  }

  async now(): Promise<number> {
    return Promise.resolve(this.time());
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }

  private text(row: NewRow): string {
    return JSON.stringify({ ...row, at: this.time() } satisfies Row);
  }
}
