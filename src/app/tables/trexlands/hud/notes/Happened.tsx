import { SaidCard } from '../../../../frame/SaidCard.tsx';
import { useSession } from '../../session/SessionContext.tsx';
import { sayingsOf } from '../model/sayings.ts';
import { useNames } from '../useTable.ts';

/** What the last action came to. */
export function Happened() {
  const events = useSession((session) => session.events);
  const names = useNames();
  return <SaidCard of={events} sayings={sayingsOf(events, names)} />;
}
