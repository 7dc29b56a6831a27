import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { WayBack } from '../pages/WayBack.tsx';
import { useChange, useSettings } from '../settings/useSettings.tsx';
import { Page } from '../ui/Page.tsx';
import { Button } from '#app/ui/Button.tsx';

export interface TasksPageProps {
  readonly title: string;
  readonly lead: string;
  /** Whether a task that was passed is one of this page: other games remember theirs in the same place. */
  readonly isOurs: (id: string) => boolean;
  /** The rows. */
  readonly children: ReactNode;
  /** The first way on beneath them. */
  readonly way?: ReactNode;
}

/** Tasks of a game in rows, and which of them are done, which can be forgotten. */
export function TasksPage({ title, lead, isOurs, children, way }: TasksPageProps) {
  const passed = useSettings(({ passedDrills }) => passedDrills);
  const change = useChange();
  const forgets = passed.some(isOurs);
  return (
    <Page title={title} className="drills-page">
      <WayBack />
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
      {(forgets || way !== undefined) && (
        <div className="row">
          {way}
          {forgets && (
            <Button look="quiet" onClick={() => change({ passedDrills: passed.filter((id) => !isOurs(id)) })}>
              {texts.drills.forget}
            </Button>
          )}
        </div>
      )}
    </Page>
  );
}
