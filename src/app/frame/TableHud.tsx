import { useMemo, useState, type ReactNode } from 'react';
import { KeysContext } from '../input/keys/KeysContext.ts';
import type { KeyAction } from '#play/input/keys/keyMap.ts';
import { RulesContext, type Rulebook } from '../teach/rulesSheet.tsx';
import { STILL_ASKED } from '../urlFlags.ts';
import { HeldClock } from './dock/Countdown.tsx';
import type { TableSheet } from './menu/TableSheets.tsx';
import { texts } from '#play/texts.ts';
import { seatStyle } from '../ui/SeatBadge.tsx';
import { useCompact } from '../ui/useCompact.ts';
import type { TurnSheet } from '#play/say/turnSheet.ts';
import { useSeatNames, useToYou } from './AtTable.tsx';
import { useStore } from 'zustand';
import { lastHappening, type Notebook } from '#play/textTable/notebook.ts';

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

export interface TurnCardProps {
  readonly sheet: TurnSheet;
  /** The detail with more than words in it. */
  readonly detail?: ReactNode;
}

/** The turn, in the player's colour, and the task. */
export function TurnCard({ sheet, detail }: TurnCardProps) {
  const { seat, headline } = sheet;
  const compact = useCompact();
  const [names, toYou] = [useSeatNames(), useToYou()];
  const colour = seat === null ? null : names.colour(seat);
  return (
    <section className="turn-card" aria-label={texts.table.panelTurn} style={colour === null ? {} : seatStyle(colour)}>
      <div className="turn-words">
        <h1>{toYou(headline)}</h1>
        <p className="note">{detail ?? toYou((compact ? sheet.short : undefined) ?? sheet.detail)}</p>
      </div>
    </section>
  );
}

/** Says turns and rulings to a screen reader, politely, as they come; not where the text table says them already. */
export function Announcer({ notebook, quiet }: { readonly notebook: Notebook; readonly quiet: boolean }) {
  const said = useStore(notebook, lastHappening)?.lines.join(' ') ?? '';
  return (
    <output className="unseen" aria-live="polite" data-announced={said}>
      {quiet ? '' : said}
    </output>
  );
}
