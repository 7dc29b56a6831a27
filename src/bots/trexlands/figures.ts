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

/** Figures of a match that is over: what the balance of the house values is judged by. */
export interface Figures extends Course, End {
  /** By seat; null where none was chosen. */
  readonly captains: readonly (CaptainId | null)[];
}

const FULL_MARKET = 4; // cards, TX-30

/** Plays a match by odds and counts it. Faults: those of `playByOdds`. */
export function figuresOf(plan: MatchPlan<TrexlandsTypes>, policies: readonly Policy[]): Result<Figures> {
  const events: TrexlandsEvent[] = [];
  const ended = playByOdds(plan, policies, (step) => events.push(...step.events));
  if (!ended.ok) return ended;
  const { end, ...course } = countedOf(events, ended.value);
  if (end === null) throw new Error('a match that is over has a winner');
  return ok({ ...course, ...end, captains: ended.value.camps.map(({ captain }) => captain?.id ?? null) });
}

/** The figures of a match with these events, as it stands; `end` is null while nobody has won. */
export function countedOf(
  events: readonly TrexlandsEvent[],
  state: TrexlandsState,
): Course & { readonly end: End | null } {
  const count = new Count();
  for (const event of events) count.note(event);
  return { ...count.course(state), end: endOf(state) };
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
