import type { Line } from '#online/client/line.ts';
import type { Lobby } from '#online/client/lobby.ts';
import type { Answer } from '#online/protocol/answers.ts';

interface SeatsHost {
  /** A line that shows this secret; null: one that has none yet. */
  readonly lineOf: (key: string | null) => Line;
  readonly newKey: () => string;
  /** Keeps a seat's secret before it is asked for, so that nothing is lost in between. */
  readonly keep: (key: string) => void;
  readonly drop: (key: string) => void;
}

/**
 * The seats of a room that one device has: two people at one phone have two. Each has a line of its own, so that all
 * of them are there; the table is that of one of them.
 */
export class SeatsHere {
  lines: readonly Line[];
  shown: Line;
  private readonly listeners = new Set<() => void>();
  private isOpen = false;

  constructor(
    keys: readonly string[],
    private readonly host: SeatsHost,
  ) {
    const [first = host.lineOf(null), ...others] = keys.map(host.lineOf);
    this.lines = [first, ...others];
    this.shown = first;
  }

  /** The seats that this device has; none where it looks on. */
  get own(): readonly number[] {
    return this.lines.flatMap(({ seen }) => seen.seat ?? []);
  }

  /** Lines of the others who have a seat here. */
  get others(): readonly Line[] {
    return this.lines.filter((line) => line !== this.shown && line.seen.seat !== null);
  }

  /** Calls back when another line is shown. Returns how to stop that. */
  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  open(): void {
    this.isOpen = true;
    for (const line of this.lines) line.open();
  }

  close(): void {
    this.isOpen = false;
    for (const line of this.lines) line.close();
  }

  /** The device is passed on to who has that seat. */
  show(line: Line): void {
    this.shown = line;
    for (const changed of this.listeners) changed();
  }

  /** Takes a seat: the first one by the line that is there, another one by a line of its own. */
  async sit(seat: number, name: string): Promise<Answer> {
    const key = this.host.newKey();
    const isFirst = this.shown.seen.seat === null;
    const line = isFirst ? this.shown : this.another();
    this.host.keep(key);
    const answer = await line.ask({ do: 'sit', seat, name, key }, null);
    if (answer.is === 'ack') return answer;
    this.host.drop(key);
    if (!isFirst) this.without(line);
    return answer;
  }

  /** Gets up from a seat; of several here another one is shown then. */
  async standUp(line: Line): Promise<Answer> {
    const { secret, seen } = line;
    const answer = await line.ask({ do: 'free', seat: seen.seat ?? -1 }, null);
    if (answer.is === 'ack') this.host.drop(secret ?? '');
    const next = this.lines.find((one) => one !== line);
    if (answer.is !== 'ack' || next === undefined) return answer;
    this.without(line);
    if (line === this.shown) this.show(next);
    return answer;
  }

  private another(): Line {
    const line = this.host.lineOf(null);
    this.lines = [...this.lines, line];
    if (this.isOpen) line.open();
    return line;
  }

  private without(line: Line): void {
    line.close();
    this.lines = this.lines.filter((one) => one !== line);
  }
}

export const nameAt = ({ seats }: Lobby, seat: number | null): string => seats[seat ?? -1]?.info.name ?? '';
