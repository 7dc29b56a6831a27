import { dayNumberOf } from '#engine/days.ts';
import { hashOf } from '#engine/hash.ts';
import type { Daily, DailyPlayed } from '#engine/module/daily.ts';
import type { GameModule } from '#engine/module/gameModule.ts';
import { fail, fault, ok, type Result } from '#sim/result.ts';
import type { DayEntry, DayList, EnteredDay } from '../protocol/daily.ts';
import { PROTOCOL } from '../protocol/messages.ts';
import { BAD_NAME, isSeen } from '../rooms/ladder.ts';
import type { NewRow } from '../rooms/rows.ts';
import type { RoomStore } from '../store/roomStore.ts';
import { todayOf } from '../store/today.ts';
import { Board, type Wish } from './board.ts';
import type { ToEnter } from './enter.ts';

export interface DaysServices {
  readonly store: RoomStore;
  readonly games: readonly GameModule[];
  readonly build: string;
  /** Performs an entry, here or on threads that are shared fairly among players. */
  readonly perform: (wanted: ToEnter, player: string) => Promise<Result<DailyPlayed>>;
  readonly hashKey: (key: string) => string;
  /** A hidden seed, of the host's chance. */
  readonly seed: () => string;
}

/** Boards that are kept at hand: of each game today's and some of those before (house value). */
const MOST_OPEN = 40;
/** Entries at other processes that may come between before an entry is given up for the moment (house value). */
const APPENDS = 50;

/** An entry on its way: everything that it was asked with. */
interface Asked extends Wish {
  readonly entry: DayEntry;
  readonly game: string;
  readonly daily: Daily;
}

/** The challenges of the days: a list a game and day, in rows of the store that rooms have. */
export class Days {
  private readonly boards = new Map<string, Board>();

  constructor(private readonly services: DaysServices) {}

  /** How a day stands. `day` null: today; `key`: of who asks. Faults: `no-daily`, `not-yet`. */
  async list(game: string, day: string | null, key: string | null): Promise<Result<DayList>> {
    const daily = await this.dailyOf(game);
    if (!daily.ok) return daily;
    const today = await this.today();
    const of = day ?? today;
    if (of > today) return fault('not-yet', `${of} has not begun: it is ${today} by UTC.`);
    const board = await this.board(game, of, daily.value);
    const { isThrown } = daily.value;
    return ok({
      v: PROTOCOL,
      game,
      day: of,
      today,
      build: board.build ?? this.services.build,
      isThrown,
      measure: daily.value.measureOf(of),
      challenge: { ...daily.value.challengeOf(of) },
      players: board.players,
      best: [...board.best()],
      own: key === null ? null : board.own(this.services.hashKey(key)),
    });
  }

  /**
   * Performs an entry and stores it. Cheap checks come first; chance is drawn once all of them are done, and nobody is
   * told of it before it is stored. Null: others came between again and again, and nothing was done. Faults: those of
   * the game, of the board, `no-daily`, `bad-name`, `other-day`, `no-machine`, `other-build`, `other-outcome`.
   */
  async enter(game: string, entry: DayEntry): Promise<Result<EnteredDay> | null> {
    const daily = await this.dailyOf(game);
    if (!daily.ok) return daily;
    const player = this.services.hashKey(entry.key);
    const asked = { id: hashOf([player, entry.id]), player, gesture: entry.gesture, entry, game, daily: daily.value };
    const before = await this.ofAnotherDay(asked);
    if (before !== null) return before;
    const read = whyNot(asked);
    if (!read.ok) return read;
    const wish = { ...asked, gesture: read.value };
    const board = await this.begun(wish);
    const known = this.answered(board, wish);
    if (known !== null) return known;
    if (board.build !== this.services.build)
      return fault('other-build', `The day began with the physics ${board.build}; here is ${this.services.build}.`);
    return this.performed(board, wish);
  }

