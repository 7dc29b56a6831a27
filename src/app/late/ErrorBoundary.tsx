import { Component, type ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Message } from '../ui/Page.tsx';
import { LateFault } from '#play/offThread/lateFault.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface ErrorBoundaryProps {
  /** A bug has broken this page; or, false, it has been left for another. */
  readonly onBroken?: (broken: boolean) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: { readonly error: unknown } | null;
}

/**
 * Bugs end here, with a sentence and a way back, and parts of the page that did not come; what else can go wrong never
 * throws. Give it a key: another page is another attempt.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof LateFault)) this.props.onBroken?.(true);
  }

  override componentWillUnmount(): void {
    if (this.state.broken !== null) this.props.onBroken?.(false);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    if (broken.error instanceof LateFault) return <NotLoaded why={broken.error} />;
    return (
      <Message title={texts.failed.title} text={texts.failed.text}>
        <details>
          <summary>{texts.failed.detail}</summary>
          <pre className="note">{String(broken.error)}</pre>
        </details>
        <div className="row">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {texts.failed.reload}
          </button>
        </div>
      </Message>
    );
  }
}

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
