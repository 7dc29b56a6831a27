import { useEffect, type ReactNode } from 'react';
import { TableSound } from '../sound/TableSound.tsx';
import { TableVibration } from '../sound/TableVibration.tsx';
import { Hud } from '../hud/Hud.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { useMatch, useNaming } from '../hud/useTable.ts';
import { TractionInput } from '../input/TractionInput.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { idOfMatch } from '../../../session/matchIds.ts';
import { useLibrary } from '../../../storage/useLibrary.tsx';
import { RulesSheet } from '../teach/RulesSheet.tsx';
import { texts } from '../../../texts.ts';
import { Undrawn } from './Undrawn.tsx';
import { EndPanel } from './EndPanel.tsx';
import { useCalmTable } from './useCalmTable.ts';
import { useTextPanel } from './useTextPanel.tsx';
import { Trouble } from '../../../frame/Trouble.tsx';

export interface TablesideProps {
  /** Null where it is told in words only. */
  readonly table: ReactNode;
  /** In the dock's place, when there is none. */
  readonly foot: ReactNode;
}

/** The table with everything around it; what happens is also in its data attributes, for whoever waits for it. */
export function Tableside({ table, foot }: TablesideProps) {
  const text = useTextPanel();
  useCalmTable();
  const match = useMatch();
  const naming = useNaming();
  const stage = useSession((session) => session.stage);
  const bodyHash = useSession((session) => session.bodyHash);
  const saved = useLibrary((library) => library.saved);
  const { state, log, header } = match;
  useEffect(() => {
    document.title = texts.titleOf(texts.table.title(header.seats.map((_, seat) => naming.seat(seat))));
  }, [header, naming]);
  return (
    <main
      className="tableside"
      data-stage={stage}
      data-seat={state.turn.seat}
      data-turn={state.turn.number}
      data-actions={log.length}
      data-saved={saved?.id === idOfMatch(match) ? saved.actions : undefined}
      data-hash={log.at(-1)?.hash}
      data-bodies={bodyHash ?? undefined}
      data-winners={state.outcome?.winners.join(' ')}
    >
      <SkipLink />
      <TractionInput>
        <div className="table-view">{table ?? <Undrawn />}</div>
        <TableSound />
        <TableVibration />
        <RulesSheet>
          <Hud text={text} foot={foot} />
          <EndPanel besideText={text.open} />
        </RulesSheet>
        <div className="table-trouble">
          <Trouble />
        </div>
      </TractionInput>
    </main>
  );
}
