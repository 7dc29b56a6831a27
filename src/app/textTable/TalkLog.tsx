import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { texts } from '#play/texts.ts';
import type { Entry, Notebook } from '#play/textTable/notebook.ts';

/**
 * The lines said, the latest last and in sight. New lines are read out, except the player's own. A line is a paragraph,
 * so that a reader can stop at each.
 */
export function TalkLog({ notebook }: { readonly notebook: Notebook }) {
  const entries = useStore(notebook, (state) => state.entries);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => showLast(log.current));
  return (
    <div
      ref={log}
      className="talk-log"
      role="log"
      translate="no"
      aria-live="polite"
      aria-label={texts.talking.log}
      // It scrolls; so a keyboard must be able to get there.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {entries.map((entry) => (
        <Said key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

/** The end of what was said last, or its beginning where it is longer than what is in sight. */
function showLast(log: HTMLDivElement | null): void {
  const last = log?.lastElementChild;
  if (log === null || !(last instanceof HTMLElement)) return;
  const isLong = last.offsetHeight > log.clientHeight;
  log.scrollTo({ top: isLong ? last.offsetTop - log.offsetTop : log.scrollHeight });
}

function Said({ entry: { kind, lines } }: { readonly entry: Entry }) {
  if (kind === 'typed') {
    return (
      <p className="typed" aria-hidden="true">
        {lines}
      </p>
    );
  }
  return (
    <div className="said" data-kind={kind}>
      {lines.map((line, i) => (
        // Lines never change, and two may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
