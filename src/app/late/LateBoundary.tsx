import { Component, type ReactNode } from 'react';
import { LateFault } from '#play/offThread/lateFault.ts';

interface LateBoundaryProps {
  /** The fault behind another error; null for a bug, as every other error is where it is left out. */
  readonly faultOf?: (error: unknown) => LateFault | null;
  readonly renderInstead: (why: LateFault) => ReactNode;
  readonly children: ReactNode;
}

/** A part that did not come takes nothing else of the page with it; a bug is for the boundary of the page. */
export class LateBoundary extends Component<LateBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { faultOf, renderInstead, children } = this.props;
    const error: unknown = this.state.error;
    if (error === null) return children;
    const why = error instanceof LateFault ? error : (faultOf?.(error) ?? null);
    if (why === null) throw error;
    return renderInstead(why);
  }
}
