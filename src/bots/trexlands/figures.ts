import type { CaptainId } from '#games/trexlands/captains.ts';
import { isClima, kindOf } from '#games/trexlands/cards/ids.ts';
import type { CardKind } from '#games/trexlands/cards/kinds.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { Outcome, TrexlandsState } from '#games/trexlands/state.ts';
import type { Counts } from '#engine/module/odds.ts';

/** The course of a match in figures. Plain data. */
export interface Course {
  readonly cycles: number;
  readonly battles: number;
  /** Exchanges, and those whose market dealt all its cards. */
  readonly markets: number;
  readonly fullMarkets: number;
  /** Kinds that came into a Camp, and kinds that were played. */
  readonly bought: readonly CardKind[];
  readonly played: readonly CardKind[];
}

/** The end of a match. */
export interface End {
  readonly winner: number;
  readonly by: Outcome['by'];
  /** 1 is the first. */
  readonly rankOfWinner: number;
  /** The winner's; null where none was chosen. */
  readonly captain: CaptainId | null;
}

/** Figures of a match: what the balance of the house values is judged by. */
export interface Figures extends Course {
  /** Of those that were chosen. */
  readonly captains: readonly CaptainId[];
  /** Null while nobody has won. */
  readonly end: End | null;
}

const FULL_MARKET = 4; // cards, TX-30

/** The figures of a match with these events, as it stands. */
export function figuresOf(events: readonly TrexlandsEvent[], state: TrexlandsState): Figures {
  const count = new Count();
  for (const event of events) count.note(event);
  const captains = state.camps.flatMap(({ captain }) => (captain === null ? [] : [captain.id]));
  return { ...count.course(state), captains, end: endOf(state) };
}

/** The same as numbers that can be added up over matches. */
export function countsOf({ battles, markets, fullMarkets, captains, bought, played, end }: Figures): Counts {
  const once = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 1]));
  return {
    battles,
    markets,
    'full markets': fullMarkets,
    ...once(captains.map((captain) => `had ${captain}`)),
    ...once(bought.map((kind) => `bought ${kind}`)),
    ...once(played.map((kind) => `played ${kind}`)),
    ...once(
      end === null
        ? []
        : [`won as rank ${end.rankOfWinner}`, `won with ${end.captain ?? 'no Captain'}`, `by ${end.by}`],
    ),
  };
}

function endOf({ outcome, rank, camps }: TrexlandsState): End | null {
  const [winner] = outcome?.winners ?? [];
  if (outcome === null || winner === undefined) return null;
  return {
    winner,
    by: outcome.by,
    rankOfWinner: rank.indexOf(winner) + 1,
    captain: camps[winner]?.captain?.id ?? null,
  };
}

class Count {
  battles = 0;
  markets = 0;
  fullMarkets = 0;
  dealt = 0;
  readonly bought = new Set<CardKind>();
  readonly played = new Set<CardKind>();

  note(event: TrexlandsEvent): void {
    switch (event.type) {
      case 'battle':
        this.battles += 1;
        break;
      case 'exchange-opened':
        this.markets += 1;
        this.dealt = 0;
        break;
      case 'dealt':
        this.dealt += 1;
        if (this.dealt === FULL_MARKET) this.fullMarkets += 1;
        break;
      case 'awarded':
        if (!isClima(event.card)) this.bought.add(kindOf(event.card));
        break;
      case 'revealed':
        if (event.how !== 'caught') this.bought.add(kindOf(event.card));
        break;
      case 'played':
        this.played.add(kindOf(event.card));
        break;
      default:
    }
  }

  course({ cycle }: TrexlandsState): Course {
    return {
      cycles: cycle,
      battles: this.battles,
      markets: this.markets,
      fullMarkets: this.fullMarkets,
      bought: [...this.bought],
      played: [...this.played],
    };
  }
}
