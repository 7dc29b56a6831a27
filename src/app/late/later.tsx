import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { late } from './late.ts';
import { LateBoundary } from './ErrorBoundary.tsx';
import type { LateFault } from '#play/offThread/lateFault.ts';
import { PartNotLoaded } from './NotLoaded.tsx';

type Load<P> = () => Promise<ComponentType<P>>;

/** A component whose code comes when it is first shown; where it does not come, the error boundary says why. */
export const later = <P extends object>(load: Load<P>): ComponentType<P> =>
  lazy(async () => ({ default: await late(load) }));

/**
 * The same for a part of a page that stands without it: nothing is in its place while it comes, and where it does not
 * come, a note says why. `instead`: the note, where it is not simply put there.
 */
export function laterPart<P extends object>(
  load: Load<P>,
  instead: (why: LateFault, props: P) => ReactNode = (why) => <PartNotLoaded why={why} />,
): ComponentType<P> {
  const Part: ComponentType<P> = later(load);
  return function LaterPart(props: P) {
    return (
      <LateBoundary renderInstead={(why) => instead(why, props)}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </LateBoundary>
    );
  };
}
