import type { Fault } from '#sim/result.ts';
import { ClauseMark } from '../teach/rulesSheet.tsx';
import { DismissButton } from './DismissButton.tsx';

export interface FaultLineProps {
  readonly fault: Fault | null;
  /** Its sentence with the players' names in it. */
  readonly text: string;
  /** The clause to which a mark leads; it stands in no sentence then. */
  readonly clause?: string | null;
  readonly onDismiss: () => void;
}

/**
 * Why the last command did nothing. It is there while it is empty, too, or it would not be read out when it is filled.
 */
export function FaultLine({ fault, text, clause = null, onDismiss }: FaultLineProps) {
  return (
    <output className="status">
      {fault !== null && (
        <span className="panel fault" data-fault={fault.code}>
          {text} {clause !== null && <ClauseMark clause={clause} />}
          <DismissButton onDismiss={onDismiss} />
        </span>
      )}
    </output>
  );
}
