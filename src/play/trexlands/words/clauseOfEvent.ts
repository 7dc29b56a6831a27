import { tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { valueOf } from '#games/trexlands/cards/kinds.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';

type Clauses = Readonly<Partial<Record<TrexlandsEvent['type'], string>>>;

/** The clause that says most about what happened; none where there is nothing to look up. */
const CLAUSES: Clauses = {
  'turn-began': 'TX-05',
  'did-not-tumble': 'TX-63',
  ranked: 'TX-04',
  stacked: 'TX-22',
  unstacked: 'TX-22',
  announced: 'TX-43',
  cancelled: 'TX-45',
  withdrawn: 'TX-67',
  'time-over': 'TX-68',
  countered: 'TX-43',
  'took-effect': 'TX-44',
  claimed: 'TX-20',
  battle: 'TX-17',
  'attack-failed': 'TX-16',
  'attack-won': 'TX-18',
  'all-down': 'TX-18',
  'post-placed': 'TX-52',
  scored: 'TX-24',
  'exchange-opened': 'TX-54',
  dealt: 'TX-30',
  clima: 'TX-30',
  bid: 'TX-31',
  awarded: 'TX-34',
  'arena-filled': 'TX-69',
  placed: 'TX-39',
  challenged: 'TX-40',
  supplied: 'TX-47',
  tied: 'TX-27',
};

const ROLLED = { rank: 'TX-04', battle: 'TX-17', clima: 'TX-30', tie: 'TX-27' } as const;
const WON = { 'x-scored': 'TX-26', 'cycle-limit': 'TX-60', 'tie-roll': 'TX-27', concession: null } as const;

const overpaid = ({ card, coins }: Extract<TrexlandsEvent, { readonly type: 'revealed' }>): boolean =>
  coins > valueOf(tribuKindOf(card));

export function clauseOfEvent(event: TrexlandsEvent): string | null {
  if (event.type === 'forfeited')
    return { tie: 'TX-33', 'lower-tie': 'TX-34', 'no-bid': 'TX-35', 'gave-up': 'TX-67' }[event.why];
  if (event.type === 'rolled' || event.type === 'undecided') return ROLLED[event.why];
  if (event.type === 'revealed')
    return { bought: overpaid(event) ? 'TX-38' : 'TX-36', bluff: 'TX-37', caught: 'TX-37' }[event.how];
  if (event.type === 'won') return WON[event.by];
  return CLAUSES[event.type] ?? null;
}
