import { FaultLine } from '#app/frame/FaultLine.tsx';
import { useSession, useCommands } from '#app/tables/trexlands/session/SessionContext.tsx';
import { withoutClauses } from '#play/trexlands/words/clausesNamed.ts';
import { withNames } from '#play/trexlands/words/names.ts';
import { useNames } from '../useTable.ts';

/** Why the last command did nothing. */
export function FaultNote() {
  const fault = useSession((session) => session.fault);
  const names = useNames();
  const { dismissFault } = useCommands();
  return (
    <FaultLine
      fault={fault}
      said={(message) => withNames(withoutClauses(message).text, names)}
      clause={fault && withoutClauses(fault.message).clause}
      onDismiss={dismissFault}
    />
  );
}
