import { fault, ok, type Result } from '#sim/result.ts';
import { PROTOCOL } from '../protocol/messages.ts';
import type { Ladders, PlayerSeen, ToForget } from '../protocol/rated.ts';
import { levelOf, toForget } from '../protocol/signing.ts';
import type { FinishedMatch, RowBody } from '../rooms/rows.ts';
import { playerOf, type Signatures } from '../rooms/ladder.ts';
import { InTurn } from '../rooms/inTurn.ts';
import type { RoomStore } from '../store/roomStore.ts';
import { todayOf } from '../store/today.ts';
import { RatedBoard } from './board.ts';

interface RatingsServices {
  readonly store: RoomStore;
  readonly hashKey: (key: string) => string;
  readonly signatures: Signatures;
}

/** No room has such a code. */
const CODE = 'ratings';
/** Players of a ladder that are told at once (house value). */
const BEST = 100;
/** Rows of other processes that may come between before a match is left for the next time (house value). */
const APPENDS = 50;

/**
 * The players by their keys, and how strong they are by the rated matches that are over: rows of their own in the
 * rooms' store, in the order in which matches ended.
 */
export class Ratings {
  private readonly board = new RatedBoard();
  private readonly turns = new InTurn();

  constructor(private readonly services: RatingsServices) {}

  /** Stores a match that is over; once, however often it is told. Throws where the store does not answer. */
  async take(id: string, match: FinishedMatch, names: readonly (string | null)[]): Promise<void> {
    await this.turns.run(async () => {
      await this.read();
      for (const [seat, player] of match.seats.entries()) {
        const name = names[seat] ?? null;
        if (name === null || levelOf(player) !== null || this.board.isGone(match, seat)) continue;
        if (this.board.nameOf(player) !== name) await this.append(`name-${id}-${seat}`, { do: 'named', player, name });
      }
      await this.append(id, { do: 'rated', match });
    });
  }

  async ladders(game: string): Promise<Ladders> {
    await this.read();
    const now = await this.services.store.now();
    return {
      v: PROTOCOL,
      ladders: this.board
        .laddersOf(game, now)
        .map(({ all, ...ladder }) => ({ ...ladder, players: all.length, best: all.slice(0, BEST) })),
    };
  }

  /** Fault: `no-player`. */
  async player(player: string): Promise<Result<PlayerSeen>> {
    await this.read();
    const standings = [...this.board.standingsOf(player, await this.services.store.now())];
    if (standings.length === 0) return fault('no-player', 'Nobody has played a rated match under this key.');
    const matches = [...this.board.matchesOf(player)];
    return ok({ v: PROTOCOL, player, name: this.board.nameOf(player), standings, matches });
  }

  /**
   * Takes a player's name out of the store, and its ratings out of all lists. Faults: `other-day`, `other-origin`,
   * `not-signed`.
   */
  async forget({ id, player: key, origin, day, signature }: ToForget): Promise<Result<null>> {
    const { store, signatures, hashKey } = this.services;
    const today = await todayOf(store);
    if (day !== today) return fault('other-day', `The wish is of ${day}; it is ${today} by UTC.`);
    const signed = signatures(key, origin, toForget(origin, day), signature);
    if (signed !== null) return signed;
    const player = playerOf(hashKey, key);
    return this.turns.run(async () => {
      await this.read();
      await this.append(`forgot-${id}`, { do: 'forgot', player });
      for (const seq of this.board.rowsOf(player)) await store.erase(CODE, seq);
      return ok(null);
    });
  }

  private async append(id: string, body: RowBody): Promise<void> {
    const { store } = this.services;
    for (let tries = 0; tries < APPENDS && !this.board.has(id); tries += 1) {
      const row = { seq: this.board.head + 1, id, seat: null, body };
      if (row.seq === 0) await store.open(CODE, { ...row, id: 'first', body: { do: 'ratings' } });
      else await store.append(CODE, row);
      await this.read();
    }
    if (!this.board.has(id)) throw new Error('others came between again and again');
  }

  private async read(): Promise<void> {
    this.board.take((await this.services.store.tail(CODE, this.board.head + 1)) ?? []);
  }
}
