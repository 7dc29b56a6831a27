import { useCommands, useSession } from '../match/SessionContext.tsx';
import { texts } from '../texts.ts';
import { Icon } from './Icon.tsx';
import { withNames } from './model/naming.ts';
import { useNaming } from './useTable.ts';

/** Why the last command did nothing. */
export function FaultNote() {
  const fault = useSession((session) => session.fault);
  const naming = useNaming();
  const { dismissFault } = useCommands();
  return (
    <output className="status">
      {fault !== null && (
        <span className="panel fault" data-fault={fault.code}>
          {withNames(fault.message, naming)}
          <button type="button" className="button quiet icon" aria-label={texts.referee.dismiss} onClick={dismissFault}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </output>
  );
}
