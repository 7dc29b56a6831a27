import { Component, type ReactNode } from 'react';
import { LateFault } from '../late/lateFault.ts';
import { texts } from '../texts.ts';

interface PictureBoundaryProps {
  /** Whether the browser has made a picture that can be drawn into. */
  readonly isMade: () => boolean;
  readonly renderInstead: (why: LateFault) => ReactNode;
  readonly children: ReactNode;
}

/** A picture that cannot be drawn takes nothing else with it; a bug in a scene is for the boundary of the page. */
export class PictureBoundary extends Component<PictureBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { isMade, renderInstead, children } = this.props;
    const error: unknown = this.state.error;
    if (error === null) return children;
    if (error instanceof LateFault) return renderInstead(error);
    if (isMade()) throw error;
    const { title, text } = texts.noWebgl;
    return renderInstead(new LateFault({ code: 'no-picture', message: text }, { title, cause: error }));
  }
}
