import type { RatedMatch, Ladder, Standing } from '../protocol/rated.ts';
import { levelOf } from '../protocol/signing.ts';
import type { FinishedMatch, Row } from '../rooms/rows.ts';
import { matchRated, NEW_RATING, PROVISIONAL, rested, type Rating } from './glicko.ts';

/** Matches of the same players that count on one day, by UTC: against two keys of one person that play each other. */
const SAME_A_DAY = 10;
/** Matches that a player's page has (house value). */
const LAST = 50;
const DAY_MS = 86_400_000;

interface Player extends Rating {
  /** When it played last, ms since 1970. */
  readonly at: number;
  readonly matches: number;
  readonly won: number;
}

type Kept = Omit<RatedMatch, 'players'> & {
  readonly players: readonly { readonly player: string; readonly won: boolean }[];
};

const keyOf = ({ game, rules, hand }: Ladder): string => `${game} ${rules} ${hand}`;

/** All ratings, as the rows of finished matches have made them. */
export class RatedBoard {
  /** The number of its last row; -1 before the first. */
  head = -1;
  private readonly ladders = new Map<string, { readonly ladder: Ladder; readonly players: Map<string, Player> }>();
  private readonly names = new Map<string, string>();
  /** Rows in which a player's name stands. */
  private readonly namedIn = new Map<string, number[]>();
  /** When a player's key was deleted, ms since 1970. */
  private readonly goneAt = new Map<string, number>();
  private readonly played = new Map<string, readonly Kept[]>();
  private readonly ids = new Set<string>();
  /** How often the same have played on the day of the last match. */
  private today = { day: 0, times: new Map<string, number>() };

  take(rows: readonly Row[]): void {
    for (const { seq, id, at, body } of rows) {
      if (seq <= this.head) continue;
      this.head = seq;
      this.ids.add(id);
      if (body.do === 'named') this.name(body.player, body.name, seq);
      if (body.do === 'forgot') this.forget(body.player, at);
      if (body.do === 'rated') this.rate(body.match, at);
    }
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  nameOf(player: string): string | null {
    return this.names.get(player) ?? null;
  }

  /** Whether whoever has that seat has deleted the key since the match was signed. */
  isGone({ seats, signedAt }: FinishedMatch, seat: number): boolean {
    return (this.goneAt.get(seats[seat] ?? '') ?? 0) > (signedAt?.[seat] ?? Infinity);
  }

  /** Rows that have the player's name, or had it. */
  rowsOf(player: string): readonly number[] {
    return this.namedIn.get(player) ?? [];
  }

  /** The ladders of a game, with everybody on each of them, the best first. `now`: ms since 1970. */
  laddersOf(game: string, now: number): readonly (Ladder & { readonly all: readonly Standing[] })[] {
    return [...this.ladders.values()]
      .filter(({ ladder, players }) => ladder.game === game && players.size > 0)
      .map(({ ladder, players }) => ({
        ...ladder,
        all: [...players].map(([id, player]) => this.standing(id, player, now)).sort(byPlace),
      }));
  }

  standingsOf(player: string, now: number): readonly (Ladder & Standing)[] {
    return [...this.ladders.values()].flatMap(({ ladder, players }) => {
      const found = players.get(player);
      return found === undefined ? [] : [{ ...ladder, ...this.standing(player, found, now) }];
    });
  }

  matchesOf(player: string): readonly RatedMatch[] {
    return (this.played.get(player) ?? []).map((match) => ({
      ...match,
      players: match.players.map((one) => ({ ...one, name: this.nameOf(one.player) })),
    }));
  }

  private standing(player: string, own: Player, now: number): Standing {
    const { rating, deviation } = rested(own, now - own.at);
    const { matches, won } = own;
    return { player, name: this.nameOf(player), rating, deviation, provisional: deviation > PROVISIONAL, matches, won };
  }

  private name(player: string, name: string, seq: number): void {
    this.names.set(player, name);
    this.namedIn.set(player, [...this.rowsOf(player), seq]);
  }

  private forget(player: string, at: number): void {
    this.names.delete(player);
    this.goneAt.set(player, at);
    this.played.delete(player);
    for (const { players } of this.ladders.values()) players.delete(player);
  }

  private rate(over: FinishedMatch, at: number): void {
    const { game, rules, hand, code, seats, winners } = over;
    if (!this.counts(seats, at)) return;
    const ladder = { game, rules, hand };
    const { players } = this.ladders.get(keyOf(ladder)) ?? { players: new Map<string, Player>() };
    this.ladders.set(keyOf(ladder), { ladder, players });
    const before = seats.map((id) => atRest(players.get(id), at));
    const after = matchRated(before, winners, seats);
    const all = seats.map((player, seat) => ({ player, won: winners.includes(seat) }));
    for (const [seat, { player, won }] of all.entries()) {
      if (this.isGone(over, seat)) continue;
      const [was, is] = [before[seat] ?? NEW_PLAYER, after[seat] ?? NEW_PLAYER];
      players.set(player, { ...was, ...is, at, matches: was.matches + 1, won: was.won + (won ? 1 : 0) });
      const match: Kept = { ...ladder, code, at, players: all, before: was.rating, after: is.rating };
      this.played.set(player, [match, ...(this.played.get(player) ?? [])].slice(0, LAST));
    }
  }

  /** Whether the same have not played too often today; it is counted. Computers play as often as somebody likes. */
  private counts(seats: readonly string[], at: number): boolean {
    const persons = seats.filter((player) => levelOf(player) === null).sort();
    const day = Math.floor(at / DAY_MS);
    if (day !== this.today.day) this.today = { day, times: new Map() };
    const key = persons.join(' ');
    const times = (this.today.times.get(key) ?? 0) + 1;
    this.today.times.set(key, times);
    return persons.length < 2 || times <= SAME_A_DAY;
  }
}

const NEW_PLAYER: Player = { ...NEW_RATING, at: 0, matches: 0, won: 0 };

const atRest = (player: Player | undefined, at: number): Player =>
  player === undefined ? { ...NEW_PLAYER, at } : { ...player, ...rested(player, at - player.at) };

const byPlace = (a: Standing, b: Standing): number =>
  Number(a.provisional) - Number(b.provisional) || b.rating - a.rating || (a.player < b.player ? -1 : 1);
