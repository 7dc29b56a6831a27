import type { ReactNode, RefObject } from 'react';
import { useCalm } from '../settings/useAmbience.ts';
import { SceneProvider } from './SceneContext.tsx';
import { TableCanvas } from './TableCanvas.tsx';
import type { TableScene } from './tableScene.ts';
import { useChange, useSettings } from '../settings/useSettings.tsx';

const FILL = { position: 'absolute', inset: 0, touchAction: 'none' } as const;

export interface TableWidgetProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly scene: TableScene;
  /**
   * No animation, for pictures that are the same every time. With less motion wanted there are no flights of the camera
   * either; pieces still move as a hand moves them.
   */
  readonly still: boolean;
  /** Marks over the table, and listeners to it. */
  readonly children?: ReactNode;
}

/** The table that is played at; fills its parent. */
export function TableWidget({ root, label, scene, still: asked, children }: TableWidgetProps) {
  const still = useCalm(asked);
  const change = useChange();
  const inWords = useSettings((settings) => settings.textTable);
  return (
    // The table is one widget, played by keys and pointers alike; the rule does not know that an application takes the
    // focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={root} style={FILL} role="application" tabIndex={0} aria-label={label} data-testid="table">
      <SceneProvider scene={scene}>
        <TableCanvas root={root} still={still} onWords={inWords ? undefined : () => change({ textTable: true })}>
          {children}
        </TableCanvas>
      </SceneProvider>
    </div>
  );
}
