import type { InputDesk } from '../inputDesk.ts';
import { PadHand } from './padHand.ts';
import type { PadChanges } from './padChanges.ts';
import type { PadPage } from './padPage.ts';
import { readPad, type PadLike } from './padState.ts';

/** A gamepad as the browser names it. */
export interface NamedPad extends PadLike {
  readonly index: number;
  readonly id: string;
  readonly mapping: string;
}

/** All gamepads at one table. Polled only while there is one that can play. */
export class PadTable {
  private readonly hands = new Map<number, PadHand>();

  constructor(
    private readonly desk: InputDesk,
    private readonly page: () => PadPage | null = () => null,
    private readonly changes: () => PadChanges = () => ({}),
  ) {}

  /** Whether there is anything to poll. */
  get busy(): boolean {
    return this.hands.size > 0;
  }

  /** One was connected, or has shown itself by a button. */
  connect({ index, id, mapping }: Pick<NamedPad, 'index' | 'id' | 'mapping'>): void {
    if (this.hands.has(index)) return;
    const known = mapping === 'standard';
    if (known) this.hands.set(index, new PadHand(this.desk, this.page, this.changes));
    this.tell(known ? 'connected' : 'unknown', id);
  }

  /** One is gone: what it held is set down. */
  disconnect({ index, id }: Pick<NamedPad, 'index' | 'id'>): void {
    if (!this.hands.delete(index)) return;
    this.desk.release();
    this.tell('gone', id);
  }

  /** Takes the states of all gamepads now; `seconds` since the last time. */
  poll(pads: Iterable<NamedPad | null>, seconds: number): void {
    for (const pad of pads) if (pad) this.hands.get(pad.index)?.poll(readPad(pad), seconds);
  }

  private tell(what: 'connected' | 'gone' | 'unknown', id: string): void {
    this.desk.pads.setState({ news: { what, name: nameOf(id) }, playing: this.hands.size });
  }
}

/**
 * Without the numbers of maker and product that browsers add: `Pad (STANDARD GAMEPAD Vendor: 045e Product: 028e)`,
 * `045e-028e-Pad`.
 */
const nameOf = (id: string): string =>
  id
    .replace(/\s*\(.*\)\s*$/, '')
    .replace(/^[0-9a-f]{1,4}-[0-9a-f]{1,4}-/i, '')
    .trim() || id;
