import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '../texts.ts';

/** The events so far, the last in sight. `empty`: nothing has been played. */
export function LogFrame({ empty, children }: { readonly empty: boolean; readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <section className="panel log" aria-label={texts.log.title}>
      <h2>{texts.log.title}</h2>
      {empty ? (
        <p className="note">{texts.log.empty}</p>
      ) : (
        // It scrolls; so a keyboard must be able to get there.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={list} className="log-entries" tabIndex={0}>
          {children}
        </div>
      )}
    </section>
  );
}
