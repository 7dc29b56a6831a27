import { whatMayBeDone } from '../../../../../games/traction/queries.ts';
import type { Seat } from '../../../../../sim/ids.ts';
import { ConcedeChoice } from '../../../../frame/menu/ConcedeChoice.tsx';
import { useCommands } from '../../session/SessionContext.tsx';
import { useMatch, useNaming } from '../useTable.ts';

/** Giving up. */
export function Concede({ onDone }: { readonly onDone: () => void }) {
  const { state } = useMatch();
  const naming = useNaming();
  const { concede } = useCommands();
  const give = (seat: Seat): void => {
    concede(seat);
    onDone();
  };
  return <ConcedeChoice seats={whatMayBeDone(state).concede} name={naming.seat} onConcede={give} />;
}
