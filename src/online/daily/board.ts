import { byScore, type DailyScore } from '#engine/module/daily.ts';
import { hashOf } from '#engine/hash.ts';
import { fault, type Fault } from '#sim/result.ts';
import type { Ranked } from '../protocol/daily.ts';
import { InTurn } from '../rooms/inTurn.ts';
import type { Entered, Row } from '../rooms/rows.ts';

/** Entries of a list that can be watched. */
const BEST = 10;
/** Entries of a player whose tries repeat, and of all: finite, and more than anybody needs (house values). */
const MOST_TRIES = 200;
const MOST_ENTRIES = 50_000;

interface Known {
  readonly player: string;
  readonly score: DailyScore;
  readonly seed: string | null;
}

interface Player {
  readonly best: DailyScore;
  readonly tries: number;
}

type Best = Omit<Ranked, 'rank'> & { readonly player: string; readonly seq: number };

/** An entry before it is performed. */
export interface Wish {
  /** As rows name it. */
  readonly id: string;
  readonly player: string;
  readonly gesture: object;
}

/** The list of one game's day, as its rows have made it. Of all but the best it keeps no gesture. */
export class Board {
  /** The number of its last row; -1 before the day has begun. */
  head = -1;
  build: string | null = null;
  private readonly byId = new Map<string, Known>();
  private readonly byGesture = new Map<string, string>();
  private readonly all = new Map<string, Player>();
  private top: readonly Best[] = [];
  /** Entries of this process are stored one after the other: those at once would all want the same number. */
  readonly turns = new InTurn();

  constructor(private readonly isThrown: boolean) {}

  get players(): number {
    return this.all.size;
  }

  /** Rows in their order, some of them perhaps again; one that is missing was deleted by the host. */
  take(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.seq <= this.head) continue;
      this.head = row.seq;
      if (row.body.do === 'day') this.build = row.body.build;
      if (row.body.do === 'entry') this.enter(row, row.body);
    }
  }

  /** The entry that this wish has come to, by its id; of what is walked by its gesture, too. */
  known({ id, player, gesture }: Wish): Known | undefined {
    const known = this.byId.get(id);
    if (known !== undefined || this.isThrown) return known;
    const same = this.byId.get(this.byGesture.get(hashOf(gesture)) ?? '');
    return same?.player === player ? same : undefined;
  }

  /** Why nothing more may be entered like this; null where it may. */
  against({ player, gesture }: Wish): Fault | null {
    const tries = this.all.get(player)?.tries ?? 0;
    if (this.isThrown && tries > 0) return fault('one-try', 'You have had your try of this day: there is one.').fault;
    if (tries >= MOST_TRIES)
      return fault('tries', `You have had ${tries} tries of this day, which are the most.`).fault;
    if (this.byId.size >= MOST_ENTRIES)
      return fault('full', `The day has ${this.byId.size} entries, which are the most.`).fault;
    const copied = this.isThrown ? undefined : this.byGesture.get(hashOf(gesture));
    return copied === undefined
      ? null
      : fault('copied', 'Somebody else has entered this very gesture before: nobody makes the same twice.').fault;
  }

  /** Where the player stands; null without an entry. Equal entries have the same rank. */
  own(player: string): { readonly rank: number; readonly score: DailyScore } | null {
    const best = this.all.get(player)?.best;
    return best === undefined ? null : { rank: this.rankOf(best), score: best };
  }

  best(): readonly Ranked[] {
    return this.top.map(({ player: _, seq: _seq, ...entry }) => ({ rank: this.rankOf(entry.score), ...entry }));
  }

  private rankOf(score: DailyScore): number {
    let rank = 1;
    for (const { best } of this.all.values()) if (byScore(best, score) < 0) rank += 1;
    return rank;
  }

  private enter({ id, seq, at }: Row, { do: _, player, ...entry }: Entered): void {
    const { score, seed, gesture } = entry;
    this.byId.set(id, { player, score, seed });
    const hash = hashOf(gesture);
    if (!this.byGesture.has(hash)) this.byGesture.set(hash, id);
    const before = this.all.get(player);
    const isBetter = before === undefined || byScore(score, before.best) < 0;
    this.all.set(player, { best: isBetter ? score : before.best, tries: (before?.tries ?? 0) + 1 });
    if (!isBetter) return;
    const others = this.top.filter((one) => one.player !== player);
    const ranked: Best = { ...entry, gesture: { ...gesture }, player, seq, at };
    this.top = [...others, ranked].sort((a, b) => byScore(a.score, b.score) || a.seq - b.seq).slice(0, BEST);
  }
}
