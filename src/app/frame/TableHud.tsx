import { useMemo, useState, type ReactNode } from 'react';
import { KeysContext } from '../input/keys/KeysContext.ts';
import type { KeyAction } from '#play/input/keys/keyMap.ts';
import { RulesContext, type Rulebook } from '../teach/rulesSheet.ts';
import { STILL_ASKED } from '../urlFlags.ts';
import { HeldClock } from './dock/HeldClock.tsx';
import type { TableSheet } from './menu/TableSheets.tsx';

/** The sheet that lies over a table, and the way to another. */
export interface ShownSheet {
  readonly sheet: TableSheet | null;
  readonly onSheet: (sheet: TableSheet | null) => void;
}

export interface TableHudProps {
  /** The keys' actions at this table. */
  readonly actions: readonly KeyAction[];
  /** Every clause in its words: loaded when the first of them is named. */
  readonly clauses: Rulebook['load'];
  /** The sheet that a clause opens. */
  readonly opens: 'help' | 'rules';
  readonly children: (shown: ShownSheet) => ReactNode;
}

/** Sheets, rules that any clause opens, keys and the clock around the panels of a table. */
export function TableHud({ actions, clauses, opens, children }: TableHudProps) {
  const [sheet, setSheet] = useState<TableSheet | null>(null);
  const rulebook = useMemo<Rulebook>(
    () => ({ open: (clause) => setSheet({ what: opens, clause }), load: clauses }),
    [clauses, opens],
  );
  return (
    <HeldClock still={STILL_ASKED}>
      <RulesContext value={rulebook}>
        <KeysContext value={actions}>{children({ sheet, onSheet: setSheet })}</KeysContext>
      </RulesContext>
    </HeldClock>
  );
}
