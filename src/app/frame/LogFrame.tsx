import { useEffect, useRef, type ReactNode } from 'react';
import { useChange } from '../settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { DismissButton } from './DismissButton.tsx';

/** The events so far, the last in sight. `empty`: nothing has been played. */
export function LogFrame({ empty, children }: { readonly empty: boolean; readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const change = useChange();
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <section className="panel log" aria-label={texts.log.title}>
      <header>
        <h2>{texts.log.title}</h2>
        <DismissButton label={texts.log.close} onDismiss={() => change({ logShown: false })} />
      </header>
      {empty ? (
        <p className="note">{texts.log.empty}</p>
      ) : (
        // It scrolls; so a keyboard must be able to get there.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={list} className="log-entries" translate="no" tabIndex={0}>
          {children}
        </div>
      )}
    </section>
  );
}
