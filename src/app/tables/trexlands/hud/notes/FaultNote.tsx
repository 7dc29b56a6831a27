import { FaultLine } from '../../../../frame/FaultLine.tsx';
import { useSession, useCommands } from '../../session/SessionContext.tsx';
import { withoutClauses } from '../../words/clausesNamed.ts';
import { withNames } from '../../words/names.ts';
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
