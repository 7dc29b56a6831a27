import type { ReactNode } from 'react';
import { TableMain } from '#app/frame/TableMain.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { Hud } from '../hud/Hud.tsx';
import { useMatch, useNaming } from '../hud/useTable.ts';
import { TractionInput } from '../input/TractionInput.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { TableSound } from '../sound/TableSound.tsx';
import { TableVibration } from '../sound/TableVibration.tsx';
import { RulesSheet } from '../teach/RulesSheet.tsx';
import { Undrawn } from './Undrawn.tsx';
import { EndPanel } from './EndPanel.tsx';
import { useFoulQuestion } from './useFoulQuestion.ts';
import { useTextPanel } from './useTextPanel.tsx';

export interface TablesideProps {
  /** Null where it is told in words only. */
  readonly table: ReactNode;
  /** In the dock's place, when there is none. */
  readonly foot: ReactNode;
}

/** The table of Traction with everything around it. */
export function Tableside({ table, foot }: TablesideProps) {
  const text = useTextPanel();
  useFoulQuestion();
  const { header, state } = useMatch();
  const naming = useNaming();
  const stage = useSession((session) => session.stage);
  const bodyHash = useSession((session) => session.bodyHash);
  return (
    <TractionInput>
      <TableMain
        title={`${gameTexts.card.name}: ${texts.table.title(header.seats.map((_, seat) => naming.seat(seat)))}`}
        data={{
          'data-stage': stage,
          'data-seat': state.turn.seat,
          'data-turn': state.turn.number,
          'data-bodies': bodyHash ?? undefined,
        }}
        table={table ?? <Undrawn />}
        still={false} // a hand that a picture or a test asks for is done at once all the same
      >
        <TableSound />
        <TableVibration />
        <RulesSheet>
          <Hud text={text} foot={foot} />
          <EndPanel besideText={text.open} />
        </RulesSheet>
      </TableMain>
    </TractionInput>
  );
}
