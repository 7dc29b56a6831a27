import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { late } from './late.ts';
import { LateFault } from './lateFault.ts';
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
      <PartBoundary renderInstead={(why) => instead(why, props)}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  readonly renderInstead: (why: LateFault) => ReactNode;
  readonly children: ReactNode;
}

/** Only for what did not come: a bug is for the boundary of the page. */
class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    if (!(error instanceof LateFault)) throw error;
    return this.props.renderInstead(error);
  }
}
