import { useMemo, useRef } from 'react';
import { TableCanvas } from '../../../scene/TableCanvas.tsx';
import { useAmbience } from '../../../settings/useAmbience.ts';
import { gameTexts } from '../texts.ts';
import { SceneProvider } from '../../../scene/SceneContext.tsx';
import { useTheSession } from '../session/SessionContext.tsx';
import { useTheThrowing } from '../throwing/ThrowingContext.tsx';
import { CallMarks } from './rolls/CallMarks.tsx';
import { ThrowMarks } from './rolls/ThrowMarks.tsx';
import { Debugging } from './Debugging.tsx';
import { Marks } from './Marks.tsx';
import { PointerLayer } from './PointerLayer.tsx';
import { sceneOfSession } from './sessionScene.ts';
import { useAimKeys } from './useAimKeys.ts';

const FILL = { position: 'absolute', inset: 0, touchAction: 'none' } as const;

/**
 * The table of Trexlands that is played at; fills its parent. `still`: no animation, for pictures that are the same
 * every time.
 */
export function TableView({ still: asked }: { readonly still: boolean }) {
  const still = useAmbience().motion === 'reduced' || asked;
  const session = useTheSession();
  const throwing = useTheThrowing();
  const scene = useMemo(() => sceneOfSession(session, throwing), [session, throwing]);
  const root = useRef<HTMLDivElement>(null);
  useAimKeys(root);
  return (
    // The table is one widget, played by keys and pointers alike; the rule does not know that an application takes the
    // focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={root} style={FILL} role="application" tabIndex={0} aria-label={gameTexts.table.label} data-testid="table">
      <SceneProvider scene={scene}>
        <TableCanvas root={root} still={still}>
          <Marks />
          <ThrowMarks />
          <CallMarks />
          <PointerLayer root={root} />
          <Debugging />
        </TableCanvas>
      </SceneProvider>
    </div>
  );
}
