import { STILL_ASKED } from '../../../asked.ts';
import type { OpenTable, TableBase, TablesideProps } from '../../../pages/tableModule.ts';
import { createRound } from '../session/session.ts';
import { RoundProvider } from '../session/SessionContext.tsx';
import type { NewRound } from '../session/sessionTypes.ts';
import { RoundTable } from '../scene/TableView.tsx';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { RoundTableside } from './Tableside.tsx';
import { standardRound } from './standardMatch.ts';

/** The table of Trexlands on this screen. */
export function openTable({ physics, pace, random }: TableBase): OpenTable {
  const session = createRound({ physics, pace, random });
  return {
    session,
    begin: (agreed) => session.commands.newMatch(agreed === null ? standardRound() : (agreed as NewRound)),
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <RoundProvider session={session}>
        <ThrowingProvider>
          <RoundTableside table={drawn ? <RoundTable still={STILL_ASKED} /> : null} foot={foot} />
        </ThrowingProvider>
      </RoundProvider>
    ),
  };
}
