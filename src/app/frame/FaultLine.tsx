import { type CSSProperties, useEffect, useRef, useState } from 'react';
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

/** A refusal belongs to a press or a release that was so lately, ms (house value). */
const LATELY_MS = 1000;
const KINDS = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Where a pointer was lately pressed or let go, as style sheets read it (styles/said.css); undefined after a key. */
function useLastPress(): () => CSSProperties | undefined {
  const last = useRef<PointerEvent | null>(null);
  useEffect(() => {
    const note = (event: PointerEvent | KeyboardEvent): void => {
      last.current = event.type === 'keydown' ? null : (event as PointerEvent);
    };
    for (const kind of KINDS) window.addEventListener(kind, note, { capture: true });
    return () => KINDS.forEach((kind) => window.removeEventListener(kind, note, { capture: true }));
  }, []);
  return () => {
    const press = last.current;
    if (press === null || performance.now() - press.timeStamp > LATELY_MS) return undefined;
    return { '--x': `${press.clientX}px`, '--y': `${press.clientY}px` } as CSSProperties;
  };
}

/**
 * Why the last command did nothing, beside the press that ordered it. It is there while it is empty, too, or it would
 * not be read out when it is filled.
 */
export function FaultLine({ fault, text, clause = null, onDismiss }: FaultLineProps) {
  const lastPress = useLastPress();
  const [refused, setRefused] = useState<{ readonly fault: Fault | null; readonly at: CSSProperties | undefined }>();
  if (refused?.fault !== fault) setRefused({ fault, at: fault === null ? undefined : lastPress() });
  const at = refused?.at;
  return (
    <output className="status">
      {fault !== null && (
        <span className={at === undefined ? 'panel fault' : 'panel fault here'} style={at} data-fault={fault.code}>
          {text} {clause !== null && <ClauseMark clause={clause} />}
          <DismissButton onDismiss={onDismiss} />
        </span>
      )}
    </output>
  );
}
