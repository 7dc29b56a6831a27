import { SaidCard } from '../../../../frame/SaidCard.tsx';
import { useSession } from '../../session/SessionContext.tsx';
import { sayingsOf } from '../model/sayings.ts';
import { useNames } from '../useTable.ts';

/** The outcome of the last action. */
export function Happened() {
  const events = useSession((session) => session.events);
  const names = useNames();
  return <SaidCard of={events} sayings={sayingsOf(events, names)} />;
}
