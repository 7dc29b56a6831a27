import { FaultLine } from '../../../../frame/FaultLine.tsx';
import { useRound, useRoundCommands } from '../../session/SessionContext.tsx';
import { withNames } from '../../words/names.ts';
import { useNames } from '../useTable.ts';

/** Why the last command did nothing. */
export function RoundFault() {
  const fault = useRound((round) => round.fault);
  const names = useNames();
  const { dismissFault } = useRoundCommands();
  return <FaultLine fault={fault} said={(message) => withNames(message, names)} onDismiss={dismissFault} />;
}
