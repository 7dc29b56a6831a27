import type { Fault } from '../../sim/result.ts';
import { useCommands, useSession } from '../tables/traction/session/SessionContext.tsx';
import { texts } from '../texts.ts';
import { Icon } from './Icon.tsx';
import { withNames } from '../tables/traction/hud/model/naming.ts';
import { useNaming } from '../tables/traction/hud/useTable.ts';

/** Why the last command did nothing. */
export function FaultNote() {
  const fault = useSession((session) => session.fault);
  const naming = useNaming();
  const { dismissFault } = useCommands();
  return <FaultLine fault={fault} said={(message) => withNames(message, naming)} onDismiss={dismissFault} />;
}

export interface FaultLineProps {
  readonly fault: Fault | null;
  /** The sentence with the players' names in it. */
  readonly said: (message: string) => string;
  readonly onDismiss: () => void;
}

/** The same at any table. It is there while it is empty, too, or it would not be read out when it is filled. */
export function FaultLine({ fault, said, onDismiss }: FaultLineProps) {
  return (
    <output className="status">
      {fault !== null && (
        <span className="panel fault" data-fault={fault.code}>
          {said(fault.message)}
          <button type="button" className="button quiet icon" aria-label={texts.referee.dismiss} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </output>
  );
}
