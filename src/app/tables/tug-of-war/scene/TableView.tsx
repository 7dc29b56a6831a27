import { useMemo, useRef } from 'react';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TableWidget } from '#app/scene/TableWidget.tsx';
import { useTheSession } from '../session/SessionContext.tsx';
import { table } from '#play/tug-of-war/texts/table.ts';
import { Debugging } from './Debugging.tsx';
import { Marks } from './Marks.tsx';
import { PointerLayer } from './PointerLayer.tsx';
import { sceneOfSession } from './sessionScene.ts';

/** The table of Tug of War that is played at. */
export function TableView() {
  const session = useTheSession();
  const scene = useMemo(() => sceneOfSession(session), [session]);
  const root = useRef<HTMLDivElement>(null);
  return (
    <TableWidget root={root} label={table.label} scene={scene} still={STILL_ASKED}>
      <Marks />
      <PointerLayer root={root} />
      <Debugging />
    </TableWidget>
  );
}
