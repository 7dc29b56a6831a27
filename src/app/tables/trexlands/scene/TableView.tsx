import { useMemo, useRef } from 'react';
import { TableWidget } from '#app/scene/TableWidget.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import { useTheThrowing } from '../throwing/ThrowingContext.tsx';
import { CallMarks } from './rolls/CallMarks.tsx';
import { ThrowMarks } from './rolls/ThrowMarks.tsx';
import { Debugging } from './Debugging.tsx';
import { Marks } from './Marks.tsx';
import { PointerLayer } from './PointerLayer.tsx';
import { sceneOfSession } from './sessionScene.ts';
import { useAimKeys } from './useAimKeys.ts';

/**
 * The table of Trexlands that is played at. `still`: no animation, for pictures that are the same every time. `guided`:
 * a match, which hints explain.
 */
export function TableView({ still, guided = false }: { readonly still: boolean; readonly guided?: boolean }) {
  const session = useTheSession();
  const throwing = useTheThrowing();
  const scene = useMemo(() => sceneOfSession(session, throwing), [session, throwing]);
  const root = useRef<HTMLDivElement>(null);
  useAimKeys(root);
  return (
    <TableWidget root={root} label={gameTexts.table.label} scene={scene} still={still}>
      <Marks guided={guided} />
      <ThrowMarks />
      <CallMarks />
      <PointerLayer root={root} />
      <Debugging />
    </TableWidget>
  );
}
