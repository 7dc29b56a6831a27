import { onlyPerson } from '#engine/seats.ts';
import type { Owner } from '#games/truck-off/ids.ts';
import { moneyOf } from '#games/truck-off/queries.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { SeatsEnd } from '#app/frame/EndFrame.tsx';
import { ownersOf } from '#play/truck-off/places.ts';
import { firstBesideBarry } from '#play/truck-off/say/firstBesideBarry.ts';
import { texts } from '#play/texts.ts';
import { end } from '#play/truck-off/texts/table.ts';
import { useMatch, useOwnerNames } from './useTable.ts';
import { laterPart } from '#app/late/later.tsx';

const MoneyHistory = laterPart(async () => (await import('../end/MoneyHistory.tsx')).MoneyHistory);

/** The end of a match: who has won, with how much, and how it came to that. */
export function EndPanel() {
  const match = useMatch();
  const names = useOwnerNames();
  const { outcome } = match.state;
  if (outcome === null) return null;
  const owners = ownersOf(match.state).toSorted((a, b) => moneyOf(match.state, b) - moneyOf(match.state, a));
  const first = firstBesideBarry(match.state);
  const you = onlyPerson(match.header.seats);
  const nameOf = (owner: Owner): string => (owner === you ? texts.table.you : names.owner(owner));
  const kept = owners.map((owner) => [nameOf(owner), keptBy(match, owner)] as const).filter(([, amount]) => amount > 0);
  return (
    <SeatsEnd
      winners={outcome.winners}
      nobody={end.barry}
      number={end.all(owners.map((owner) => [nameOf(owner), moneyOf(match.state, owner)]))}
      by={outcome.by === 'most-money' && kept.length > 0 ? end.kept(kept) : end.by[outcome.by]}
    >
      {first !== null && <p>{end.firstOfPlayers(names.seat(first))}</p>}
      <MoneyHistory match={match} />
    </SeatsEnd>
  );
}

/** The money for cards that were left in its hand (TO-30). */
const keptBy = ({ log }: Pick<SeenTruckOff, 'log'>, owner: Owner): number =>
  (log.at(-1)?.events ?? []).reduce((sum, e) => sum + (e.type === 'hand-paid' && e.seat === owner ? e.amount : 0), 0);
