import type { GameModule } from '#engine/module/gameModule.ts';
import { gameIn } from '#engine/files/gameIn.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { RoomClock } from '../protocol/asks.ts';
import type { Hint } from '../store/roomStore.ts';
import { openedRoom, type Room, type RoomGround } from './room.ts';
import { RoomKeeper, type RoomServices } from './roomKeeper.ts';

/** A wish for a room. `id`: by which it is known when it comes twice. */
export interface ToOpen {
  readonly id: string;
  /** A match file without actions. */
  readonly head: MatchJson;
  readonly hostKey: string;
  readonly clock?: RoomClock | undefined;
}

export interface RoomsServices extends RoomServices {
  readonly games: readonly GameModule[];
  readonly build: string;
  /** A code for a new room. */
  readonly newCode: () => string;
}

/** Codes that are tried before a new room is given up: of 24 million hardly any is in use (house value). */
const TRIES = 20;
/** Rooms that are kept at hand though nobody is there: half a megabyte each (measured with 100 rows). */
const MOST_IDLE = 100;

/** All rooms that this process has seen; any of them can be forgotten, and read again. */
export class Rooms {
  /** The one that was asked for last is the last one. */
  private readonly open = new Map<string, RoomKeeper>();
  private readonly reading = new Map<string, Promise<RoomKeeper | null>>();

  constructor(private readonly services: RoomsServices) {
    services.store.others?.listen((hint) => this.hear(hint).catch(() => undefined)); // and it is found later
  }

  /** Opens a room for a match by a file without actions. Faults: those of match files, `no-person`, `no-code`. */
  async create({ id, head, hostKey, clock }: ToOpen): Promise<Result<RoomKeeper>> {
    const ground = await this.groundOf(head);
    if (!ground.ok) return ground;
    const body = { do: 'open', head, host: this.services.hashKey(hostKey), clock } as const;
    const planned = openedRoom(ground.value, body);
    if (!planned.ok) return planned;
    if (!hasPerson(planned.value)) return fault('no-person', 'A room is for a match in which somebody plays.');
    for (let tries = 0; tries < TRIES; tries += 1) {
      const code = this.services.newCode();
      if (!(await this.services.store.open(code, { seq: 0, id, seat: null, body }))) continue;
      const keeper = await this.keeper(code);
      if (keeper !== null) return ok(keeper);
    }
    return fault('no-code', 'No code was free for a new room; try again.');
  }

  /** The room of that code, as the store has it; null where there is none. Throws where the store does not say. */
  async keeper(code: string): Promise<RoomKeeper | null> {
    const keeper = this.open.get(code) ?? (await this.readOnce(code));
    if (keeper === null) return null;
    this.open.delete(code);
    this.open.set(code, keeper);
    this.forgetIdle(code);
    return keeper;
  }

  /** Reads what other processes have stored in rooms that somebody looks at, and this one has not heard of. */
  async catchUp(): Promise<void> {
    const { others } = this.services.store;
    const watched = [...this.open.values()].filter(({ isHeard }) => isHeard);
    if (others === undefined || watched.length === 0) return;
    const heads = await others.heads(watched.map(({ code }) => code));
    const behind = watched.filter(({ code, head }) => head < (heads.get(code) ?? -1));
    for (const _ of behind) this.services.count('holes_healed');
    await Promise.all(behind.map(async (keeper) => keeper.refresh()));
  }

  private forgetIdle(but: string): void {
    if (this.open.size <= MOST_IDLE) return;
    const idle = [...this.open].filter(([code, { isHeard }]) => !isHeard && code !== but);
    for (const [code] of idle.slice(0, Math.max(0, idle.length - MOST_IDLE))) this.open.delete(code);
  }

  private async readOnce(code: string): Promise<RoomKeeper | null> {
    const known = this.reading.get(code);
    if (known !== undefined) return known;
    const reading = this.read(code).finally(() => this.reading.delete(code));
    this.reading.set(code, reading);
    return reading;
  }

  private async hear(hint: Hint | null): Promise<void> {
    if (hint === null) return this.catchUp();
    await this.open.get(hint.code)?.readTo(hint.seq);
  }

  private async read(code: string): Promise<RoomKeeper | null> {
    const [first] = (await this.services.store.tail(code, 0)) ?? [];
    if (first?.body.do !== 'open') return null;
    const ground = await this.groundOf(first.body.head);
    if (!ground.ok) return null;
    const keeper = new RoomKeeper(code, ground.value, this.services);
    await keeper.refresh();
    return keeper;
  }

  private async groundOf(head: MatchJson): Promise<Result<RoomGround>> {
    const game = gameIn(
      head,
      this.services.games.map(({ id }) => id),
    );
    if (!game.ok) return game;
    const module = this.services.games.find(({ id }) => id === game.value);
    if (module === undefined) throw new Error(`no game ${game.value}`);
    return ok({ parts: await module.parts(), build: this.services.build });
  }
}

const hasPerson = ({ seats }: Room): boolean => seats.some(({ info }) => info.kind === 'person');
