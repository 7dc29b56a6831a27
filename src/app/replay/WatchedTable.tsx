import type { ReactNode } from 'react';
import { TableCanvas } from '../scene/TableCanvas.tsx';
import { useCalm } from '../settings/useAmbience.ts';
import { useUncovered, type Sight } from '../frame/uncovered/useUncovered.ts';
import { texts } from '#play/texts.ts';
import type { Watch } from './useWatch.ts';
import { KeepDrawing } from './video/KeepDrawing.tsx';

export interface WatchedTableProps {
  readonly watch: Watch;
  /** Nothing flies and grows: a picture, or a test. */
  readonly still: boolean;
  /** Marks over the table. */
  readonly children?: ReactNode;
}

/** The table of a replay is no question: panels beside it are framed around, whatever they say. */
const NOTHING_THROWN: Sight = { thrown: '[data-thrown]', choosing: '[data-choosing]' };

/** The table of a replay, with nothing on it to be done but to bring the controls back. */
export function WatchedTable({
  watch: { root, clean, setClean, isFilming },
  still: asked,
  children,
}: WatchedTableProps) {
  const still = useCalm(asked);
  useUncovered(root, NOTHING_THROWN);
  return (
    // A tap brings the controls back; so does any key, and a button for those who tab.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className="table-view"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={texts.replay.table}
      data-testid="table"
      onClick={clean && !isFilming ? () => setClean(false) : undefined}
    >
      <TableCanvas root={root} still={still}>
        {children}
        {isFilming && <KeepDrawing />}
      </TableCanvas>
    </div>
  );
}
