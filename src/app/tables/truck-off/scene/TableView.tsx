import { useMemo, useRef } from 'react';
import { TableWidget } from '#app/scene/TableWidget.tsx';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import { table } from '#play/truck-off/texts/table.ts';
import { useTheThrowing } from '../throwing/ThrowingContext.tsx';
import { Debugging } from './Debugging.tsx';
import { Marks } from './Marks.tsx';
import { PointerLayer } from './PointerLayer.tsx';
import { sceneOfSession } from './sessionScene.ts';

/** The table of Truck Off that is played at. */
export function TableView() {
  const session = useTheSession();
  const throwing = useTheThrowing();
  const scene = useMemo(() => sceneOfSession(session, throwing), [session, throwing]);
  const root = useRef<HTMLDivElement>(null);
  return (
    <TableWidget root={root} label={table.label} scene={scene} still={STILL_ASKED}>
      <Marks />
      <PointerLayer root={root} />
      <Debugging />
    </TableWidget>
  );
}
