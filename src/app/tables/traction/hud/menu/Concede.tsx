import { whatMayBeDone } from '#games/traction/queries.ts';
import type { Seat } from '#sim/ids.ts';
import { ConcedeChoice } from '#app/frame/menu/ConcedeChoice.tsx';
import { useCommands } from '#app/tables/traction/session/SessionContext.tsx';
import { useMatch, useNaming } from '../useTable.ts';

/** Giving up; never for a bot. */
export function Concede({ onDone }: { readonly onDone: () => void }) {
  const { state, header } = useMatch();
  const naming = useNaming();
  const { concede } = useCommands();
  const give = (seat: Seat): void => {
    concede(seat);
    onDone();
  };
  const persons = whatMayBeDone(state).concede.filter((seat) => header.seats[seat]?.kind === 'person');
  return <ConcedeChoice seats={persons} name={naming.seat} onConcede={give} />;
}
