import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '#play/texts.ts';

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
