import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';

export interface PageProps {
  /** The title of the browser's tab. */
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet that fills the window. Focus goes to its top when it comes, so that a screen reader starts there. */
export function Page({ title, className = '', children }: PageProps) {
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = texts.titleOf(title);
    top.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <main ref={top} tabIndex={-1} className={`page ${className}`}>
      {children}
    </main>
  );
}

/** The next thing to do: a question if there is one, else the dock. */
const YOUR_MOVE = '.prompt button, .command-line input, .dock button:not(:disabled)';

/**
 * The first stop of the keyboard: past the table, where Tab goes from piece to piece, and past everything in the head.
 */
export function SkipLink() {
  return (
    <button
      type="button"
      className="button skip"
      onClick={() => document.querySelector<HTMLElement>(YOUR_MOVE)?.focus()}
    >
      {texts.skip}
    </button>
  );
}

export interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  /** Another way on, beside the way back. */
  readonly more?: ReactNode;
}

/** A page in the place of another one: one sentence, what can be done, and a way back. */
export function Message({ title, text, children, more }: MessageProps) {
  return (
    <Page title={title} className="message">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <div className="row">
        <a className={children === undefined ? 'button primary' : 'button'} href={makeRoute({ page: 'start' })}>
          {texts.backToStart}
        </a>
        {more}
      </div>
    </Page>
  );
}

export const NotFound = () => <Message title={texts.notFound.title} text={texts.notFound.text} />;

export interface LoadingProps {
  readonly text?: string;
}

/** While physics, scene or a saved match are on their way. */
export function Loading({ text = texts.loading.page }: LoadingProps) {
  return (
    <output className="loading">
      <span className="loading-mark" aria-hidden="true">
        <svg viewBox="0 0 24 24" width="48" height="48">
          <path d="M12 3 21 20 3 20Z" />
        </svg>
      </span>
      <span>{text}</span>
    </output>
  );
}
