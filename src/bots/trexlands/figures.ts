import type { MatchPlan } from '../../engine/match.ts';
import type { CaptainId } from '../../games/trexlands/captains.ts';
import { isClima, kindOf } from '../../games/trexlands/cards/ids.ts';
import type { CardKind } from '../../games/trexlands/cards/kinds.ts';
import type { TrexlandsEvent } from '../../games/trexlands/events.ts';
import type { Outcome, TrexlandsState } from '../../games/trexlands/state.ts';
import type { TrexlandsTypes } from '../../games/trexlands/trexlands.ts';
import { ok, type Result } from '../../sim/result.ts';
import { playByOdds } from './byOdds.ts';
import type { Policy } from './policies.ts';

/** Figures of one match: what the balance of the house values is judged by. Plain data. */
export interface Figures {
  readonly winner: number;
  readonly by: Outcome['by'];
  /** 1 is the first. */
  readonly rankOfWinner: number;
  /** By seat; null where none was chosen. */
  readonly captains: readonly (CaptainId | null)[];
  readonly cycles: number;
  readonly battles: number;
  /** Exchanges, and those whose market dealt all its cards. */
  readonly markets: number;
  readonly fullMarkets: number;
  /** Kinds that came into a Camp, and kinds that were played. */
  readonly bought: readonly CardKind[];
  readonly played: readonly CardKind[];
}

const FULL_MARKET = 4; // cards, TX-30

/** Plays a match by odds and counts it. Faults: those of `playByOdds`. */
export function figuresOf(plan: MatchPlan<TrexlandsTypes>, policies: readonly Policy[]): Result<Figures> {
  const count = new Count();
  const end = playByOdds(plan, policies, ({ events }) => events.forEach((event) => count.note(event)));
  return end.ok ? ok(count.figures(end.value)) : end;
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

  figures({ outcome, rank, camps, cycle }: TrexlandsState): Figures {
    const [winner] = outcome?.winners ?? [];
    if (outcome === null || winner === undefined) throw new Error('a match that is over has a winner');
    return {
      winner,
      by: outcome.by,
      rankOfWinner: rank.indexOf(winner) + 1,
      captains: camps.map(({ captain }) => captain?.id ?? null),
      cycles: cycle,
      battles: this.battles,
      markets: this.markets,
      fullMarkets: this.fullMarkets,
      bought: [...this.bought],
      played: [...this.played],
    };
  }
}
