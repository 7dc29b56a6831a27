import { FaultLine } from '#app/frame/FaultLine.tsx';
import { useCommands, useSession } from '../session/SessionContext.tsx';
import { withNames } from '#play/traction/say/naming.ts';
import { useNaming } from './useTable.ts';

/** Why the last command did nothing. */
export function FaultNote() {
  const fault = useSession((session) => session.fault);
  const naming = useNaming();
  const { dismissFault } = useCommands();
  return <FaultLine fault={fault} said={(message) => withNames(message, naming)} onDismiss={dismissFault} />;
}