  private async performed(board: Board, wish: Asked): Promise<Result<EnteredDay> | null> {
    const { entry, game, daily, player, gesture, id } = wish;
    const seed = daily.isThrown ? this.services.seed() : null;
    const played = await this.services.perform({ game, day: entry.day, gesture, seed }, player);
    if (!played.ok) return played;
    const { score, hash } = played.value;
    if (entry.hash !== undefined && entry.hash !== hash)
      return fault('other-outcome', `It comes to ${hash} here, and not to ${entry.hash}: the gesture is another one.`);
    const { name, by } = entry;
    const body = { do: 'entry', player, name, by, gesture, seed, score, hash } as const;
    return board.turns.run(async () => {
      for (let tries = 0; tries < APPENDS; tries += 1) {
        const others = this.answered(board, wish); // that came while it was performed
        if (others !== null) return others;
        if (await this.append(game, entry.day, board, { seq: board.head + 1, id, seat: null, body }))
          return this.entered(board, wish, false);
      }
      return null;
    });
  }

  /** The answer to an entry that is there, or may not be; null where it may. */
  private answered(board: Board, wish: Asked): Result<EnteredDay> | null {
    if (board.known(wish) !== undefined) return this.entered(board, wish, true);
    const against = board.against(wish);
    return against === null ? null : fail(against);
  }

  private entered(board: Board, wish: Asked, again: boolean): Result<EnteredDay> {
    const known = board.known(wish);
    const own = board.own(wish.player);
    if (known === undefined || own === null) throw new Error('the entry is there');
    return ok({ is: 'ack', score: known.score, seed: known.seed, rank: own.rank, players: board.players, again });
  }

  /** For an entry that is not for today: as it was answered before midnight, or a fault; null for today's. */
  private async ofAnotherDay(asked: Asked): Promise<Result<EnteredDay> | null> {
    const { entry, game, daily } = asked;
    const today = await this.today();
    if (entry.day === today) return null;
    const late = (dayNumberOf(today) ?? 0) - (dayNumberOf(entry.day) ?? 0);
    const board = late === 1 ? await this.board(game, entry.day, daily) : null;
    if (board?.known(asked) !== undefined) return this.entered(board, asked, true);
    return fault('other-day', `The entry is for ${entry.day}; it is ${today} by UTC.`);
  }

  private async today(): Promise<string> {
    return todayOf(this.services.store);
  }

  private async dailyOf(game: string): Promise<Result<Daily>> {
    const daily = await this.services.games.find(({ id }) => id === game)?.daily?.();
    return daily === undefined ? fault('no-daily', 'There is no challenge of the day for such a game.') : ok(daily);
  }

  /** With all that is stored. */
  private async board(game: string, day: string, { isThrown }: Daily): Promise<Board> {
    const code = codeOf(game, day);
    const board = this.boards.get(code) ?? new Board(isThrown);
    this.boards.set(code, board);
    const [oldest] = this.boards.size > MOST_OPEN ? [...this.boards.keys()].sort() : [];
    if (oldest !== undefined) this.boards.delete(oldest); // today's, which are asked for most, are the last of all
    board.take((await this.services.store.tail(code, board.head + 1)) ?? []);
    return board;
  }

  /** The same, with the row that begins it. */
  private async begun({ game, entry, daily }: Asked): Promise<Board> {
    const board = await this.board(game, entry.day, daily);
    if (board.head >= 0) return board;
    const { store, build } = this.services;
    await store.open(codeOf(game, entry.day), { seq: 0, id: 'day', seat: null, body: { do: 'day', build } });
    return this.board(game, entry.day, daily);
  }

  /** Stores the row; false where another process has stored one before, which the board has then. */
  private async append(game: string, day: string, board: Board, row: NewRow): Promise<boolean> {
    const { store } = this.services;
    const code = codeOf(game, day);
    const appended = await store.append(code, row);
    board.take(appended === 'taken' ? ((await store.tail(code, board.head + 1)) ?? []) : [appended.row]);
    return appended !== 'taken';
  }
}

/** No room has such a code. */
const codeOf = (game: string, day: string): string => `day-${day}-${game}`;

/** The gesture as it is recorded, of an entry that may be performed as far as can be told by itself. */
function whyNot({ entry, daily }: Asked): Result<object> {
  if (!isSeen(entry.name)) return BAD_NAME;
  if (daily.isThrown && entry.by === 'machine')
    return fault('no-machine', 'A throw of the day is a person’s; a search by machine is welcome where all is walked.');
  if (daily.isThrown && entry.hash !== undefined)
    return fault('hash', 'Nobody knows beforehand what a throw of the day comes to: leave the hash out.');
  return daily.read(entry.day, entry.gesture);
}
